import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { cited, difference, headlineName, listOf, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { isWhole } from '#domain/observation/settled.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { declineWith, levelNotHeld } from './decline.ts'
import { valueSaid } from './figure-said.ts'
import { isOfYears, type RoundPlaces, roundPoints } from './round.ts'
import { countRows, madeRow, rowOf } from './rows.ts'
import { askedPlaces, levelWord } from './whole-places.ts'

/** A round has enough places with this share of those of the fullest. */
const ENOUGH = 0.8
const MOST_NAMED = 3
/** Places named where one indicator is above the other; how many they are is said. */
const MOST_LISTED = 10

/** The figures of two indicators at one place, and how far the first is above the second, as shown. */
interface Beside {
  readonly a: Point
  readonly b: Point
  readonly apart: number
}

/** The places where two indicators lie furthest or least apart, or where one is above the other: of one round of one source. */
export function indicatorsByPlace(
  asked: AnswerInput,
  [one, other]: readonly [Indicator, Indicator],
  asks: Exclude<FrameOf<'compare_indicators'>['asks'], 'pair'>,
): PartAnswer {
  const { question, data } = asked
  const where = askedPlaces(question)
  const round = roundOfBoth(asked, [one, other], where)
  if (!round) {
    const isHeld =
      roundPoints(asked, one.id, where).length > 0 && roundPoints(asked, other.id, where).length > 0
    return isHeld ? declineWith(asked, 'no_rounds') : levelNotHeld(asked, one.id, where)
  }
  if (one.factor !== other.factor) return declineWith(asked, 'no_pair')
  const [first] = round
  const source = byId(data.reference.sources, first?.a.source ?? 0)
  const above = round.filter(({ apart }) => apart > 0)
  const below = round.filter(({ apart }) => apart < 0)
  const chosen = asks === 'above' ? above : asks === 'below' ? below : round
  const sorted = chosen.toSorted(
    (x, y) => (Math.abs(y.apart) - Math.abs(x.apart)) * (asks === 'nearest' ? -1 : 1),
  )
  const count = question.count ?? (asks === 'above' || asks === 'below' ? MOST_LISTED : MOST_NAMED)
  const shown = sorted.slice(0, count)
  const places = shown.map(({ a, b, apart }) =>
    message('assistant.pair-place', {
      place: placeName(byId(data.reference.locations, a.location)),
      apart: difference(Math.abs(apart), one),
      first: valueSaid({ point: a, source }, one),
      second: valueSaid({ point: b, source }, other),
    }),
  )
  const stated = first && { point: first.a, source }
  const counts = stated ? countRows(stated, where.within, [above.length, below.length, round.length]) : []
  const names = { first: headlineName(one), second: headlineName(other) }
  return answering({
    said: [
      message('assistant.pair-places', {
        ...names,
        asks,
        cited: cited(source, first?.a.period ?? 0),
        places: listOf(places, 'apart'),
        any: places.length > 0 ? 'yes' : 'no',
      }),
      message('assistant.pair-count', {
        ...names,
        above: above.length,
        below: below.length,
        count: round.length,
        level: levelWord(where.level),
      }),
    ],
    rows: [
      ...shown.flatMap(({ a, b, apart }) => [
        rowOf(a),
        rowOf(b),
        madeRow({ point: a, source }, { kind: 'difference', value: Math.abs(apart) }),
      ]),
      ...counts,
    ],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator: one.id,
        source: source.id,
        period: first?.a.period ?? null,
      }),
    ],
  })
}

/** The newest round of one source that has both at most of the places. */
function roundOfBoth(
  asked: AnswerInput,
  [one, other]: readonly [Indicator, Indicator],
  where: RoundPlaces,
): readonly Beside[] | null {
  const { question, data } = asked
  const points = (id: number) =>
    roundPoints(asked, id, where).filter(
      (point) => isWhole(point) && isOfYears(point, question.periods.years, data.reference),
    )
  const second = new Map(points(other.id).map((point) => [keyOf(point), point]))
  const both = points(one.id).flatMap((a): Beside[] => {
    const b = second.get(keyOf(a))
    if (!b) return []
    return [{ a, b, apart: roundShown(roundShown(a.value, one) - roundShown(b.value, other), one) }]
  })
  const rounds = [...Map.groupBy(both, ({ a }) => `${a.source}:${a.period}`).values()]
  const most = Math.max(0, ...rounds.map(({ length }) => length))
  const full = rounds.filter(({ length }) => length > 1 && length >= most * ENOUGH)
  const classes = ['Survey', 'Estimate', 'Routine']
  const classOf = ([pair]: readonly Beside[]) =>
    classes.indexOf(byId(data.reference.sources, pair?.a.source ?? 0).classification)
  const [best] = full.toSorted(
    (x, y) => classOf(x) - classOf(y) || (y[0]?.a.period ?? 0) - (x[0]?.a.period ?? 0),
  )
  return best ?? null
}

function keyOf({ source, location, period }: Point): string {
  return `${source}:${location}:${period}`
}
