import { message } from '#domain/message/message.ts'
import { PERIOD_KINDS } from '#domain/period/period.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice, numbers, toggle, whole } from '#charts/kind/option-forms.ts'
import { HIDDEN, INTERVALS, LINE_OR_COLUMN, PARTS, TARGETS, YEARS_OF } from '#charts/kind/shared-options.ts'

export const trendOptions = {
  ...LINE_OR_COLUMN,
  ...TARGETS,
  ...PARTS,
  ...INTERVALS,
  /** The source whose interval is drawn alone; without it every source that has one. */
  intervalSource: whole('interval_source', {
    label: message('controls.intervals-of'),
    standard: null,
    names: 'source',
  }),
  /** The first source by itself; a trend shows every source of the indicator. */
  alone: toggle('alone', { label: message('options.alone'), standard: false }),
  ...HIDDEN,
  /** Every source, where nothing is hidden; a trend begins with a few of many. */
  every: toggle('every_source', { label: message('options.every-source'), standard: false }),
  /** How long the periods are that it shows; without it those of the first source, else the longest. */
  length: choice(
    'length',
    PERIOD_KINDS.map((of) => [of, message('trend.by-length', { of })] as const),
    { label: message('trend.length'), standard: null },
  ),
  ...YEARS_OF,
  /** First and last year that the axis reaches at least, as trends beside each other share one. */
  between: numbers('between', { label: message('options.axis-years'), standard: null }),
}

export type TrendView = KindView<'trend', typeof trendOptions>

export type TrendInput = FigureInput<TrendView>
