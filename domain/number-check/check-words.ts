import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  decimal,
  figure,
  indicatorName,
  periodName,
  placeName,
  sentences,
  sourceName,
} from '#domain/message/value.ts'
import { asPublished, boundsAsPublished } from '#domain/observation/as-published.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { shownDecimals } from '#domain/number/format.ts'
import { apart, type Cause, ownFigure, type Tried } from './cause.ts'
import type { Evidence } from './evidence.ts'

/** The levels of published intervals. */
const LEVELS = ['80', '90', '95'] as const

/** A check with what its own source publishes. */
export interface Told extends Tried {
  readonly published: Point | null
  readonly causes: readonly Cause[]
}

/** The verdict, as the heading of the page, what its own source publishes first: a sentence without a full stop. */
export function headingOf(told: Told): Message {
  const { impossible, published, asked } = told
  if (impossible || !published) return verdictOf(told)
  const own = ownFigure(told)
  const source = sourceName(asked.source)
  const digits = /\.(\d+)$/.exec(String(published.value))?.[1]?.length ?? 0
  // Further digits of the same figure are no other figure.
  const isSame = Number(asked.value.toFixed(Math.min(digits, MOST_DIGITS))) === published.value
  const held = figure(published.value, asPublished(published, asked.indicator))
  return isSame
    ? message('check.published', { figure: own, source })
    : message('check.published-other', { figure: own, source, held })
}

/** Digits that a number in JavaScript has. */
const MOST_DIGITS = 15

/** How the figure stands to the evidence of others: a sentence without a full stop. */
export function verdictOf(told: Told): Message {
  const { impossible, standing, main } = told
  const own = ownFigure(told)
  if (impossible) {
    const near = standing.against === 'chance' || standing.against === 'close' ? 'yes' : 'no'
    return main
      ? message('check.impossible', { figure: own, near })
      : message('check.impossible-alone', { figure: own })
  }
  if (!main) return message('check.alone', { figure: own })
  if (told.causes.some(({ id, verdict }) => id === 'unit' && verdict === 'likely'))
    return message('check.other-unit', { figure: own })
  const { side } = standing
  const values = { figure: own, evidence: evidenceNoun(main, told), gap: apart(standing.gap, told), side }
  if (standing.against === 'same') return message(main.isSameTime ? 'check.same' : 'check.same-then', values)
  if (!main.isSameTime) return message('check.other-time', { ...values, against: standing.against })
  if (standing.against === 'chance') return message('check.chance', values)
  if (standing.against === 'close') return message('check.close', values)
  return standing.against === 'apart' ? message('check.apart', values) : message('check.far', values)
}

/** Two sentences below the heading: what the evidence says, and the gap against chance. */
export function leadOf(told: Told): Value {
  const { main, asked, standing } = told
  const place = placeName(asked.location)
  if (!main) return message('check.lead-none', { place })
  const found = message('check.lead-found', {
    evidence: evidenceNoun(main, told),
    nature: main.nature,
    time: timeOf(main),
    value: evidenceValue(main, told),
    bounds: boundsOf(main, told),
    cited: cited(main.source, main.point.period),
  })
  const gap = apart(standing.gap, told)
  const half = standing.half ? apart(standing.half.size, told) : ''
  const level = LEVELS.find((one) => Number(one) === standing.half?.level) ?? '95'
  const { against } = standing
  if (against === 'none') return sentences([found])
  const sentence = message('check.lead-gap', {
    against,
    gap,
    half,
    level,
    known: standing.half ? 'yes' : 'no',
    kind: main.nature === 'survey' ? 'survey' : 'estimate',
  })
  return sentences([found, sentence])
}

/** Three sentences that a commissioner may be told: the figure, the evidence, and what follows. */
export function mayBeSaid(told: Told): readonly Message[] {
  const { asked, main, standing, impossible } = told
  const about = {
    whose: message('check.whose', {
      source: sourceName(asked.source),
      named: asked.source.name === '' ? 'no' : 'yes',
    }),
    figure: ownFigure(told),
    indicator: indicatorName(asked.indicator),
    place: placeName(asked.location),
    period: periodName(asked.period, asked.source),
  }
  const first = impossible
    ? message('check.say-impossible', { ...about, why: impossible })
    : message('check.say-figure', { ...about, against: main ? standing.against : 'none' })
  const second = main
    ? message('check.say-evidence', {
        time: timeOf(main),
        value: evidenceValue(main, told),
        bounds: boundsOf(main, told),
        cited: cited(main.source, main.point.period),
        nature: main.nature,
        kin: main.kin === 'independent' ? 'independent' : 'dependent',
        here: main.place.id === asked.location.id ? 'yes' : 'no',
        place: placeName(main.place),
      })
    : message('check.say-none', { place: placeName(asked.location) })
  return [first, second, conclusion(told)]
}

function conclusion(told: Told): Message {
  const { causes, main, standing, impossible } = told
  const cites = main ? cited(main.source, main.point.period) : ''
  const fits = standing.against === 'same' || standing.against === 'chance' || standing.against === 'close'
  const faults = causes.filter(({ verdict }) => verdict === 'likely')
  const [likely] = faults
  if (likely && (impossible || !fits)) return message('check.say-likely', { cause: causeTitle(likely) })
  if (!impossible && fits && main)
    return message(main.isSameTime ? 'check.say-both' : 'check.say-away', { cited: cites })
  const target = causes.find(({ id }) => id === 'target-small' || id === 'target-large')
  if (target?.verdict === 'partly' || target?.verdict === 'unlikely')
    return message('check.say-target', {
      part: target.verdict === 'partly' ? 'small' : 'none',
      kind: told.kind,
    })
  if (main && !impossible) return message('check.say-quote', { cited: cites })
  return main
    ? message('check.say-until', { cited: cites })
    : message('check.say-alone', { impossible: impossible ? 'yes' : 'no' })
}

/** The name of a cause. */
export function causeTitle({ id }: Pick<Cause, 'id'>): Message {
  return message(`check.cause-${id}`)
}

/** `the survey`, `the survey of the North-West`: where it is not of the place that was asked about. */
export function evidenceNoun({ nature, place }: Evidence, { asked }: Pick<Tried, 'asked'>): Message {
  const isHere = place.id === asked.location.id
  return message('check.evidence-noun', { nature, here: isHere ? 'yes' : 'no', place: placeName(place) })
}

function evidenceValue({ point }: Evidence, { asked }: Pick<Tried, 'asked'>): Value {
  return figure(point.value, asPublished(point, asked.indicator))
}

/** ` (90% interval 40.5 to 54.7)`; empty without an interval. */
function boundsOf({ point }: Evidence, { asked }: Pick<Tried, 'asked'>): Value {
  const bounds = interval(point)
  if (!bounds) return ''
  const decimals = shownDecimals(boundsAsPublished(point, asked.indicator))
  return message('check.bounds', {
    level: String(bounds.level),
    lower: decimal(bounds.lower, decimals),
    upper: decimal(bounds.upper, decimals),
  })
}

/** Whether it is about the same births, the same time, or another time. */
export function timeOf({ point, isSameTime }: Evidence): 'births' | 'time' | 'away' {
  if (!isSameTime) return 'away'
  return point.coordinates.birthCohort === null ? 'time' : 'births'
}
