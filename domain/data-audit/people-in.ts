import type { ObservationTable } from '#domain/observation/observation-table.ts'

/** People by place, from the edition that has the most places; of several such the newest. Empty without figures. */
export function peopleIn(population: ObservationTable): ReadonlyMap<number, number> {
  const editions = new Map<string, Map<number, number>>()
  for (let row = 0; row < population.length; row++) {
    const key = `${population.source[row]}:${population.period[row]}`
    const edition = editions.get(key) ?? new Map<number, number>()
    edition.set(population.location[row] ?? 0, population.value[row] ?? 0)
    editions.set(key, edition)
  }
  const byPeriod = [...editions].toSorted(([a], [b]) => periodIn(a) - periodIn(b))
  let best: ReadonlyMap<number, number> = new Map()
  for (const [, edition] of byPeriod) if (edition.size >= best.size) best = edition
  return best
}

function periodIn(key: string): number {
  return Number(key.split(':')[1])
}
