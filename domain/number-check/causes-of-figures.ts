import { message } from '#domain/message/message.ts'
import { decimal, percentage, term, whole } from '#domain/message/value.ts'
import { FEWEST_EVENTS } from '#domain/observation/few-events.ts'
import { aboutSpan } from '#domain/observation/about.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { Unit } from '#domain/statistics/comparison.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { numberKind } from '#domain/statistics/number-kind.ts'
import { interval } from '#domain/observation/point.ts'
import { type Cause, inWords, type Tried } from './cause.ts'

/** Slips of the unit: fractions for percent, per 1,000 for per 100,000, thousands or millions for ones. */
const SLIPS: Readonly<Record<Unit, readonly number[]>> = {
  percent: [100, 0.01],
  rate: [100, 0.01],
  count: [1000, 0.001, 1e6, 1e-6],
  other: [100, 0.01, 1000, 0.001],
}
/** A figure in its right unit is this near to the evidence, as a ratio. */
const NEAR = 1.35
/** Without a slip, figures this far apart are no question of the unit. */
const FAR = 5

/** Another unit: the figure times a power of ten is near the evidence, and as it is, it is not. */
export function unit(tried: Tried): Cause | null {
  const { asked, own, expected } = tried
  if (expected === null || expected <= 0 || own.value <= 0) return null
  const ratio = own.value / expected
  if (ratio < FAR && ratio > 1 / FAR) {
    const kind = figureUnit(asked.indicator) === 'percent' ? 'percent' : 'number'
    return { id: 'unit', verdict: 'no', found: message('check.unit-no', { kind }) }
  }
  const power = SLIPS[figureUnit(asked.indicator)].find((by) => ratio * by < NEAR && ratio * by > 1 / NEAR)
  if (power === undefined) return { id: 'unit', verdict: 'unlikely', found: message('check.unit-unlikely') }
  const isFraction = power === 100 && figureUnit(asked.indicator) === 'percent'
  return {
    id: 'unit',
    verdict: 'likely',
    found: message('check.unit-likely', {
      slip: isFraction ? 'fraction' : power > 1 ? 'small' : 'large',
      times: whole(power > 1 ? power : 1 / power),
      value: inWords(own.value * power, tried),
    }),
  }
}

/** The survey is wrong, not the figure. */
export function survey(tried: Tried): Cause | null {
  const { own, main, standing } = tried
  if (main?.nature !== 'survey') return null
  const isAbove = own.value > main.point.value
  const id = isAbove ? 'survey-low' : 'survey-high'
  const bounds = interval(main.point)
  // Where there is no gap, nothing has a cause.
  if (standing.against === 'same') return null
  if (standing.against === 'chance') return { id, verdict: 'partly', found: message('check.survey-chance') }
  if (!bounds) return { id, verdict: 'open', found: message('check.survey-unknown') }
  if (isAbove && tried.kind === 'doses') {
    const share = 1 - main.point.value / Math.min(own.value, 100)
    return {
      id,
      verdict: 'unlikely',
      found: message('check.survey-misses', { share: percentage(100 * share) }),
    }
  }
  const bound = inWords(isAbove ? bounds.upper : bounds.lower, tried)
  return { id, verdict: 'unlikely', found: message('check.survey-beyond', { bound }) }
}

/** The evidence counts others, or among others. */
export function definition({ asked, main, reference }: Tried): Cause {
  const measure = main && reference.measures.get(measureKey(asked.indicator.id, main.source.id))
  const numerator = measure?.numerator || asked.indicator.numerator
  const denominator = measure?.denominator || asked.indicator.denominator
  const parts = denominator !== '' && numerator !== '' ? 'both' : numerator === '' ? 'none' : 'one'
  return {
    id: 'definition',
    verdict: 'open',
    found: message('check.definition', {
      parts,
      numerator: term(numerator),
      denominator: term(denominator),
      source: main?.source.name ?? '',
      known: main ? 'yes' : 'no',
    }),
  }
}

/** Those who come to facilities are not everybody. */
export function patients({ asked }: Tried): Cause | null {
  if (asked.source.classification !== 'Routine') return null
  return { id: 'patients', verdict: 'open', found: message('check.patients') }
}

/** Deaths and cases outside of facilities are in no report. */
export function uncounted({ asked, own, expected }: Tried): Cause | null {
  if (asked.source.classification !== 'Routine' || expected === null) return null
  const isBelow = own.value < expected
  return {
    id: 'uncounted',
    verdict: isBelow ? 'likely' : 'no',
    found: message('check.uncounted', { side: isBelow ? 'below' : 'above' }),
  }
}

/** The evidence is about several years, or years ago. */
export function referenceTime({ main }: Tried): Cause | null {
  if (!main) return null
  const { from, to } = aboutSpan(main.point)
  const years = Math.round(to - from)
  if (years <= 1 && main.isSameTime) return null
  return {
    id: 'reference-time',
    verdict: main.isSameTime ? 'open' : 'partly',
    found: message('check.reference-time', {
      length: years > 1 ? 'several' : 'one',
      years: Math.max(1, years),
      apart: decimal(main.yearsApart),
      same: main.isSameTime ? 'yes' : 'no',
    }),
  }
}

/** So few events that the figure changes by chance from year to year. */
export function fewEvents({ asked }: Tried): Cause {
  if (asked.numerator === null)
    return { id: 'few-events', verdict: 'needs_counts', found: message('check.few-needs') }
  const isFew = asked.numerator < FEWEST_EVENTS
  return {
    id: 'few-events',
    verdict: isFew ? 'partly' : 'no',
    found: message('check.few-events', {
      events: whole(asked.numerator),
      least: whole(FEWEST_EVENTS),
      few: isFew ? 'yes' : 'no',
    }),
  }
}

/** Suspected cases beside confirmed ones. */
export function caseDefinition(): Cause {
  return { id: 'case-definition', verdict: 'open', found: message('check.case-definition') }
}

/** Money of another year, an earlier edition of an index. */
export function edition({ asked }: Tried): Cause | null {
  if (numberKind(asked.indicator) !== 'money' && !/\bindex\b/i.test(asked.indicator.fullName)) return null
  return { id: 'edition', verdict: 'open', found: message('check.edition') }
}

/** What private providers and homes do is in no report. */
export function notReported({ asked, own, expected }: Tried): Cause | null {
  if (asked.source.classification !== 'Routine' || expected === null) return null
  return {
    id: 'not-reported',
    verdict: own.value < expected ? 'open' : 'no',
    found: message('check.not-reported', { side: own.value < expected ? 'below' : 'above' }),
  }
}
