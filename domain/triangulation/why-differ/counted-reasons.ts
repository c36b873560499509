import { sizeWords } from './size-words.ts'
import { externalConsistency } from '#domain/data-quality/external.ts'
import { formatNumber, formatWithUnit } from '#domain/number/format.ts'
import { isoPeriod, periodPosition } from '#domain/period/period.ts'
import { comparePair } from '#domain/statistics/comparison.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'
import { Z_975 } from '#domain/statistics/special/normal.ts'
import { trendOf } from '#domain/statistics/trend/trend.ts'
import { shareInterviews } from './described-reasons.ts'
import type { ComparedSides, JudgedReason, Side } from './reason.ts'

/** Half of the unit that a figure was rounded to. */
const HALF = 0.5
/** A reason that accounts for this share of a difference or more, and not for much more than all of it, explains it. */
const MOST_OF_IT = 0.8
/** Below this it is not worth naming. */
const SOME_OF_IT = 0.1
/** Whole numbers in a series of this many points are no accident. */
const LEAST_SERIES = 5

/**
 * How much of the difference lies in the time between the two figures: the pace of the longer series (Theil–Sen) over the
 * years between what they are about. Nothing can be told without a clear trend. Source: methods §3, §8.1 for cohorts.
 */
export function timing(sides: ComparedSides): JudgedReason {
  const { a, b, indicator } = sides
  const apart = b.about - a.about
  const about = `${a.source.name} is about ${aboutWords(a)}, ${b.source.name} about ${aboutWords(b)}.`
  const reason = 'timing' as const
  if (apart === 0)
    return { reason, verdict: 'does_not_explain', evidence: 'Both are about the same time.', size: 0 }
  const [longer] = [a, b].toSorted((x, y) => y.series.length - x.series.length)
  const trend =
    longer && trendOf(longer.series.map(({ period, value }) => ({ time: periodPosition(period), value })))
  const pace = trend?.status === 'ok' && trend.verdict !== 'no_clear_trend' ? trend.annual_change : null
  if (!longer || pace === null || (trend?.status === 'ok' && trend.verdict === null)) {
    const evidence = `${about} No series shows a clear trend by which the time between could be counted.`
    return { reason, verdict: 'cannot_tell', evidence, size: null }
  }
  const expected = pace * apart
  const difference = b.point.value - a.point.value
  const isAligned = Math.sign(expected) === Math.sign(difference)
  const share = isAligned && difference !== 0 ? expected / difference : 0
  const isMostOfIt = share >= MOST_OF_IT && share <= 1 / MOST_OF_IT
  const verdict = isMostOfIt ? 'explains' : share >= SOME_OF_IT ? 'may_explain' : 'does_not_explain'
  const change = `At the pace of ${longer.source.name} that is ${sizeWords(expected, indicator)}${isAligned ? '' : ', in the other direction'}.`
  return {
    reason,
    verdict,
    evidence: `${about} ${change}`,
    size: isAligned ? Math.min(Math.abs(expected), Math.abs(difference)) : 0,
  }
}

function aboutWords({ about, source, point }: Side): string {
  const year = formatNumber(about, Number.isInteger(about) ? 0 : 1).replace(',', '')
  const isShifted = isoPeriod(point.period) !== year && source.classification === 'Survey'
  return isShifted ? `${year} (asked in ${isoPeriod(point.period)})` : isoPeriod(point.period)
}

/** Whether sampling alone may have made the difference: the test of two estimates, or the bounds that there are. §7.2, §2.5. */
export function samplingError(sides: ComparedSides): JudgedReason {
  const { a, b, indicator } = sides
  const reason = 'sampling_error' as const
  if (shareInterviews(sides)) {
    const evidence = 'Both rest on the same sample, so its error is in both.'
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
    const size = Z_975 * Math.hypot(test.se_a ?? 0, test.se_b ?? 0)
    return tested(test.z, test.significant, Math.min(size, Math.abs(test.difference)), sides)
  }
  const [one] = bounded
  if (!one) {
    const evidence = 'Neither published an interval, so it cannot be tested.'
    return { reason, verdict: 'cannot_tell', evidence, size: null }
  }
  return insideOf(one, one === a ? b : a, sides)
}

