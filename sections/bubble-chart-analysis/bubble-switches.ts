import { logAxes } from '#charts/bubble/model.ts'
import { bubbleOptions } from '#charts/bubble/view.ts'
import { message } from '#domain/message/message.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { kindBox, kindBoxes } from '#sections/controls/kind-choice.ts'
import type { Control } from '#sections/definition/control.ts'
import type { BubbleChoice } from './bubble-choice.ts'
import type { BubbleState } from './state.ts'

/** Lines through the plot, logarithmic axes where the values span ten times or more, and the states that are followed. */
export function bubbleSwitches(
  { medians, national, sdg, log, trails }: BubbleState,
  choice: BubbleChoice,
  reference: ReferenceData,
): Control<BubbleState>[] {
  const indicators = [choice.x, choice.y].map(({ indicator }) => byId(reference.indicators, indicator))
  const hasNational = indicators.some(({ nationalTarget }) => nationalTarget !== null)
  const hasSdg = indicators.some(({ sdgTarget }) => sdgTarget !== null)
  return [
    {
      control: 'boxes',
      label: bubbleOptions.log.offer.label,
      boxes: [
        kindBox(bubbleOptions.medians, medians, (on) => ({ medians: on })),
        ...(hasNational ? [kindBox(bubbleOptions.national, national, (on) => ({ national: on }))] : []),
        ...(hasSdg ? [kindBox(bubbleOptions.sdg, sdg, (on) => ({ sdg: on }))] : []),
        ...kindBoxes(bubbleOptions.log, {
          value: log,
          among: logAxes(choice),
          change: (axes) => ({ log: axes }),
        }),
      ],
    },
    ...(trails.length > 0
      ? [{ control: 'step' as const, label: message('bubble-section.follow-none'), change: { trails: [] } }]
      : []),
  ]
}
