import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Value } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { GroupFigure } from './group-figure.ts'
import { type Category, groupsWhere } from './group-filter.ts'
import { groupInequality } from './group-inequality.ts'
import { MAIN_MEASURES, type MeasureName } from './measure-definitions.ts'
import { type MeasureRow, measureTable } from './measure-rows.ts'

/** The measures of one period. */
export interface PeriodInequality {
  readonly period: PeriodCode
  /** As the source names it. */
  readonly label: Value
  readonly rows: readonly MeasureRow[]
}

/** The few measures that are followed over time, in reading order. */
const FOLLOWED: readonly MeasureName[] = ['difference', 'ratio', 'sii_logit', 'sii_linear', 'rci']

/**
 * The main measures of each period at one place, the newest first; only measures that some period has. `figures` are of one
 * dimension, source and place. Empty with fewer than two periods that can be measured.
 */
export function inequalityOverTime(
  figures: readonly GroupFigure[],
  categories: readonly Category[],
  indicator: Indicator,
  labels: Readonly<Record<string, string>>,
): PeriodInequality[] {
  const periods = [...new Set(figures.map(({ period }) => period))].sort((a, b) => b - a)
  const measured = periods.flatMap((period) => {
    const found = groupInequality(groupsWhere(figures, { period }), categories, indicator)
    if (found.status !== 'ok') return []
    const { main } = measureTable(found, indicator)
    return [{ period, label: periodName(period, { periodLabels: labels }), rows: main }]
  })
  if (measured.length < 2) return []
  const given = new Set(
    measured.flatMap(({ rows }) =>
      rows.filter(({ value }) => value !== null).map(({ definition }) => definition.name),
    ),
  )
  const kept = MAIN_MEASURES.filter(({ name }) => FOLLOWED.includes(name) && given.has(name))
  return measured.map((entry) => ({
    ...entry,
    rows: kept.flatMap(({ name }) => entry.rows.find(({ definition }) => definition.name === name) ?? []),
  }))
}
