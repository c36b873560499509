import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#charts/kind/option-forms.ts'
import { INTERVALS, PARTS, TARGETS } from '#charts/kind/shared-options.ts'

export const sourceTableOptions = {
  ...TARGETS,
  ...PARTS,
  ...INTERVALS,
  /** The last year that is looked at; without it the current one. */
  until: whole('until', { label: message('options.until'), standard: null }),
}

export type SourceTableView = KindView<'source-table', typeof sourceTableOptions>

export type SourceTableInput = FigureInput<SourceTableView>

/** The same table as it was at the end of the year asked for: what came later is not looked at. */
export function asOfYear(input: SourceTableInput): SourceTableInput {
  const { until } = input.view.options
  return until === undefined || until >= input.currentYear ? input : { ...input, currentYear: until }
}
