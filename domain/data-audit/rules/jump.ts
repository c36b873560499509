import type { Flag } from '#domain/observation/flag.ts'
import { type Point, interval } from '#domain/observation/point.ts'
import { periodKind, periodPosition } from '#domain/period/period.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { aCase } from '../a-case.ts'
import type { AuditedIndicator } from '../audited-indicator.ts'
import type { AuditCase, AuditRule } from '../audit-rule.ts'
import { explainedBy } from '../explained.ts'
import { isErratic, isShare } from '../quantity.ts'

/** Neighbours further away than this give no expectation. Years. */
const REACH = 3
/** How far a value has to lie from the line between its neighbours: points of a percentage, else as a ratio. */
const LEAST = { points: 15, ratio: 2.5 } as const
/** And how many times the usual step of its series. */
const STEPS = 5
const HIGH = { points: 30, ratio: 5 } as const
const ALL = 100
/** Values of a series before anything is usual in it. */
const LEAST_VALUES = 5

/** One value far from both of its neighbours, which agree with each other: a slip, or a year that somebody must explain. */
export const jump: AuditRule = (audited) => {
  if (isErratic(audited.indicator)) return { checked: 0, cases: [] }
  const isPercent = audited.indicator.factor === 2
  let checked = 0
  const cases = audited.lines.flatMap(({ rows }) => {
    const points = rows.map((row) => audited.point(row)).filter(({ flags }) => !flags.some(isNoStep))
    if (points.length < LEAST_VALUES) return []
    let usual: number | null = null
    // Asked for where something is odd, which is nowhere in most series.
    const usualOnce = () => (usual ??= usualStep(points.map(({ value }) => scaled(value, isPercent))))
    return points.flatMap((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before || !after || !isNear(before, point, after)) return []
      checked += 1
      return oddAmong(audited, { before, point, after }, usualOnce)
    })
  })
  return { checked, cases }
}

interface Three {
  readonly before: Point
  readonly point: Point
  readonly after: Point
}

function oddAmong(
  audited: AuditedIndicator,
  { before, point, after }: Three,
  usual: () => number,
): AuditCase[] {
  const isPercent = audited.indicator.factor === 2
  const a = scaled(before.value, isPercent)
  const v = scaled(point.value, isPercent)
  const b = scaled(after.value, isPercent)
  if (!Number.isFinite(a) || !Number.isFinite(v) || !Number.isFinite(b)) return []
  const least = isPercent ? LEAST.points : Math.log(LEAST.ratio)
  const off = Math.min(Math.abs(v - a), Math.abs(v - b))
  const isBeyond = (v > a && v > b) || (v < a && v < b)
  if (!isBeyond || off < least || off < 2 * Math.abs(a - b) || off < STEPS * usual()) return []
  // Where both neighbours are above everything it is they that are wrong.
  if (before.value > ALL && after.value > ALL && point.value <= ALL && isShare(audited.indicator)) return []
  if ([before, after].some((other) => intervalsMeet(point, other) || isChance(audited, point, other)))
    return []
  const high = isPercent ? HIGH.points : Math.log(HIGH.ratio)
  const explanation = explainedBy([point], ['doubtful', 'over_100', 'definition_differs', 'imprecise'])
  const numbers = { value: point.value, before: before.value, after: after.value }
  return [aCase(off >= high ? 'high' : 'medium', 'between', [point], numbers, { explanation })]
}

/** A forecast and half a year are no values that a series went through. */
function isNoStep(flag: Flag): boolean {
  return flag === 'projection' || flag === 'partial_period'
}

/** True for counts as far apart as counts of the same thing are by chance: 6 standard deviations of a Poisson count. */
function isChance({ indicator }: AuditedIndicator, a: Point, b: Point): boolean {
  if (figureUnit(indicator) !== 'count') return false
  return Math.abs(a.value - b.value) <= 6 * Math.sqrt(Math.max(a.value, b.value))
}

/** Percentages as they are, everything else by its logarithm, so that a step is a ratio. */
function scaled(value: number, isPercent: boolean): number {
  return isPercent ? value : Math.log(value)
}

/** Median of the steps of a series. */
function usualStep(values: readonly number[]): number {
  const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)))
  const known = steps.filter(Number.isFinite).toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)] ?? 0
}

function isNear(before: Point, point: Point, after: Point): boolean {
  const kind = periodKind(point.period)
  if (periodKind(before.period) !== kind || periodKind(after.period) !== kind) return false
  return periodPosition(after.period) - periodPosition(before.period) <= 2 * REACH
}

function intervalsMeet(a: Point, b: Point): boolean {
  const [one, other] = [interval(a), interval(b)]
  return one !== null && other !== null && one.lower <= other.upper && other.lower <= one.upper
}