function againstSample(sides: ComparedSides, routine: Side, survey: Side): JudgedReason {
  const found = externalConsistency(routine.point.value, pointEstimate(survey.point))
  if (found.status !== 'ok' || found.z === null)
    return { reason: 'sampling_error', verdict: 'cannot_tell', evidence: 'It cannot be tested.', size: null }
  const difference = Math.abs(routine.point.value - survey.point.value)
  const se = difference === 0 ? 0 : difference / Math.abs(found.z)
  return tested(found.z, found.significant === true, Math.min(Z_975 * se, difference), sides)
}

function tested(z: number, significant: boolean, size: number, { indicator }: ComparedSides): JudgedReason {
  const [reach, distance] = [sizeWords(size, indicator), formatNumber(Math.abs(z), 1)]
  const evidence = significant
    ? `The published intervals account for ${reach} at most: the difference is ${distance} standard errors wide, beyond 1.96.`
    : `The difference is ${distance} standard errors wide, within the 1.96 that sampling alone explains.`
  return { reason: 'sampling_error', verdict: significant ? 'does_not_explain' : 'explains', evidence, size }
}

function insideOf(bounded: Side, bare: Side, { indicator }: ComparedSides): JudgedReason {
  const { lower, upper, intervalLevel, value } = bounded.point
  const isInside = lower !== null && upper !== null && lower <= bare.point.value && bare.point.value <= upper
  const range = `${formatWithUnit(lower ?? value, indicator)} to ${formatWithUnit(upper ?? value, indicator)}`
  const where = isInside ? 'lies inside' : 'lies outside'
  const evidence = `${bare.source.name} published no interval; its figure ${where} the ${intervalLevel ?? 95}% interval of ${bounded.source.name} (${range}).`
  return { reason: 'sampling_error', verdict: isInside ? 'may_explain' : 'cannot_tell', evidence, size: null }
}

/** Whether reports are missing from a routine source or its target population is too low, as far as its figures tell. §2. */
export function completeness({ a, b, indicator }: ComparedSides): JudgedReason {
  const reason = 'completeness' as const
  const routine = [a, b].filter(({ source }) => source.classification === 'Routine')
  const said = (verdict: JudgedReason['verdict'], evidence: string): JudgedReason => ({
    reason,
    verdict,
    evidence,
    size: null,
  })
  if (routine.length === 0)
    return said('does_not_explain', 'Neither counts the reports of health facilities.')
  const partial = routine.find(({ point }) => point.flags.includes('partial_period'))
  if (partial) return said('may_explain', `${partial.source.name}: the period is not complete.`)
  const over = routine.flatMap(({ source, series }) => {
    const years = indicator.factor === 2 ? series.filter(({ value }) => value > 100) : []
    return years.length === 0
      ? []
      : [`${source.name} is above 100% in ${years.map(({ period }) => isoPeriod(period)).join(', ')}`]
  })
  if (over.length > 0)
    return said('may_explain', `${over.join('; ')}: the assumed target population is too low.`)
  const names = routine.map(({ source }) => source.name).join(' and ')
  return said('cannot_tell', `How many of the expected reports ${names} received is not published.`)
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
      evidence: 'No figure is rounded to whole numbers.',
      size: 0,
    }
  const names = rounded.map(({ source }) => source.name).join(' and ')
  const difference = Math.abs(b.point.value - a.point.value)
  const evidence = `Whole numbers in ${names} account for ${sizeWords(size, indicator)} at most.`
  return {
    reason,
    verdict: difference <= size ? 'explains' : 'does_not_explain',
    evidence,
    size: Math.min(size, difference),
  }
}

function isRounded({ point, series }: Side): boolean {
  const isWhole = series.length >= LEAST_SERIES && series.every(({ value }) => Number.isInteger(value))
  return point.flags.includes('rounded') || isWhole
}
