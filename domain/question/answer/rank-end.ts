import { figureRange } from '#domain/comparison/figure-range.ts'
import type { Frame } from '#domain/frame/frame.ts'
import { placesAmongRanked, placesAtEnd, placesNearEnd } from '#domain/frame/ranks.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Value } from '#domain/message/message.ts'
import { cited, headlineName, listOf } from '#domain/message/value.ts'
import { hasWideInterval } from '#domain/observation/flag.ts'
import type { Point } from '#domain/observation/point.ts'
import type { AnswerRow, QuestionData } from './answer.ts'
import { placeFigure } from './figure-said.ts'
import { rankable } from './rankable.ts'
import { type Round, roundFrame, type RoundPlaces } from './round.ts'
import { madeRow, rowOf } from './rows.ts'

/** Figures without a rank that are named, as they lie beyond those with one. */
const MOST_BEYOND = 3

/** One end of a round, with the figures that stand there. */
interface RoundEnd {
  readonly about: Indicator
  readonly where: RoundPlaces
  readonly isLowest: boolean
  readonly shown: readonly Point[]
}

/**
 * The figures without a rank that lie beyond those with one, the farthest first: few deaths are few and an interval is wide just where a figure
 * is small, so the lowest with a rank may be far from the lowest.
 */
export function beyondRanked(
  points: readonly Point[],
  { about, isLowest, shown }: Omit<RoundEnd, 'where'>,
): Point[] {
  const [first] = shown
  const able = rankable(points, about)
  const sign = isLowest ? 1 : -1
  return points
    .filter((point) => first && !able.includes(point) && sign * (point.value - first.value) < 0)
    .toSorted((a, b) => sign * (a.value - b.value))
}

/** What stands at one end of a round, in one sentence with the figures beyond it that have no rank; and the rows of those. */
export function endSaid(
  data: QuestionData,
  round: Round,
  { about, where, isLowest, shown }: RoundEnd,
): { readonly said: Value; readonly rows: readonly AnswerRow[] } {
  const { points, source } = round
  const able = rankable(points, about)
  const [first] = shown
  const end = isLowest ? 'lowest' : 'highest'
  const frame: Frame = roundFrame(round, where, data.reference, able.length)
  const named = (some: readonly Point[]) =>
    listOf(some.map((point) => placeFigure({ point, source }, about, data.reference.locations)))
  const name = {
    indicator: headlineName(about),
    cited: cited(source, first?.period ?? 0),
    places: named(shown),
  }
  const beyond = beyondRanked(points, { about, isLowest, shown })
  const wide = beyond.filter(hasWideInterval)
  const own = wide.length > 0 ? wide : beyond
  if (first && own.length > 0) {
    const some = wide.slice(0, MOST_BEYOND)
    return {
      said: placesAmongRanked(frame, end, {
        ...name,
        beyond: own.length,
        why: wide.length > 0 ? 'wide' : 'few',
        some: named(some),
      }),
      rows: [
        ...some.map((point) => rowOf(point)),
        ...[own.length, able.length].map((value) =>
          madeRow({ point: first, source }, { kind: 'count', value }),
        ),
      ],
    }
  }
  const range = figureRange(able, { indicator: about, source })
  const isNamed = range === null || [end, 'named', 'same'].includes(range.claim)
  const said = isNamed
    ? placesAtEnd(frame, end, name)
    : placesNearEnd(frame, end, { ...name, count: shown.length, why: range.why ?? 'intervals' })
  return { said, rows: [] }
}
