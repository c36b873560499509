import { midSentence, unitWords } from '#domain/indicator/indicator-words.ts'
import { sentences } from '#domain/message/value.ts'
import { FLAGS } from '#domain/observation/flag.ts'
import { known } from '#domain/reference/reference-data.ts'
import { correlationCaveats } from '#domain/statistics/correlation/reading.ts'
import { joinedNames as joined } from '#domain/triangulation/joined-names.ts'
import type { BubbleModel } from './model.ts'
import type { BubbleInput } from './view.ts'

/** Units, who is missing, which figures are of another year or not independent, and what a bubble chart cannot show. */
export function bubbleNotes(model: BubbleModel, input: BubbleInput): string[] {
  return [
    `Sideways: ${unitWords(model.x)}. Upwards: ${unitWords(model.y)}.`,
    ...periodNotes(model),
    ...missingNotes(model),
    ...projectionNotes(model),
    ...independenceNotes(model, input),
    input.language.text(sentences(correlationCaveats().slice(0, 3))),
  ]
}

function periodNotes({ frames, bubbles }: BubbleModel): string[] {
  const moved = bubbles.filter(({ isElsewhen }) => isElsewhen).length
  return [
    ...(frames.length === 1 ? ['Only one period has both figures, so there is nothing to play.'] : []),
    ...(moved > 0
      ? [
          `Where a state has no figure of the period, the nearest year is taken, at most 2 years away: ${moved} of ${bubbles.length} bubbles.`,
        ]
      : []),
  ]
}

function missingNotes({ frame, bubbles, size, largest }: BubbleModel): string[] {
  const names = frame?.missing.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)) ?? []
  const without = size && largest > 0 ? bubbles.filter((bubble) => !bubble.size) : []
  const sizeNote =
    size && largest === 0
      ? [`No figure of ${midSentence(size.shortName)} within 2 years: all bubbles have one size.`]
      : without.length === 0
        ? []
        : [
            `Smallest and dashed, for want of a figure of ${midSentence(size?.shortName ?? '')} within 2 years: ${joined(without.map(({ state }) => state.name))}.`,
          ]
  return [
    ...(names.length > 0 ? [`Not drawn, since a figure is missing: ${joined(names)}.`] : []),
    ...sizeNote,
  ]
}

function projectionNotes({ bubbles }: BubbleModel): string[] {
  const points = bubbles.flatMap(({ x, y, size }) => [x, y, ...(size ? [size] : [])])
  return points.some(({ flags }) => flags.includes('projection'))
    ? [`Among the figures: ${FLAGS.projection}.`]
    : []
}

/** Two sources of which one repeats the other, or that both repeat a third. */
function independenceNotes({ axes }: BubbleModel, { reference }: BubbleInput): string[] {
  const [x, y] = [known(reference.sources, axes.x.source), known(reference.sources, axes.y.source)]
  const pairs =
    x.id === y.id
      ? []
      : ([
          [x, y],
          [y, x],
        ] as const)
  const repeated = pairs.flatMap(([one, other]) =>
    one.derivedFrom.includes(other.id)
      ? [`${one.name} re-tabulates ${other.name}, so the two are not independent.`]
      : [],
  )
  const shared = x.id === y.id ? [] : x.derivedFrom.filter((id) => y.derivedFrom.includes(id))
  const names = shared.flatMap((id) => reference.sources.get(id)?.name ?? [])
  return [
    ...repeated,
    ...(names.length > 0
      ? [`${x.name} and ${y.name} both rest on ${joined(names)}, so they are not independent.`]
      : []),
  ]
}
