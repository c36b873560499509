import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, headlineName, listOf } from '#domain/message/value.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { targetValue } from '#domain/target/target-label.ts'
import type { Band, FrameOf, Limit } from '../frame.ts'
import { linkTo, placesLink } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure } from './choose-figure.ts'
import { levelNotHeld, notPublished } from './decline.ts'
import { figureSaid, placeFigure } from './figure-said.ts'
import { oppositeOf, oppositeSaid } from './opposite-figure.ts'
import { lies, openAt } from './limits.ts'
import { roundAt } from './round.ts'
import { withoutSide } from './rankable.ts'
import { countRows, rowOf } from './rows.ts'
import { assumed } from './value.ts'
import { askedPlaces, levelWord } from './whole-places.ts'

/** Figures held against a number that was named: whether one lies beyond it, or which places do. */
export function thresholdAnswer(asked: AnswerInput, { limit, asks }: FrameOf<'threshold'>): PartAnswer {
  return asks === 'whether' ? whether(asked, limit) : which(asked, limit)
}

/** The limit on the figures as they are held: the opposite of more than 30% is less than 70%. */
export function onHeld({ question }: AnswerInput, limit: Limit | Band): Limit | Band {
  if (!question.isOpposite) return limit
  if (limit.side === 'within') return { ...limit, from: 100 - limit.to, to: 100 - limit.from }
  return { ...limit, side: limit.side === 'above' ? 'below' : 'above', value: 100 - limit.value }
}

/** One figure, a plain yes or no, and whether its interval leaves that open. */
function whether(asked: AnswerInput, limit: Limit | Band): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const about = byId(data.reference.indicators, indicator)
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const { sources, periods } = question
  const stated = chooseFigure(asked, { indicator, place, sources, years: periods.years })
  if (!stated) return notPublished(asked, indicator, place.id)
  const held = onHeld(asked, limit)
  const { value } = stated.point
  const isOpen = openAt([stated.point], edgesOf(held)) > 0
  const shown = question.isOpposite ? 100 - value : value
  return answering({
    said: [
      message('assistant.whether', {
        answer: lies(value, held) ? 'yes' : 'no',
        side: sideOf(shown, limit),
        limit: limitSaid(limit, about),
        open: !isOpen ? 'no' : limit.side === 'within' ? 'crosses' : 'yes',
      }),
      figureSaid(stated, { indicator: about, place }),
      ...oppositeSaid(asked, stated, about),
    ],
    rows: [rowOf(stated.point, edgesOf(limit)[0]), ...oppositeOf(asked, stated)],
    links: [
      linkTo(data, {
        section: 'indicator-overview',
        indicator,
        source: stated.point.source,
        location: place.id,
        period: stated.point.period,
      }),
    ],
    assumptions: assumed(asked, stated, place),
  })
}

/** The numbers themselves that figures are held against. */
export function edgesOf(limit: Limit | Band): number[] {
  return limit.side === 'within' ? [limit.from, limit.to] : [limit.value]
}

function sideOf(value: number, limit: Limit | Band): 'above' | 'below' | 'on' | 'within' {
  const [from = 0, to = from] = edgesOf(limit)
  if (limit.side === 'within' && value >= from && value <= to) return 'within'
  return value > to ? 'above' : value < from ? 'below' : 'on'
}

/** The limit in the unit of the indicator: `90%`, `40% to 60%`. */
export function limitSaid(limit: Limit | Band, about: Indicator): Value {
  const [from, to] = edgesOf(limit).map((edge) => targetValue(edge, about))
  if (from === undefined) return ''
  return to === undefined ? from : message('assistant.from-to', { low: from, high: to })
}

/** The places whose figures lie beyond the number, and how many they are. */
function which(asked: AnswerInput, limit: Limit | Band): PartAnswer {
  const { question, data } = asked
  const { locations, indicators } = data.reference
  const [indicator = 0] = question.indicators
  const about: Indicator = byId(indicators, indicator)
  const where = askedPlaces(question)
  const round = roundAt(asked, indicator, where)
  if (!round) return levelNotHeld(asked, indicator, where)
  const { source, points } = round
  const held = onHeld(asked, limit)
  const sided = points.filter((point) => !restsOnFewEvents(point, about))
  const found = sided.filter(({ value }) => lies(value, held))
  const sorted = found.toSorted((a, b) => (held.side === 'below' ? a.value - b.value : b.value - a.value))
  const named = sorted.map((point) => placeFigure({ point, source }, about, locations))
  const open = openAt(found, edgesOf(held))
  const [first] = points
  const stated = first && { point: first, source }
  const counts = stated ? countRows(stated, where.within, [found.length, sided.length, open]) : []
  return answering({
    said: [
      message('assistant.threshold', {
        side: held.side,
        inclusive: held.side !== 'within' && held.isInclusive ? 'yes' : 'no',
        count: found.length,
        all: sided.length,
        level: levelWord(where.level),
        indicator: headlineName(about),
        limit: limitSaid(held, about),
        cited: cited(source, first?.period ?? 0),
        places: listOf(named),
        any: found.length > 0 ? 'yes' : 'no',
      }),
      ...withoutSide(points.length - sided.length),
      ...(open > 0
        ? [
            message('assistant.limit-open', {
              count: open,
              limit: limitSaid(held, about),
              within: held.side === 'within' ? 'yes' : 'no',
            }),
          ]
        : []),
      ...(question.isOpposite
        ? [message('assistant.opposite-limit', { limit: limitSaid(limit, about) })]
        : []),
    ],
    rows: [...sorted.map((point) => rowOf(point, edgesOf(held)[0])), ...counts],
    links: [placesLink(data, { indicator, source: source.id, period: first?.period ?? null, where })],
  })
}
