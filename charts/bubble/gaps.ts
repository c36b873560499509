import type { BubbleAxis } from '#domain/bubble/bubble-frames.ts'
import type { Location } from '#domain/location/location.ts'
import type { GapRow } from '#charts/figure.ts'
import { gapRow } from '#charts/words/gap-row.ts'
import type { BubbleModel } from './model.ts'
import type { BubbleInput } from './view.ts'

/** The figures for want of which states have no bubble, and bubbles no area of their own. */
export interface BubbleGaps {
  readonly notDrawn: readonly GapRow[]
  readonly noSize: readonly GapRow[]
}

export function bubbleGaps({ axes, bubbles, frame }: BubbleModel, input: BubbleInput): BubbleGaps {
  if (!frame) return { notDrawn: [], noSize: [] }
  const { period } = frame
  const row = ({ indicator, source }: BubbleAxis, { id: location }: Location) =>
    gapRow({ indicator, source, location, period }, input)
  const { size } = axes
  return {
    notDrawn: frame.missing
      .toSorted((a, b) => a.state.name.localeCompare(b.state.name))
      .flatMap(({ state, x, y }) => [...(x ? [] : [row(axes.x, state)]), ...(y ? [] : [row(axes.y, state)])]),
    noSize: size ? bubbles.filter((bubble) => !bubble.size).map(({ state }) => row(size, state)) : [],
  }
}
