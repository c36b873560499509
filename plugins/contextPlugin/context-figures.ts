import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import {
  distinct,
  latestPoint,
  type ObservationTable,
  pointsWhere,
} from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** What the reader chose or the words said; null: any, and for the period the newest of each source. */
export interface ContextChoice {
  readonly indicator: number | null
  readonly source: number | null
  readonly location: number
  readonly period: PeriodCode | null
}

type ContextQuestion = ContextChoice & { readonly indicator: number }

/** One figure of each source that answers, in the order routine, survey, estimate, then by name. */
export function contextFigures(
  table: ObservationTable,
  reference: ReferenceData,
  { indicator, location, source, period }: ContextQuestion,
): readonly StatedFigure[] {
  const sources = source === null ? distinct(table, 'source', { indicator, location }) : [source]
  return sources
    .flatMap((id) => {
      const from = reference.sources.get(id)
      const point = figureOf(table, { indicator, location, source: id }, period)
      return from && point ? [{ point, source: from }] : []
    })
    .sort(
      (a, b) =>
        CLASSIFICATIONS.indexOf(a.source.classification) - CLASSIFICATIONS.indexOf(b.source.classification) ||
        a.source.name.localeCompare(b.source.name),
    )
}

function figureOf(
  table: ObservationTable,
  filter: { readonly indicator: number; readonly location: number; readonly source: number },
  period: PeriodCode | null,
): Point | null {
  if (period === null) return latestPoint(table, filter)
  return pointsWhere(table, { ...filter, period })[0] ?? null
}

/** Periods that any source has for the place, the newest first. */
export function contextPeriods(
  table: ObservationTable,
  { indicator, location, source }: Pick<ContextQuestion, 'indicator' | 'location' | 'source'>,
): readonly PeriodCode[] {
  const filter = source === null ? { indicator, location } : { indicator, location, source }
  return distinct(table, 'period', filter).reverse()
}
