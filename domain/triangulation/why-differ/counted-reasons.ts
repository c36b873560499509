import { noInterval } from '#domain/reference/no-interval.ts'
import { asPublished, boundsAsPublished } from '#domain/observation/as-published.ts'
import { sizeWords } from './size-words.ts'
import { externalConsistency } from '#domain/data-quality/external.ts'
import { message, type Value } from '#domain/message/message.ts'
import { decimal, figure, sentences, sourceName } from '#domain/message/value.ts'
import { isSameTime } from '#domain/observation/about.ts'
import { isoPeriod, periodPosition } from '#domain/period/period.ts'
import { comparePair } from '#domain/statistics/comparison.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'
import { trendOf } from '#domain/statistics/trend/trend.ts'
import { namesOf, shareInterviews } from './described-reasons.ts'
import type { ComparedSides, JudgedReason, Reason, ReasonText, Side } from './reason.ts'

/** Half of the unit that a figure was rounded to. */
const HALF = 0.5
/** A reason that accounts for this share of a difference or more, and not for much more than all of it, explains it. */
const MOST_OF_IT = 0.8
/** Below this it is not worth naming. */
const SOME_OF_IT = 0.1
/** Whole numbers in a series of this many points are no accident. */
const LEAST_SERIES = 5

/**
 * How much of the difference lies in the time between the two figures: the change that one source itself
 * found between the two times, else the pace of the longer series (Theil–Sen) over the years between their
 * times. Nothing can be told without either. Source: methods
 * 3,
 * 13.1.
 */
export function timing(sides: ComparedSides): JudgedReason {
  const { a, b, indicator } = sides
  const apart = b.about - a.about
  const about = message('why-differ.about', {
    first: sourceName(a.source),
    ofFirst: aboutWords(a),
    second: sourceName(b.source),
    ofSecond: aboutWords(b),
  })
  const reason = 'timing' as const
  if (isSameTime(a.point, b.point))
    return { reason, verdict: 'does_not_explain', evidence: message('why-differ.same-time'), size: 0 }
  const measured = measuredChange(sides)
  if (measured !== null) {
    const said = message('why-differ.measured', {
      source: sourceName(measured.source),
      figure: figure(measured.at.value, asPublished(measured.at, indicator)),
      other: sourceName(measured.other),
      size: sizeWords(measured.change, indicator),
      direction: isAlong(measured.change, sides) ? 'same' : 'against',
    })
    return ofChange(reason, sides, { change: measured.change, evidence: sentences([about, said]) })
  }
  const [longer] = [a, b].toSorted((x, y) => y.series.length - x.series.length)
  const trend =
    longer && trendOf(longer.series.map(({ period, value }) => ({ time: periodPosition(period), value })))
  const pace = trend?.status === 'ok' && trend.verdict !== 'no_clear_trend' ? trend.annual_change : null
  if (!longer || pace === null || (trend?.status === 'ok' && trend.verdict === null)) {
    const evidence = sentences([about, message('why-differ.no-trend')])
    const isOthers = areOtherChildren(sides)
    return { reason, verdict: isOthers ? 'may_explain' : 'cannot_tell', evidence, size: null }
  }
  const expected = pace * apart
  const change = message('why-differ.pace', {
    source: sourceName(longer.source),
    size: sizeWords(expected, indicator),
    direction: isAlong(expected, sides) ? 'same' : 'against',
  })
  return ofChange(reason, sides, { change: expected, evidence: sentences([about, change]) })
}

/** True where each figure names the year of birth of its children, and the years differ. */
function areOtherChildren({ a, b }: ComparedSides): boolean {
  const [first, second] = [a, b].map(({ point }) => point.coordinates.birthCohort)
  return typeof first === 'number' && typeof second === 'number' && first !== second
}

function isAlong(expected: number, { a, b }: ComparedSides): boolean {
  return Math.sign(expected) === Math.sign(b.point.value - a.point.value)
}

/** How far a change on the way from a to b, of time or of editions, accounts for b − a. */
export function ofChange(
  reason: Reason,
  sides: ComparedSides,
  { change: expected, evidence }: { readonly change: number; readonly evidence: ReasonText },
): JudgedReason {
  const difference = sides.b.point.value - sides.a.point.value
  const isAligned = isAlong(expected, sides)
  const share = isAligned && difference !== 0 ? expected / difference : 0
  const isMostOfIt = share >= MOST_OF_IT && share <= 1 / MOST_OF_IT
  const verdict = isMostOfIt ? 'explains' : share >= SOME_OF_IT ? 'may_explain' : 'does_not_explain'
  const size = isAligned ? Math.min(Math.abs(expected), Math.abs(difference)) : 0
  return { reason, verdict, evidence, size, shift: expected }
}

/**
 * The change between the two times as one of the sources found it: it has a figure of the time that the other speaks of, besides
 * its own. Null when neither has. Source: methods §13.1.
 */
function measuredChange({ a, b }: ComparedSides) {
  const then = b.series.find((point) => isSameTime(point, a.point))
  const other = { source: b.source, other: a.source }
  if (then) return { ...other, at: then, change: b.point.value - then.value }
  const later = a.series.find((point) => isSameTime(point, b.point))
  if (!later) return null
  return { source: a.source, other: b.source, at: later, change: later.value - a.point.value }
}

function aboutWords({ about, source, point }: Side): Value {
  const year = about.toFixed(Number.isInteger(about) ? 0 : 1)
  const asked = isoPeriod(point.period)
  const isShifted = asked !== year && source.classification === 'Survey'
  return isShifted ? message('why-differ.about-asked', { year, asked }) : asked
}

