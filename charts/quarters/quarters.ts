import type { ReportingOf } from '#domain/quarters/reporting.ts'
import type { Figure } from '#charts/figure.ts'
import { quarterColumns } from './columns.ts'
import { quarterTable } from './table.ts'
import type { QuartersInput } from './view.ts'

/**
 * Counts by quarter, added up from months. As columns: one place over time, the chosen quarter marked. As a table: places in
 * the quarter, against the one before and the same of the year before. Without `reportingOf` what the reports do not support is
 * known from flags alone.
 */
export function quartersFigure(input: QuartersInput, reportingOf: ReportingOf = () => null): Figure {
  return input.view.options.shape === 'table'
    ? quarterTable(input, reportingOf)
    : quarterColumns(input, reportingOf)
}
