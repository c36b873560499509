import type { DataSource } from '#domain/data-source/data-source.ts'
import { NATION } from '#domain/location/location.ts'
import type { ReadyTriangulation } from '#domain/reference/curation.ts'
import { MOST_COMPARISONS } from '#domain/triangulation/question.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { TriangulationRequest } from './state.ts'

/** Bit of the coverage that stands for figures of the nation. */
const NATIONAL = 1
const MOST_READY = 3

/** A selection that can be asked as it is. */
export interface ReadyQuestion extends TriangulationRequest {
  readonly indicator: number
}

/**
 * Questions to begin with: those that are known to have pairs enough, then the indicators with which dashboards open, where an estimate, that of the custodian first, or a survey
 * can be held against a survey or reports of facilities; a chosen indicator goes before them. Sources that tabulate others again
 * are no second opinion. Who the custodian is comes from the curation: no indicator's file is there yet.
 */
export function readyQuestions(
  { reference, coverage, dashboards }: Catalogue,
  chosen: number | null = null,
): ReadyQuestion[] {
  const first = [
    ...dashboards.flatMap(({ initial_indicator }) => initial_indicator ?? []),
    ...dashboards.flatMap(({ default_indicators }) => default_indicators),
  ]
  const sourcesOf = (indicator: number): DataSource[] =>
    [...(coverage.get(indicator) ?? [])].flatMap(([id, levels]) => {
      const source = reference.sources.get(id)
      return source?.hasData && (levels & NATIONAL) !== 0 ? [source] : []
    })
  const isHeld = ({ indicator, primary, comparisons }: ReadyTriangulation) => {
    const held = sourcesOf(indicator).map(({ id }) => id)
    return [primary, ...comparisons].every((id) => held.includes(id))
  }
  const known = reference.curation.readyTriangulations.filter(isHeld)
  const ready = new Map(known.map((one) => [one.indicator, one]))
  return [...new Set([...(chosen === null ? [] : [chosen]), ...ready.keys(), ...first])]
    .flatMap((indicator): ReadyQuestion[] => {
      const certain = ready.get(indicator)
      if (certain) return [{ ...certain, location: NATION }]
      const own = sourcesOf(indicator).filter(({ derivedFrom }) => derivedFrom.length === 0)
      const ofKind = (kind: DataSource['classification']) =>
        own.filter(({ classification }) => classification === kind)
      const official = ofKind('Estimate').filter(({ id }) =>
        reference.curation.officialEstimators.includes(id),
      )
      const [primary = null] = [...official, ...ofKind('Estimate'), ...ofKind('Survey')]
      const compared = (['Survey', 'Routine'] as const).flatMap(
        (kind) => ofKind(kind).find((source) => source !== primary) ?? [],
      )
      if (!primary || compared.length === 0) return []
      const comparisons = compared.slice(0, MOST_COMPARISONS).map(({ id }) => id)
      return [{ indicator, primary: primary.id, comparisons, location: NATION }]
    })
    .slice(0, MOST_READY)
}
