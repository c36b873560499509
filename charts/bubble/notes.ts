import { unitOf } from '#domain/message/indicator-words.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, listOf, sentences, sourceName } from '#domain/message/value.ts'
import { flagNote } from '#domain/observation/flag.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { correlationCaveats } from '#domain/statistics/correlation/reading.ts'
import type { GapRow } from '#charts/figure.ts'
import { missingNames } from '#charts/words/missing-places.ts'
import type { BubbleGaps } from './gaps.ts'
import type { BubbleModel } from './model.ts'
import type { BubbleInput } from './view.ts'

/** Units, who is missing, which figures are of another year or not independent, and what a bubble chart cannot show. */
export function bubbleNotes(model: BubbleModel, gaps: BubbleGaps, input: BubbleInput): string[] {
  return [
    message('bubble.axes', { x: unitOf(model.x), y: unitOf(model.y) }),
    ...periodNotes(model),
    ...missingNotes(model, gaps),
    ...projectionNotes(model),
    ...independenceNotes(model, input),
    sentences(correlationCaveats().slice(0, 3)),
  ].map((said) => input.language.text(said))
}

function periodNotes({ frames, bubbles }: BubbleModel): Message[] {
  const moved = bubbles.filter(({ isElsewhen }) => isElsewhen).length
  const counts = { moved: String(moved), all: String(bubbles.length) }
  return [
    ...(frames.length === 1 ? [message('bubble.one-period')] : []),
    ...(moved > 0 ? [message('bubble.nearest-year', counts)] : []),
  ]
}

function missingNotes({ size, largest }: BubbleModel, { notDrawn, noSize }: BubbleGaps): Message[] {
  const states = (gaps: readonly GapRow[]) => ({ states: missingNames(gaps) })
  const found = notDrawn.length > 0 ? [message('bubble.not-drawn', states(notDrawn))] : []
  if (!size) return found
  const indicator = indicatorName(size)
  if (largest === 0) return [...found, message('bubble.one-size', { indicator })]
  if (noSize.length === 0) return found
  return [...found, message('bubble.dashed', { indicator, ...states(noSize) })]
}

function projectionNotes({ bubbles }: BubbleModel): Message[] {
  const points = bubbles.flatMap(({ x, y, size }) => [x, y, ...(size ? [size] : [])])
  return points.some(({ flags }) => flags.includes('projection'))
    ? [message('bubble.among', { note: flagNote('projection') })]
    : []
}

/** Two sources of which one repeats the other, or that both repeat a third. */
function independenceNotes({ axes }: BubbleModel, { reference }: BubbleInput): Message[] {
  const [x, y] = [byId(reference.sources, axes.x.source), byId(reference.sources, axes.y.source)]
  if (x.id === y.id) return []
  const pairs = [
    { one: x, other: y },
    { one: y, other: x },
  ]
  const shared = x.derivedFrom.filter((id) => y.derivedFrom.includes(id))
  const origins = shared.flatMap((id) => reference.sources.get(id)?.name ?? [])
  const names = { source: sourceName(x), other: sourceName(y) }
  return [
    ...pairs
      .filter(({ one, other }) => one.derivedFrom.includes(other.id))
      .map(({ one, other }) =>
        message('bubble.re-tabulates', { source: sourceName(one), other: sourceName(other) }),
      ),
    ...(origins.length > 0 ? [message('bubble.both-rest', { ...names, origins: listOf(origins) })] : []),
  ]
}
