import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, headlineName, listOf, placeName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { targetValue } from '#domain/target/target-label.ts'
import type { FrameOf, Limit } from '../frame.ts'
import { linkTo } from './address.ts'
import { type AnswerInput, answering, type PartAnswer } from './answer.ts'
import { chooseFigure } from './choose-figure.ts'
import { levelNotHeld, notPublished } from './decline.ts'
import { figureSaid, valueSaid } from './figure-said.ts'
import { oppositeOf, oppositeSaid } from './opposite-figure.ts'
import { roundAt } from './round.ts'
import { madeRow, rowOf } from './rows.ts'
import { assumed } from './value.ts'
import { askedPlaces, levelWord } from './whole-places.ts'

/** Figures held against a number that was named: whether one lies beyond it, or which places do. */
export function thresholdAnswer(asked: AnswerInput, { limit, asks }: FrameOf<'threshold'>): PartAnswer {
  return asks === 'whether' ? whether(asked, limit) : which(asked, limit)
}

/** The limit on the figures as they are held: the opposite of more than 30% is less than 70%. */
function onHeld({ question }: AnswerInput, limit: Limit): Limit {
  if (!question.isOpposite) return limit
  return { ...limit, side: limit.side === 'above' ? 'below' : 'above', value: 100 - limit.value }
}

function lies(value: number, { side, value: edge, isInclusive }: Limit): boolean {
  if (value === edge) return isInclusive
  return side === 'above' ? value > edge : value < edge
}

/** One figure, a plain yes or no, and whether its interval leaves that open. */
function whether(asked: AnswerInput, limit: Limit): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const about = byId(data.reference.indicators, indicator)
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const { sources, periods } = question
  const stated = chooseFigure(asked, { indicator, place, sources, years: periods.years })
  if (!stated) return notPublished(asked, indicator, place.id)
  const held = onHeld(asked, limit)
  const { value, lower, upper } = stated.point
  const isOpen = lower !== null && upper !== null && lower <= held.value && upper >= held.value
  const shown = question.isOpposite ? 100 - value : value
  return answering({
    said: [
      message('assistant.whether', {
        answer: lies(value, held) ? 'yes' : 'no',
        side: shown > limit.value ? 'above' : shown < limit.value ? 'below' : 'on',
        limit: targetValue(limit.value, about),
        open: isOpen ? 'yes' : 'no',
      }),
      figureSaid(stated, { indicator: about, place }),
      ...oppositeSaid(asked, stated, about),
    ],
    rows: [rowOf(stated.point, limit.value), ...oppositeOf(asked, stated)],
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

/** The places whose figures lie beyond the number, and how many they are. */
function which(asked: AnswerInput, limit: Limit): PartAnswer {
  const { question, data } = asked
  const { locations, indicators } = data.reference
  const [indicator = 0] = question.indicators
  const about: Indicator = byId(indicators, indicator)
  const where = askedPlaces(question)
  const round = roundAt(asked, indicator, where)
  if (!round) return levelNotHeld(asked, indicator, where)
  const { source, points } = round
  const held = onHeld(asked, limit)
  const found = points.filter(({ value }) => lies(value, held))
  const sorted = found.toSorted((a, b) => (held.side === 'below' ? a.value - b.value : b.value - a.value))
  const named = sorted.map((point) =>
    message('assistant.place-value', {
      place: placeName(byId(locations, point.location)),
      figure: valueSaid({ point, source }, about),
    }),
  )
  const [first] = points
  const stated = first && { point: first, source }
  const counts = stated
    ? [found.length, points.length].map((value) => madeRow(stated, { kind: 'count', value }))
    : []
  return answering({
    said: [
      message('assistant.threshold', {
        side: held.side,
        inclusive: held.isInclusive ? 'yes' : 'no',
        count: found.length,
        all: points.length,
        level: levelWord(where.level),
        indicator: headlineName(about),
        limit: targetValue(held.value, about),
        cited: cited(source, first?.period ?? 0),
        places: listOf(named),
        any: found.length > 0 ? 'yes' : 'no',
      }),
      ...(question.isOpposite
        ? [message('assistant.opposite-limit', { limit: targetValue(limit.value, about) })]
        : []),
    ],
    rows: [...sorted.map((point) => rowOf(point, held.value)), ...counts],
    links: [
      linkTo(data, {
        section: 'zonal-analysis',
        indicator,
        source: source.id,
        period: first?.period ?? null,
      }),
    ],
  })
}
