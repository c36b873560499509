import type { DataSource } from '#domain/data-source/data-source.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'

/**
 * Which of the sources shown re-tabulate others, so that their agreement confirms nothing:
 * `GDL and ICEH re-tabulate NDHS and MICS interviews, so they are not independent of them.`
 * Empty when all are independent.
 */
export function dependenceNotes(sources: readonly DataSource[], reference: ReferenceData): string[] {
  const derived = sources.filter((source) => source.derivedFrom.length > 0)
  return (['Survey', 'Estimate', 'Routine'] as const).flatMap((classification) => {
    const group = derived.filter((source) => source.classification === classification)
    if (group.length === 0) return []
    const origins = [...new Set(group.flatMap((source) => source.derivedFrom))]
    const names = group.map((source) => source.name)
    const from = joined(origins.map((id) => known(reference.sources, id).name))
    const verb = classification === 'Survey' ? ['re-tabulates', 're-tabulate'] : ['repeats', 'repeat']
    const what = classification === 'Survey' ? `${from} interviews` : `figures of ${from}`
    const one = names.length === 1
    return [
      `${joined(names)} ${verb[one ? 0 : 1]} ${what}, so ${one ? 'it is' : 'they are'} not independent of them.`,
    ]
  })
}

/** `A`, `A and B`, `A, B and C`. */
export function joined(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