/** Whether sampling alone may have made the difference: the test of two estimates, or the bounds that there are. §7.2, §2.5. */
export function samplingError(sides: ComparedSides): JudgedReason {
  const { a, b, indicator } = sides
  const reason = 'sampling_error' as const
  if (shareInterviews(sides)) {
    const isSampled = [a, b].some(({ source }) => source.classification === 'Survey')
    const evidence = message(isSampled ? 'why-differ.same-sample' : 'why-differ.same-estimates')
    return { reason, verdict: 'does_not_explain', evidence, size: 0 }
  }
  const routine = [a, b].find(({ source }) => source.classification === 'Routine')
  const survey = [a, b].find((side) => side !== routine && side.source.classification === 'Survey')
  const bounded = [a, b].filter(({ point }) => point.lower !== null)
  if (routine && survey && bounded.includes(survey)) return againstSample(sides, routine, survey)
  const test = comparePair({
    a: pointEstimate(a.point),
    b: pointEstimate(b.point),
    unit: figureUnit(indicator),
  })
  if (!routine && test.tested) {
    const margin = Z_975 * Math.hypot(test.se_a ?? 0, test.se_b ?? 0)
    return tested(test, { margin, difference: Math.abs(test.difference) }, sides)
  }
  const [one] = bounded
  if (!one) {
    const evidence = message('why-differ.no-interval', {
      none: noInterval(sides.reference, [a.point, b.point]),
    })
    return { reason, verdict: 'cannot_tell', evidence, size: null }
  }
  return insideOf(one, one === a ? b : a, sides)
}

function againstSample(sides: ComparedSides, routine: Side, survey: Side): JudgedReason {
  const found = externalConsistency(routine.point.value, pointEstimate(survey.point))
  if (found.status !== 'ok' || found.z === null)
    return {
      reason: 'sampling_error',
      verdict: 'cannot_tell',
      evidence: message('why-differ.not-tested'),
      size: null,
    }
  const difference = Math.abs(routine.point.value - survey.point.value)
  const se = difference === 0 ? 0 : difference / Math.abs(found.z)
  const test = { z: found.z, significant: found.significant === true }
  return tested(test, { margin: Z_975 * se, difference }, sides)
}

function tested(
  { z, significant }: { readonly z: number; readonly significant: boolean },
  { margin, difference }: { readonly margin: number; readonly difference: number },
  { indicator }: ComparedSides,
): JudgedReason {
  const size = Math.min(margin, difference)
  const distance = decimal(Math.abs(z))
  const evidence = significant
    ? message('why-differ.beyond-sampling', { size: sizeWords(size, indicator), distance })
    : message('why-differ.within-sampling', { distance })
  const verdict = significant ? 'does_not_explain' : 'explains'
  return { reason: 'sampling_error', verdict, evidence, size, margin }
}

function insideOf(bounded: Side, bare: Side, { indicator, reference }: ComparedSides): JudgedReason {
  const { lower, upper, intervalLevel, value } = bounded.point
  const isInside = lower !== null && upper !== null && lower <= bare.point.value && bare.point.value <= upper
  const format = boundsAsPublished(bounded.point, indicator)
  const evidence = message('why-differ.against-interval', {
    none: noInterval(reference, [bare.point], 'yes'),
    where: isInside ? 'inside' : 'outside',
    level: `${intervalLevel ?? 95}`,
    bounded: sourceName(bounded.source),
    lower: figure(lower ?? value, format),
    upper: figure(upper ?? value, format),
  })
  return { reason: 'sampling_error', verdict: isInside ? 'may_explain' : 'cannot_tell', evidence, size: null }
}

/** Whether reports are missing from a routine source, as far as its figures tell. §2. */
export function completeness({ a, b }: ComparedSides): JudgedReason {
  const reason = 'completeness' as const
  const routine = [a, b].filter(({ source }) => source.classification === 'Routine')
  const said = (verdict: JudgedReason['verdict'], evidence: ReasonText): JudgedReason => ({
    reason,
    verdict,
    evidence,
    size: null,
  })
  if (routine.length === 0) return said('does_not_explain', message('why-differ.no-reports'))
  const partial = routine.find(({ point }) => point.flags.includes('partial_period'))
  if (partial) {
    return said('may_explain', message('why-differ.incomplete', { source: sourceName(partial.source) }))
  }
  return said('cannot_tell', message('why-differ.reports-unknown', { sources: namesOf(routine) }))
}

/** How much whole numbers account for. */
export function rounding({ a, b, indicator }: ComparedSides): JudgedReason {
  const reason = 'rounding' as const
  const rounded = [a, b].filter(isRounded)
  const size = HALF * rounded.length
  if (rounded.length === 0 || indicator.factor === 4)
    return {
      reason,
      verdict: 'does_not_explain',
      evidence: message('why-differ.not-rounded'),
      size: 0,
    }
  const difference = Math.abs(b.point.value - a.point.value)
  const sources = namesOf(rounded)
  const evidence = message('why-differ.rounded', { sources, size: sizeWords(size, indicator) })
  return {
    reason,
    verdict: difference <= size ? 'explains' : 'does_not_explain',
    evidence,
    size: Math.min(size, difference),
    margin: size,
  }
}

function isRounded({ point, series }: Side): boolean {
  const isWhole = series.length >= LEAST_SERIES && series.every(({ value }) => Number.isInteger(value))
  return point.flags.includes('rounded') || isWhole
}
