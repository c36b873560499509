import { LOG_AXES } from '#domain/view/log-axis.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { ids, several, toggle } from '#charts/kind/option-forms.ts'
import { TARGETS } from '#charts/kind/shared-options.ts'

export const bubbleOptions = {
  ...TARGETS,
  /** Axes on a logarithmic scale. */
  log: several('log', LOG_AXES, { label: 'Logarithmic axes', standard: [] }),
  medians: toggle('medians', { label: 'Medians', standard: true }),
  /** Places whose way through the years is drawn. */
  trails: ids('trails', { label: 'Followed places', standard: [], names: 'location' }),
}

export type BubbleView = KindView<'bubble', typeof bubbleOptions>

export type BubbleInput = FigureInput<BubbleView>
