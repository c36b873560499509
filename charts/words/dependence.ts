import type { DataSource } from '#domain/data-source/data-source.ts'
import { known, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'

/**
 * Which of the sources shown re-tabulate others, so that their agreement confirms nothing:
 * `GDL and ICEH re-tabulate NDHS and MICS interviews, so they are not independent of them.`
 * Only origins that measure the indicator count. Empty when all are independent.
 */
export function dependenceNotes(
  sources: readonly DataSource[],
  indicator: number,
  reference: ReferenceData,
): string[] {
  const originsOf = (source: DataSource) =>
    source.derivedFrom.filter((origin) => reference.measures.has(measureKey(indicator, origin)))
  const derived = sources.filter((source) => originsOf(source).length > 0)
  return (['Survey', 'Estimate', 'Routine'] as const).flatMap((classification) => {
    const group = derived.filter((source) => source.classification === classification)
    if (group.length === 0) return []
    const origins = [...new Set(group.flatMap(originsOf))]
    const names = group.map((source) => source.name)
    const from = joined(origins.map((id) => known(reference.sources, id).name))
    const verb = classification === 'Survey' ? ['re-tabulates', 're-tabulate'] : ['repeats', 'repeat']
    const what = classification === 'Survey' ? `${from} interviews` : `figures of ${from}`
    const one = names.length === 1
    return [
      `${joined(names)} ${verb[one ? 0 : 1]} ${what}, so ${one ? 'it is' : 'they are'} not independent of ${origins.length === 1 && classification !== 'Survey' ? 'it' : 'them'}.`,
    ]
  })
}

/** `A`, `A and B`, `A, B and C`. */
export function joined(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
