import { message } from '#domain/message/message.ts'
import { PERIOD_KINDS } from '#domain/period/period.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { choice, toggle, whole } from '#charts/kind/option-forms.ts'
import { HIDDEN, INTERVALS, PARTS, TARGETS, YEARS_OF } from '#charts/kind/shared-options.ts'

export const trendOptions = {
  shape: choice(
    'shape',
    [
      ['line', message('chart.form', { form: 'line' })],
      ['column', message('chart.form', { form: 'column' })],
    ],
    { label: message('trend.form'), standard: 'line' },
  ),
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
  /** How long the periods are that it shows; without it those of the first source, else the longest. */
  length: choice(
    'length',
    PERIOD_KINDS.map((of) => [of, message('trend.by-length', { of })] as const),
    { label: message('trend.length'), standard: null },
  ),
  ...YEARS_OF,
}

export type TrendView = KindView<'trend', typeof trendOptions>

export type TrendInput = FigureInput<TrendView>
