import { changesTogether, hasUnequalTimes, isTold } from '#domain/comparison/change.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, difference, headlineName, listOf, periodName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Course, FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { declineWith, levelNotHeld } from './decline.ts'
import { movedSaid } from './moved-said.ts'
import { bothPeriods, countRows, madeRow, rowOf } from './rows.ts'
import { roundPoints } from './round.ts'
import { type RoundPair, roundPair } from './round-pair.ts'
import { lies } from './limits.ts'
import { askedPlaces, levelWord } from './whole-places.ts'

/** A place, and how far its figure went from one round to the next, as shown. */
interface Moved {
  readonly before: Point
  readonly now: Point
  readonly apart: number
  readonly isClear: boolean
}

/** `Which states got worse`: several are asked for. */
const SEVERAL = /\b(?:states|zones|lgas|local governments(?: areas)?|places|districts)\b/i
/** Places that are named where no number of them was said. */
const MOST_NAMED = 5

/** How the figures of places changed between two rounds of one source: who went farthest, and how many went which way. */
export function changeByPlaceAnswer(
  asked: AnswerInput,
  { course, asks, size }: FrameOf<'change_by_place'>,
): PartAnswer {
  const { question, data } = asked
  const { locations, indicators } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const where = askedPlaces(question)
  const pair = roundPair(asked, indicator, where)
  if (!pair) {
    const isHeld = roundPoints(asked, indicator, where).length > 0
    return isHeld ? declineWith(asked, 'no_rounds') : levelNotHeld(asked, indicator, where)
  }
  const moved = movedIn(pair, about, data.reference)
  const sign = signOf(course, about)
  const along = moved.filter(
    ({ apart }) =>
      (sign === 0 ? apart !== 0 : apart * sign > 0) && (size === null || lies(Math.abs(apart), size)),
  )
  const sorted = along.toSorted((a, b) => Math.abs(b.apart) - Math.abs(a.apart))
  const wanted = question.count ?? (SEVERAL.test(question.text) ? MOST_NAMED : 1)
  const shown = size === null ? withTies(sorted, Math.max(wanted, 1)) : sorted
  const counts = [
    moved.length,
    moved.filter(({ apart }) => apart > 0).length,
    moved.filter(({ apart }) => apart < 0).length,
  ] as const
  const clear = along.filter(({ isClear }) => isClear).length
  const [first] = moved
  const direction = sign === 0 ? 'either' : sign > 0 ? 'rose' : 'fell'
  const names: Value[] = shown.map(({ before, now }) =>
    movedSaid({ place: byId(locations, now.location), about, source: pair.source, before, now }),
  )
  const subject = {
    indicator: headlineName(about),
    start: cited(pair.source, pair.before),
    end: periodName(pair.now, pair.source),
  }
  const sized =
    size === null
      ? []
      : [
          message('assistant.change-size', {
            count: along.length,
            all: moved.length,
            level: levelWord(where.level),
            direction,
            side: size.side,
            size: difference(size.value, about),
          }),
        ]
  const counted = message('assistant.change-count', {
    ...subject,
    level: levelWord(where.level),
    rose: counts[1],
    fell: counts[2],
    count: counts[0],
    first: direction,
  })
  const most = message('assistant.change-most', {
    ...subject,
    any: shown.length > 0 ? 'yes' : 'no',
    direction,
    places: listOf(names, 'apart'),
  })
  const tested = message('assistant.change-tested', {
    count: clear,
    of: along.length,
    any: clear > 0 ? 'yes' : 'no',
  })
  const stated = first ? { point: first.now, source: pair.source } : null
  return answering({
    said: [
      ...sized,
      ...(asks === 'count' ? [counted, most] : [most, counted]),
      ...(along.length > 0 ? [tested] : []),
      ...(first && hasUnequalTimes(first.before, first.now) ? [message('assistant.trend-times')] : []),
    ],
    rows: [
      ...shown.flatMap(({ before, now, apart }) => [
        rowOf(now),
        rowOf(before),
        madeRow(
          { point: now, source: pair.source },
          {
            kind: 'difference',
            value: Math.abs(apart),
            period: bothPeriods(before, now),
          },
        ),
      ]),
      ...(stated ? countRows(stated, where.within, [...counts, clear, along.length]) : []),
    ],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator,
        source: pair.source.id,
        period: pair.now,
        location: where.within[0] ?? NATION,
      }),
    ],
  })
}

/** The places with both rounds; the changes are tested together, by the one rule of change. */
function movedIn({ points, before, now }: RoundPair, about: Indicator, reference: ReferenceData): Moved[] {
  const old = new Map(
    points.filter(({ period }) => period === before).map((point) => [point.location, point]),
  )
  const pairs = points
    .filter(({ period }) => period === now)
    .flatMap((point) => {
      const first = old.get(point.location)
      return first ? [{ indicator: about, before: first, now: point }] : []
    })
  const verdicts = changesTogether(pairs, reference)
  return pairs.map((pair, at) => ({
    before: pair.before,
    now: pair.now,
    apart: roundShown(roundShown(pair.now.value, about) - roundShown(pair.before.value, about), about),
    isClear: isTold(verdicts[at] ?? 'untested'),
  }))
}

/** The sign of a change of that course; 0: of either. */
function signOf(course: Course, { slope }: Indicator): 1 | -1 | 0 {
  if (course === 'rise') return 1
  if (course === 'fall') return -1
  if (course === 'any' || slope === null) return 0
  const good = slope === 'Positive' ? 1 : -1
  return course === 'better' ? good : good === 1 ? -1 : 1
}

function withTies(sorted: readonly Moved[], count: number): Moved[] {
  const edge = Math.abs(sorted[count - 1]?.apart ?? 0)
  return sorted.filter(({ apart }, at) => at < count || Math.abs(apart) === edge)
}
