import type { SourceLine } from './line.ts'
import { courses, isOfOneCourse } from '#domain/observation/edition.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { periodPosition } from '#domain/period/period.ts'
import { yearOn } from './place-in-time.ts'

/** A stretch of a line without a gap inside it. */
export interface Stretch {
  readonly points: readonly Point[]
  readonly projected: boolean
}

/** Tolerance for months and weeks, whose positions are fractions of a year. */
const TOLERANCE = 1.5

/**
 * A line cut where it has gaps. Surveys are rounds, not a series with gaps, so theirs are joined. Estimates and routine
 * figures break where more than one and a half of their usual steps are missing. What tells a part of its period only is not
 * joined to whole ones, nor are figures of two editions or definitions. Projections begin with the last observed point, so
 * that the dashed part joins the line.
 */
export function stretches(line: Pick<SourceLine, 'points' | 'source'>): Stretch[] {
  const observed = line.points.filter((point) => !isProjected(point))
  const projected = line.points.filter(isProjected)
  const whole = observed.filter(isWhole)
  const joined = line.source.classification === 'Survey' ? [whole] : cut(whole, usualStep(observed))
  const last = whole.at(-1)
  const [next] = projected
  const ahead = last && next && isOfOneCourse(last, next) ? [last, ...projected] : projected
  return [
    ...joined.flatMap(courses).map((points) => ({ points, projected: false })),
    ...courses(ahead).map((points) => ({ points, projected: true })),
  ].filter((stretch) => stretch.points.length > 0)
}

function cut(points: readonly Point[], step: number): Point[][] {
  const parts: Point[][] = []
  let previous: Point | null = null
  for (const point of points) {
    const part = parts.at(-1)
    if (part && previous && distance(previous, point) <= step * TOLERANCE) part.push(point)
    else parts.push([point])
    previous = point
  }
  return parts
}

/** A year of report that a yearly source leaves out, and where it would stand among the years of its line. */
export interface LeftOutYear {
  readonly year: number
  readonly at: number
}

/** Whole years missing inside a yearly line, each with the reason known: the source has no figure of that year. */
export function missingYears(line: Pick<SourceLine, 'points' | 'source' | 'yearsOf'>): LeftOutYear[] {
  const observed = line.points.filter((point) => !isProjected(point))
  if (line.source.classification === 'Survey' || usualStep(observed) !== 1) return []
  return observed.slice(1).flatMap((point, index) => {
    const before = observed[index]
    if (!before) return []
    const from = periodPosition(before.period)
    const count = Math.round(periodPosition(point.period) - from) - 1
    const shift = yearOn(line, before) - from
    return Array.from({ length: Math.max(0, count) }, (_, step) => {
      const year = from + step + 1
      return { year, at: year + shift }
    })
  })
}

/** The same without years of which there is a figure that has no place among those of the line. */
export function yearsWithout(
  line: Parameters<typeof missingYears>[0],
  { unplaced }: { readonly unplaced: readonly Point[] },
): LeftOutYear[] {
  const held = unplaced.filter(({ source }) => source === line.source.id).map(({ period }) => period)
  return missingYears(line).filter(({ year }) => !held.includes(year * 1000))
}

/** The median distance of neighbouring points, in years. */
function usualStep(points: readonly Point[]): number {
  const steps = points
    .slice(1)
    .flatMap((point, index) => {
      const before = points[index]
      return before ? [distance(before, point)] : []
    })
    .sort((a, b) => a - b)
  return steps[Math.floor((steps.length - 1) / 2)] ?? 1
}

function distance(a: Point, b: Point): number {
  return periodPosition(b.period) - periodPosition(a.period)
}
