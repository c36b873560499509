import { NATION } from '#domain/location/location.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { median, medianAbsoluteDeviation } from '#domain/statistics/median.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator, Line } from '../audited-indicator.ts'
import type { AuditCase, AuditRule, RuleResult } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { apart, isErratic } from '../quantity.ts'

const EXPLANATIONS = ['definition_differs', 'doubtful', 'imprecise', 'partial_period', 'over_100'] as const

/** A national figure this many times that of all others, or this small a part of them, has another unit or another meaning. */
const TIMES = 5
/** Years within which national figures of different sources are held against each other. */
const REACH = 2
/** And so many points away, where it is a percentage. */
const LEAST_APART = 15
/** Other sources needed to name a probable value, and how far they may be from each other, as a ratio. */
const LEAST_OTHERS = 2
const OTHERS_WITHIN = 2
/** Robust z-score, beside the other places of its level, from which on a figure is improbable. */
const Z = 8
const LEAST_PLACES = 15
/** Where more places than this are far, that is how they are spread, and none of them is odd. */
const MOST_FAR = { places: 2, share: 0.01 } as const
/**
 * Shares of people near none or all are spread over the states to one side, as those of a capital are: the end of such a spread is not odd where another place
 * has `next` of it, and where it is not far by angles, by which shares vary alike.
 */
const SKEWED = { next: 0.5, z: 7, step: 0.05 } as const
/** So many times the middle, or so small a part of it, is no size that places differ by. */
const SLIP = 50

/** A figure out of all proportion to other sources, or to the other places of its level. */
export const improbable: AuditRule = (audited) => {
  const found = [besideSources(audited), besidePlaces(audited), aboveStates(audited)]
  return {
    checked: found.reduce((sum, { checked }) => sum + checked, 0),
    cases: found.flatMap(({ cases }) => cases),
  }
}

function besideSources(audited: AuditedIndicator): RuleResult {
  const national = audited.lines.filter(({ location }) => location === NATION)
  let checked = 0
  const cases: AuditCase[] = []
  if (isErratic(audited.indicator)) return { checked, cases }
  for (const line of national) {
    for (const point of line.rows.map((row) => audited.point(row))) {
      const others = nearestOfOthers(audited, national, point)
      if (others.length < LEAST_OTHERS || point.value <= 0) continue
      const [least, most] = [Math.min(...others), Math.max(...others)]
      if (least <= 0 || most / least > OTHERS_WITHIN) continue
      checked += 1
      const nearest = point.value > most ? most : least
      if (point.value < TIMES * most && point.value > least / TIMES) continue
      if (apart(point.value, nearest, audited.indicator) < LEAST_APART) continue
      const explanation = explainedBy([point], EXPLANATIONS)
      cases.push(aCase('high', 'sources', [point], { value: point.value, least, most }, { explanation }))
    }
  }
  return { checked, cases }
}

/** A rate of an LGA this many times the highest of all states, of the same period, is a product of its model. */
const ABOVE_STATES = 2

/** Rates of LGAs beside those of the states, whoever publishes these. */
function aboveStates(audited: AuditedIndicator): RuleResult {
  const { factor } = audited.indicator
  if ((factor !== 1 && factor !== 3) || isErratic(audited.indicator)) return { checked: 0, cases: [] }
  const levelOf = (location: number) => audited.reference.locations.get(location)?.level
  let checked = 0
  const cases: AuditCase[] = []
  for (const [, slices] of Map.groupBy(audited.slices, ({ period }) => period)) {
    const rows = slices.flatMap((slice) => [...slice.rows])
    const at = (level: 3 | 4) =>
      rows.flatMap(([location, row]) => (levelOf(location) === level ? [audited.point(row)] : []))
    const states = at(3)
    if (states.length < LEAST_PLACES) continue
    const most = Math.max(...states.map(({ value }) => value))
    for (const lga of at(4)) {
      checked += 1
      if (lga.value <= ABOVE_STATES * most) continue
      const explanation = explainedBy([lga], EXPLANATIONS)
      cases.push(aCase('high', 'lga', [lga], { value: lga.value, most }, { explanation }))
    }
  }
  return { checked, cases }
}

