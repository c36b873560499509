import type { DataSource } from '#domain/data-source/data-source.ts'
import { NATION } from '#domain/location/location.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { MOST_COMPARISONS } from '#domain/triangulation/question.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { TriangulationSelection } from './triangulation-address.ts'

/** Bit of the coverage that stands for figures of the nation. */
const NATIONAL = 1
const MOST_READY = 3

/** A selection that can be asked as it is. */
export interface ReadyQuestion extends TriangulationSelection {
  readonly indicator: number
  readonly primary: number
}

/**
 * Questions to begin with: the indicators with which dashboards open, where the custodian's estimate can be held against a survey or
 * reports of facilities. Sources that tabulate others again are no second opinion.
 */
export function readyQuestions({ reference, coverage, dashboards }: Catalogue): ReadyQuestion[] {
  const first = dashboards.flatMap(({ initial_indicator, default_indicators }) => [
    ...(initial_indicator === null ? [] : [initial_indicator]),
    ...default_indicators,
  ])
  const sourcesOf = (indicator: number): DataSource[] =>
    [...(coverage.get(indicator) ?? [])].flatMap(([id, levels]) => {
      const source = reference.sources.get(id)
      return source?.hasData && (levels & NATIONAL) !== 0 ? [source] : []
    })
  return [...new Set(first)]
    .flatMap((indicator): ReadyQuestion[] => {
      const sources = sourcesOf(indicator)
      const official = sources.find(({ id }) => reference.measures.get(measureKey(indicator, id))?.custodian)
      const own = sources.filter((source) => source !== official && source.derivedFrom.length === 0)
      const compared = (['Survey', 'Routine'] as const).flatMap(
        (kind) => own.find(({ classification }) => classification === kind) ?? [],
      )
      if (!official || compared.length === 0) return []
      const comparisons = compared.slice(0, MOST_COMPARISONS).map(({ id }) => id)
      return [{ indicator, primary: official.id, comparisons, location: NATION, asked: true }]
    })
    .slice(0, MOST_READY)
}
