import { type LgaQuestion, lgaFilesFor } from '#domain/choice/lga-files.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { FileRequest } from './file-request.ts'

/** The files of an indicator's LGAs that a choice is shown from. */
export function lgaRequests(indicator: number, question: LgaQuestion): readonly FileRequest[] {
  const { years, monthsOf } = lgaFilesFor(question)
  return [
    ...(years ? [{ file: 'lgas' as const, indicator }] : []),
    ...(monthsOf === null ? [] : [{ file: 'lga-months' as const, indicator, state: monthsOf }]),
  ]
}

/** Bit of the coverage that stands for figures of LGAs. */
const OF_LGAS = 8

/**
 * Requests the names of a place that the catalogue lacks: the LGAs of the indicators that have any. None for other places, so that
 * only who asks for an LGA carries them.
 */
export function placeRequests(
  location: number | null,
  indicators: readonly number[],
  { reference, coverage }: Pick<Catalogue, 'reference' | 'coverage'>,
): readonly FileRequest[] {
  if (location === null || reference.locations.has(location)) return []
  const hasLgas = (id: number) =>
    [...(coverage.get(id)?.values() ?? [])].some((levels) => (levels & OF_LGAS) !== 0)
  return indicators.filter(hasLgas).map((indicator) => ({ file: 'lgas', indicator }))
}