function nearestOfOthers(audited: AuditedIndicator, national: readonly Line[], point: Point): number[] {
  return national.flatMap(({ source, rows }) => {
    if (source === point.source) return []
    const near = rows
      .map((row) => audited.point(row))
      .filter(({ period }) => Math.abs(periodYear(period) - periodYear(point.period)) <= REACH)
      .toSorted((a, b) => Math.abs(a.period - point.period) - Math.abs(b.period - point.period))
    return near[0]?.value ?? []
  })
}

function besidePlaces(audited: AuditedIndicator): RuleResult {
  let checked = 0
  const cases: AuditCase[] = []
  if (isErratic(audited.indicator)) return { checked, cases }
  for (const { rows } of audited.slices) {
    const byLevel: Record<3 | 4, Point[]> = { 3: [], 4: [] }
    for (const [location, row] of rows) {
      const level = audited.reference.locations.get(location)?.level
      if (level === 3 || level === 4) byLevel[level].push(audited.point(row))
    }
    for (const points of [byLevel[3], byLevel[4]]) {
      if (points.length < LEAST_PLACES) continue
      checked += points.length
      cases.push(...farFrom(audited, points))
    }
  }
  return { checked, cases }
}

/** Percentages as they are; everything else by its logarithm, for sizes differ by ratios. */
function farFrom(audited: AuditedIndicator, points: readonly Point[]): AuditCase[] {
  const isPercent = audited.indicator.factor === 2
  const maySpread = isPercent && isOfPeopleInStates(audited, points)
  const scaled = points.map(({ value }) => (isPercent ? value : Math.log(value)))
  if (!scaled.every(Number.isFinite)) return []
  const middle = median(scaled)
  const mad = medianAbsoluteDeviation(scaled).scaled
  const step = isPercent ? 1 : Math.log(1.05)
  const values = points.map(({ value }) => value)
  const usual = median(values)
  const far = points.flatMap((point, index) => {
    const z = Math.abs((scaled[index] ?? middle) - middle) / Math.max(mad, step)
    const bounds = interval(point)
    const reaches = bounds !== null && bounds.lower <= usual && usual <= bounds.upper
    if (z < Z || reaches || (maySpread && isEndOfSpread(values, index))) return []
    const explanation = explainedBy([point], EXPLANATIONS)
    const isSlip = !isPercent && Math.abs(Math.log(point.value / usual)) > Math.log(SLIP)
    const numbers = { value: point.value, median: usual }
    return [aCase(isSlip ? 'high' : 'medium', 'places', [point], numbers, { explanation })]
  })
  return far.length > Math.max(MOST_FAR.places, MOST_FAR.share * points.length) ? [] : far
}

/** How the people of states live, as they say: reports of facilities can hold a wrong month, and models of LGAs a wrong place. */
function isOfPeopleInStates(
  { reference: { sources, locations } }: AuditedIndicator,
  [first]: readonly Point[],
): boolean {
  const isAsked = first && sources.get(first.source)?.classification === 'Survey'
  return isAsked === true && locations.get(first.location)?.level === 3
}

/** Whether a share is the end of a spread to one side. */
function isEndOfSpread(shares: readonly number[], at: number): boolean {
  const isLow = median(shares) < 50
  const sizes = shares.map((share) => (isLow ? share : 100 - share))
  const own = sizes[at] ?? 0
  if (own < median(sizes)) return false
  const others = sizes.filter((size, index) => index !== at && size <= own)
  const angles = sizes.map((size) => Math.asin(Math.sqrt(Math.min(Math.max(size, 0), 100) / 100)))
  const spread = Math.max(medianAbsoluteDeviation(angles).scaled, SKEWED.step)
  const z = Math.abs((angles[at] ?? 0) - median(angles)) / spread
  return z < SKEWED.z && Math.max(...others) >= SKEWED.next * own
}
