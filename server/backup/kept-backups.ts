import type { BackupsKept } from '#server/platform/backup-variables.ts'

const NAME = /^msdat-(\d{4})-(\d{2})-(\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.backup$/

/** The name of a backup of a moment: names sort as moments do. */
export function backupName(at: Date): string {
  return `msdat-${at.toISOString().replaceAll(/[:.]/g, '-')}.backup`
}

/** The moment of a name; null: it is no backup of ours. */
export function momentOf(name: string): Date | null {
  const found = NAME.exec(name)
  if (!found) return null
  const [year = 0, month = 1, day, hour, minute, second, thousandth] = found.slice(1).map(Number)
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, thousandth))
}

/** Monday of its week. */
function weekOf(at: Date): string {
  const monday = new Date(at)
  monday.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}

/**
 * The names that may go: all but the newest of each of the last days, weeks and months that have one. Files of other names are nobody's
 * business here and are never among them.
 */
export function superfluousBackups(names: readonly string[], { days, weeks, months }: BackupsKept): string[] {
  const dated = names
    .flatMap((name) => {
      const at = momentOf(name)
      return at === null ? [] : [{ name, at }]
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set(
    [
      newestOfEach(dated, days, (at) => at.toISOString().slice(0, 10)),
      newestOfEach(dated, weeks, weekOf),
      newestOfEach(dated, months, (at) => at.toISOString().slice(0, 7)),
    ].flat(),
  )
  return dated.map(({ name }) => name).filter((name) => !kept.has(name))
}

function newestOfEach(
  dated: readonly { readonly name: string; readonly at: Date }[],
  count: number,
  spanOf: (at: Date) => string,
): string[] {
  const newest = new Map<string, string>()
  for (const { name, at } of dated) if (!newest.has(spanOf(at))) newest.set(spanOf(at), name)
  return [...newest.values()].slice(0, count)
}
