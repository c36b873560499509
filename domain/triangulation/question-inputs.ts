import type { DataSource } from '#domain/data-source/data-source.ts'
import { unitClass } from '#domain/number/factor.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import { shownName, type TriangulationQuestion } from './question.ts'

/** The inputs of a triangulation: names and ids, the unit, and the first and the last year. Source: methods 0 C8. */
export function inputsOf(
  { primary, comparisons, indicator, location, currentYear }: TriangulationQuestion,
  judged: readonly JudgedIndicator[],
) {
  const named = (source: DataSource) => ({
    id: source.id,
    name: shownName(source),
    classification: source.classification,
  })
  const years = judged.flatMap(({ span }) => span ?? [])
  return {
    primary: named(primary),
    comparisons: comparisons.map(named),
    indicator: indicator && {
      id: indicator.id,
      name: indicator.shortName,
      unit: unitClass(indicator.factor),
      decimals: indicator.decimals,
    },
    location: location && { id: location.id, name: location.name },
    n_indicators: judged.length,
    periods: years.length === 0 ? null : ([`${Math.min(...years)}`, `${Math.max(...years)}`] as const),
    current_year: currentYear,
  }
}
