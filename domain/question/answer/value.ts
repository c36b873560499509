import { laterWithheld } from './withheld-said.ts'
import { quotedAt } from '#domain/brief/key-figure.ts'
import { ofSource } from '#domain/frame/frame.ts'
import { newestYear } from '#domain/frame/newest.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, decimal, percentage, whole } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { isoPeriod, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { smallPoint } from '#domain/small-numbers/small-point.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { linkTo } from './address.ts'
import { type AnswerRow, type AnswerInput, type Assumption, answering, type PartAnswer } from './answer.ts'
import { chooseFigure, fittingPoints, newestOfEach } from './choose-figure.ts'
import { isDensity } from '../indicator-units.ts'
import { claimOf } from './claim.ts'
import { notPublished } from './decline.ts'
import { figureSaid, valueSaid } from './figure-said.ts'
import { oppositeOf, oppositeSaid } from './opposite-figure.ts'
import { partsOfYear } from './parts-of-year.ts'
import { madeRow, rowOf } from './rows.ts'
import { otherFigure } from './suggest.ts'

const MOST_ALTERNATIVES = 4

/** One figure: the question, its source and year, the assumptions, and the other figures. */
export function valueAnswer(asked: AnswerInput): PartAnswer {
  const { question, data } = asked
  const [indicator = 0] = question.indicators
  const place = byId(data.reference.locations, question.places[0] ?? NATION)
  const about = byId(data.reference.indicators, indicator)
  const stated = chooseFigure(asked, {
    indicator,
    place,
    sources: question.sources,
    years: question.periods.years,
  })
  if (!stated) return notPublished(asked, indicator, place.id)
  const parts = partsOfYear(asked, stated, about)
  if (parts) return parts
  const made = converted(asked, stated, about)
  const claim = claimOf(asked, stated, { about, place })
  const newer = newerInDoubt(asked, stated, place)
  return answering({
    said: [
      ...oppositeSaid(asked, stated, about),
      figureSaid(stated, { indicator: about, place }),
      ...newer.said,
      ...seriesEnd(asked, stated, place),
      ...(isProjected(stated.point)
        ? [message('assistant.own-projection', { cited: cited(stated.source, stated.point.period) })]
        : []),
      ...made.said,
      ...claim.said,
      ...barred(asked, indicator, place),
    ],
    rows: [rowOf(stated.point), ...newer.rows, ...oppositeOf(asked, stated), ...made.rows],
    links: [
      linkTo(data, {
        section: 'indicator-overview',
        indicator,
        source: stated.point.source,
        location: place.id,
        period: stated.point.period,
      }),
      ...claim.links,
    ],
    assumptions: assumed(asked, stated, place),
  })
}

/**
 * A newer figure of the same source, or of another survey after one, which our rule does not quote, as it is in doubt, rests on few people
 * or its time is not complete: in words and as a row.
 */
export function newerInDoubt(
  { question, data }: AnswerInput,
  { point, source }: StatedFigure,
  place: Location,
): { readonly said: readonly Value[]; readonly rows: readonly AnswerRow[] } {
  const { years, parts } = question.periods
  const { indicator } = point
  const isOpen = years.length + parts.length === 0 && !question.isOpposite
  const length = isoPeriod(point.period).length
  const about = byId(data.reference.indicators, indicator)
  const isComparable = (one: Point) =>
    one.source === point.source ||
    (source.classification === 'Survey' && sourceOf(one).classification === 'Survey')
  const sourceOf = (one: Point) => byId(data.reference.sources, one.source)
  const [newest] = fittingPoints({ question, data }, { indicator, place, sources: [], years: [] })
    .filter((one) => isOpen && !isProjected(one) && isComparable(one))
    .filter(({ period }) => isoPeriod(period).length === length)
    .toSorted((a, b) => b.period - a.period)
  if (!newest || newest.period <= point.period) return { said: [], rows: [] }
  const own = sourceOf(newest)
  // One on so few people that it is not shown is not told either.
  const small = smallPoint(newest, { indicator: about, source: own, location: place })
  const isFew = newest.source !== point.source && !small.ranked && !small.suppressed
  const reason = newest.flags.includes('doubtful')
    ? 'doubt'
    : newest.flags.includes('partial_period')
      ? 'partial'
      : isFew
        ? 'few'
        : null
  if (reason === null) return { said: [], rows: [] }
  const words = {
    figure: valueSaid({ point: newest, source: own }, about),
    cited: cited(own, newest.period),
  }
  return { said: [message('assistant.newer', { reason, ...words })], rows: [rowOf(newest)] }
}

/** Years after which a newest figure of years is old, and one of weeks or months. */
const OLD = { years: 7, parts: 1 } as const

