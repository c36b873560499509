import { message } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { BesidePlace, FrameOf } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { levelNotHeld } from './decline.ts'
import { lowestOf } from './extreme-in-time.ts'
import { placeFigure, valueSaid } from './figure-said.ts'
import { pointBeside, roundAt } from './round.ts'
import { countRows, rowOf } from './rows.ts'
import { askedPlaces, levelWord } from './whole-places.ts'

/**
 * The places whose figures lie on one side of that of one place, mostly the nation’s own, of the same source and time, and how many of them intervals leave
 * open. Declined where no round has both.
 */
export function besidePlaceAnswer(asked: AnswerInput, frame: FrameOf<'beside_place'>): PartAnswer {
  const { question, data } = asked
  const { indicators, locations } = data.reference
  const [indicator = 0] = question.indicators
  const about = byId(indicators, indicator)
  const where = askedPlaces(question)
  const round = roundAt(asked, indicator, where, frame.place)
  const [first] = round?.points ?? []
  const nation = first ? pointBeside(asked, first, frame.place) : null
  if (!round || !nation)
    return roundAt(asked, indicator, where)
      ? noNation(asked, frame.place)
      : levelNotHeld(asked, indicator, where)
  const { source, points } = round
  const side = sideOf(frame.side, about)
  const edge = roundShown(nation.value, about)
  const found = points.filter(({ value, location }) => {
    if (location === frame.place) return false
    const shown = roundShown(value, about)
    if (shown === edge) return frame.isInclusive
    return side === 'above' ? shown > edge : shown < edge
  })
  const sorted = found.toSorted((a, b) => (side === 'below' ? a.value - b.value : b.value - a.value))
  const named = sorted.map((point) => placeFigure({ point, source }, about, locations))
  const stated = { point: nation, source }
  const open = found.filter((point) => isOpen(point, nation)).length
  const isSampled = source.classification !== 'Routine'
  const bare = isSampled ? found.filter(({ lower }) => lower === null).length : 0
  return answering({
    said: [
      message('assistant.beside-place', {
        side,
        inclusive: frame.isInclusive ? 'yes' : 'no',
        count: found.length,
        all: points.length,
        level: levelWord(where.level),
        indicator: headlineName(about),
        place: placeName(byId(locations, frame.place)),
        figure: valueSaid(stated, about),
        cited: cited(source, nation.period),
        places: listOf(named),
        any: found.length > 0 ? 'yes' : 'no',
      }),
      ...(open > 0 ? [message('assistant.beside-open', { count: open })] : []),
      ...(bare > 0
        ? [message('assistant.beside-bare', { count: bare, whole: bare === found.length ? 'yes' : 'no' })]
        : []),
    ],
    rows: [
      rowOf(nation),
      ...sorted.map((point) => rowOf(point)),
      ...countRows(stated, where.within, [found.length, points.length, open, bare]),
    ],
    links: [linkTo(data, { section: 'zonal-analysis', indicator, source: source.id, period: nation.period })],
  })
}

/** There are figures of such places, and none of the one beside them. */
function noNation({ question, data }: AnswerInput, place: number): PartAnswer {
  const [indicator = 0] = question.indicators
  return answering({
    said: [
      message('assistant.no-nation', {
        indicator: headlineName(byId(data.reference.indicators, indicator)),
        place: placeName(byId(data.reference.locations, place)),
        level: levelWord(askedPlaces(question).level),
      }),
    ],
    reason: 'no_pair',
    links: [linkTo(data, { section: 'zonal-analysis', indicator })],
  })
}

function sideOf(side: BesidePlace['side'], about: Parameters<typeof lowestOf>[1]): 'above' | 'below' {
  if (side === 'above' || side === 'below') return side
  return lowestOf(side === 'better' ? 'best' : 'worst', about) ? 'below' : 'above'
}

/** The intervals leave open on which side it lies: its own holds the nation’s figure, or reaches into the nation’s. */
function isOpen({ lower, upper }: Point, nation: Point): boolean {
  if (lower === null || upper === null) return false
  return lower <= (nation.upper ?? nation.value) && upper >= (nation.lower ?? nation.value)
}
