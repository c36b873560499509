import { type Credibility, sourceCredibility } from './credibility.ts'
import { isFilled } from './documentation.ts'
import { sourceKind } from './source-kind.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'

interface Believed {
  readonly source: DataSource
  readonly indicator: number
  readonly location: number
  /** Years since its newest figure here. */
  readonly age: number
  readonly completeness: number | null
  readonly table: ObservationTable
  readonly reference: ReferenceData
}

/** How credible a source is with its figures of one indicator at one place, step by step. Source: methods §1.4. */
export function ownCredibility(believed: Believed): Credibility {
  const { source, indicator, location, age, completeness, table, reference } = believed
  const own = pointsWhere(table, { indicator, source: source.id, location }).filter(
    ({ flags }) => !flags.includes('projection'),
  )
  const bounded = own.filter(({ lower }) => lower !== null).length
  const method = reference.measures.get(measureKey(indicator, source.id))?.method
  return sourceCredibility({
    kind: sourceKind(source),
    completeness_pct: completeness,
    extreme_outliers_pct: null,
    age,
    hasMethodology: isFilled(source.methodology) || isFilled(method),
    bounded_pct: (100 * bounded) / Math.max(1, own.length),
    allGreen: null,
  })
}