/** That the series ends long ago: the newest figure that is held is taken for the present otherwise. */
function seriesEnd(asked: AnswerInput, { point, source }: StatedFigure, place: Location): Value[] {
  const { question, data } = asked
  if (question.periods.years.length > 0 || question.periods.parts.length > 0) return []
  const [newest] = newestOfEach(asked, { indicator: point.indicator, place, sources: [], years: [] })
  if (!newest || periodYear(newest.point.period) > periodYear(point.period)) return []
  const isOfYears = isoPeriod(point.period).length === YEAR_LENGTH
  const age = data.currentYear - periodYear(point.period)
  if (age < (isOfYears ? OLD.years : OLD.parts)) return []
  // A last week that is not complete is held all the same.
  const later = fittingPoints(asked, { indicator: point.indicator, place, sources: [], years: [] })
    .filter(({ period }) => isoPeriod(period).length === isoPeriod(point.period).length)
    .toSorted((a, b) => b.period - a.period)
  const last = later.find((one) => one.source === source.id && !isProjected(one)) ?? point
  const withheld = laterWithheld(data, { indicator: point.indicator, place: place.id }, last.period)
  if (withheld) return [withheld]
  const isGoing = later.some((one) => isProjected(one) && one.period > last.period)
  return [
    message('assistant.series-end', { cited: cited(source, last.period), projected: isGoing ? 'yes' : 'no' }),
  ]
}

const YEAR_LENGTH = 4

/** The parts that were not said: place, source, year; with the other figures that it could have been. */
export function assumed(asked: AnswerInput, stated: StatedFigure, place: Location): Assumption[] {
  const { question, data } = asked
  const isOpen = question.sources.length === 0 || question.periods.years.length === 0
  if (!isOpen) return []
  const others = newestOfEach(asked, {
    indicator: stated.point.indicator,
    place,
    sources: question.sources,
    years: question.periods.years,
  }).filter(({ source }) => source.id !== stated.source.id)
  const taken = cited(stated.source, stated.point.period)
  const said = message('assistant.assumed', {
    place: question.places.length === 0 ? 'nation' : 'said',
    source: question.sources.length === 0 ? 'open' : 'said',
    year: question.periods.years.length === 0 ? 'open' : 'said',
    cited: taken,
    newest: newestYear(
      ofSource(place, { source: stated.source.id, newer: 0, looked: others.length + 1 }),
      taken,
    ),
  })
  return [{ said, alternatives: others.slice(0, MOST_ALTERNATIVES).map((one) => otherFigure(data, one)) }]
}

/** That none of the figures may be quoted as it is, where the product says so. */
function barred({ data }: AnswerInput, indicator: number, place: Location): Value[] {
  const answer = quotedAt({ data, place }, indicator)
  return answer.status === 'do_not_quote' ? [message('assistant.do-not-quote')] : []
}

interface Made {
  readonly said: readonly Value[]
  readonly rows: readonly AnswerRow[]
}

const SCALES = { percent: 100, per_1000: 1000, per_100000: 100_000 } as const

/** The same figure in the unit that was asked for; nothing where the unit does not fit. */
function converted({ question }: AnswerInput, stated: StatedFigure, about: Indicator): Made {
  const { cues } = question
  const { value } = stated.point
  const share = shareOf(value, about)
  if (share !== null && cues.has('one_in') && value > 0) {
    const made = 1 / share
    return {
      said: [message('assistant.one-in', { number: decimal(made, made < 20 ? 1 : 0) })],
      rows: [madeRow(stated, { kind: 'converted', value: made, unit: 'one_in' })],
    }
  }
  if (share !== null && about.factor !== 2 && cues.has('as_percent')) {
    const made = share * SCALES.percent
    const decimals = made < 1 ? 2 : 1
    return {
      said: [message('assistant.as-percent', { number: percentage(made, decimals) })],
      rows: [madeRow(stated, { kind: 'converted', value: made, unit: 'percent' })],
    }
  }
  if (share !== null && cues.has('per_100000') && about.factor !== 3)
    return perPeople(stated, share, 'per_100000')
  if (share !== null && cues.has('per_1000') && about.factor !== 1)
    return perPeople(stated, share, 'per_1000')
  const isCount = figureUnit(about) === 'count'
  if (isCount && cues.has('as_million')) return inLarge(stated, 1_000_000)
  if (isCount && cues.has('as_thousand')) return inLarge(stated, 1000)
  return { said: [], rows: [] }
}

/** Plain numbers that are of so many people: doctors. */
const TEN_THOUSAND = 10_000

/** A figure as a share of one; null for plain numbers. */
function shareOf(value: number, about: Indicator): number | null {
  const { factor } = about
  if (factor === 2) return value / SCALES.percent
  if (factor === 1) return value / SCALES.per_1000
  if (isDensity(about)) return value / TEN_THOUSAND
  return factor === 3 ? value / SCALES.per_100000 : null
}

function perPeople(stated: StatedFigure, share: number, unit: 'per_1000' | 'per_100000'): Made {
  const made = share * SCALES[unit]
  return {
    said: [message('assistant.per-people', { unit, number: decimal(made, made < 10 ? 2 : 1) })],
    rows: [madeRow(stated, { kind: 'converted', value: made, unit })],
  }
}

function inLarge(stated: StatedFigure, size: 1_000_000 | 1000): Made {
  const made = stated.point.value / size
  const isMillion = size === 1_000_000
  return {
    said: [
      message('assistant.in-large', {
        size: isMillion ? 'million' : 'thousand',
        number: isMillion ? decimal(made, made < 10 ? 2 : 1) : whole(made),
      }),
    ],
    rows: [madeRow(stated, { kind: 'converted', value: made, unit: isMillion ? 'million' : 'thousand' })],
  }
}
