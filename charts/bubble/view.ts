import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { ids, several, toggle } from '#charts/kind/option-forms.ts'

export const bubbleOptions = {
  // Of two indicators at once.
  national: toggle('nt', { label: message('bubble-section.national'), standard: true }),
  sdg: toggle('sdg', { label: message('bubble-section.sdg'), standard: true }),
  /** Axes on a logarithmic scale. */
  log: several(
    'log',
    [
      ['x', message('bubble-section.log', { axis: 'x' })],
      ['y', message('bubble-section.log', { axis: 'y' })],
    ],
    { label: message('bubble-section.lines'), standard: [] },
  ),
  medians: toggle('medians', { label: message('bubble-section.show-medians'), standard: true }),
  /** The same axes in all periods, as while they play; else those of the shown one, which use the room. */
  steady: toggle('steady', { label: message('bubble-section.steady'), standard: false }),
  /** Places whose way through the years is drawn. */
  trails: ids('trails', { label: message('options.followed'), standard: [], names: 'location' }),
}

export type BubbleView = KindView<'bubble', typeof bubbleOptions>

export type BubbleInput = FigureInput<BubbleView>
