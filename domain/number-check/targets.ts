import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit, unitScale } from '#domain/statistics/figure-unit.ts'
import type { AskedNumber } from './asked-number.ts'
import type { Population } from './populations.ts'

/** The counts behind a figure: as given, and where one of the three is missing, from the other two. */
export interface Counts {
  readonly numerator: number
  readonly denominator: number
  /** True where one of the two was worked out from the figure. */
  readonly isDerived: boolean
}

/** The counts of a share or a rate; null where too little is given, and for figures that are no quotient. */
export function countsOf({ indicator, value, numerator, denominator }: AskedNumber): Counts | null {
  const unit = figureUnit(indicator)
  if (unit !== 'percent' && unit !== 'rate') return null
  const scale = unitScale(indicator)
  if (numerator !== null && denominator !== null)
    return denominator > 0 ? { numerator, denominator, isDerived: false } : null
  if (value <= 0) return null
  if (numerator !== null)
    return { numerator, denominator: Math.round((numerator * scale) / value), isDerived: true }
  if (denominator === null || denominator <= 0) return null
  return { numerator: Math.round((denominator * value) / scale), denominator, isDerived: true }
}

/** A count over one number of people. */
export interface TargetRow {
  readonly population: Population | 'own' | 'needed'
  readonly people: number
  /** The figure with these people, in the unit of the indicator. Never cut off at the whole. */
  readonly value: number
  /** By how many per cent one's own target is above these people, if they are right; null for the own target. */
  readonly error: number | null
}

/** The figures over all populations that are held. */
export interface TargetBand {
  readonly least: number
  readonly most: number
  /** How many populations are held, and with how many of them the figure is above the whole. */
  readonly count: number
  readonly above: number
}

/** The counts over every number of people that is held, and the people that the evidence would need. */
export interface Targets {
  readonly counts: Counts
  readonly rows: readonly TargetRow[]
  /** Null where no population is held. */
  readonly band: TargetBand | null
  /** The largest number of people of all rows: where a bar ends. */
  readonly most: number
}

interface Parts {
  readonly indicator: Indicator
  readonly counts: Counts
  readonly populations: readonly Population[]
  /** The value of the evidence; null without any. */
  readonly expected: number | null
}

/** The table of targets. */
export function targetsOf({ indicator, counts, populations, expected }: Parts): Targets {
  const scale = unitScale(indicator)
  const rowOf = (population: TargetRow['population'], people: number): TargetRow => ({
    population,
    people,
    value: (counts.numerator * scale) / people,
    error: population === 'own' ? null : 100 * (counts.denominator / people - 1),
  })
  const needed = expected !== null && expected > 0 ? Math.round((counts.numerator * scale) / expected) : null
  const rows = [
    rowOf('own', counts.denominator),
    ...populations.map((population) => rowOf(population, population.value)),
    ...(needed !== null && needed > 0 ? [rowOf('needed', needed)] : []),
  ]
  const band = bandOf(
    rows.flatMap(({ population, value }) => (typeof population === 'string' ? [] : [value])),
    scale,
  )
  return { counts, rows, band, most: Math.max(...rows.map(({ people }) => people), counts.numerator) }
}

function bandOf(values: readonly number[], whole: number): TargetBand | null {
  if (values.length === 0) return null
  return {
    least: Math.min(...values),
    most: Math.max(...values),
    count: values.length,
    above: values.filter((value) => value > whole).length,
  }
}
