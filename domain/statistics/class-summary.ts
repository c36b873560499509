import { classBreaks, classIndex, type ClassMethod } from './class-breaks.ts'
import { centralSum } from './moments.ts'
import { type Insufficient, insufficient } from './outcome.ts'

/** One class: its bounds, the least and greatest value in it (null when there is none), and how many there are. */
export interface SummarisedClass {
  readonly lower: number
  readonly upper: number
  readonly min: number | null
  readonly max: number | null
  readonly count: number
}

/** Classes with how well they fit. */
export interface ClassSummary {
  readonly status: 'ok'
  readonly classification: ClassMethod
  readonly n: number
  readonly missing: number
  /** Fewer than asked for when values coincide. */
  readonly k: number
  readonly classes: readonly SummarisedClass[]
  /** Bounds from the least to the greatest; for natural breaks the least value and the greatest of each group. */
  readonly breaks: readonly number[]
  readonly upper_bounds: readonly number[]
  /** Squares within the classes and in all, and the share that the classes explain. */
  readonly ssw: number
  readonly sst: number
  readonly gvf: number
}

/**
 * Classes of a map with their members' range and fit: gvf = 1 − SSW / SST, 1 when all values are equal. Gaps are left out
 * and counted; they make a class of their own on a map. At least 1 value. Source: methods §9.
 */
export function summariseClasses(
  values: readonly (number | null)[],
  method: ClassMethod,
  count = 5,
): ClassSummary | Insufficient {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return insufficient(0, 1)
  const found = classBreaks(known, method, count)
  const groups: number[][] = found.classes.map(() => [])
  for (const value of known) groups[classIndex(found, value)]?.push(value)
  const classes = found.classes.map(({ lower, upper }, index) => {
    const members = (groups[index] ?? []).toSorted((a, b) => a - b)
    return { lower, upper, min: members[0] ?? null, max: members.at(-1) ?? null, count: members.length }
  })
  const within = groups.reduce((sum, group) => sum + squares(group), 0)
  return {
    status: 'ok',
    classification: method,
    n: known.length,
    missing: values.length - known.length,
    k: classes.length,
    classes,
    breaks: [...classes.slice(0, 1).map(({ lower }) => lower), ...classes.map(({ upper }) => upper)],
    upper_bounds: classes.map(({ upper }) => upper),
    ssw: within,
    sst: squares(known),
    gvf: found.fit,
  }
}

function squares(values: readonly number[]): number {
  return values.length < 2 ? 0 : centralSum(values, 2)
}
