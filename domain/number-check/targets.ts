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
  /** The figure with these people, in the unit of the indicator. */
  readonly value: number
}

/** The counts over every number of people that is held, and the people that the evidence would need. */
export interface Targets {
  readonly counts: Counts
  readonly rows: readonly TargetRow[]
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
  })
  const needed = expected !== null && expected > 0 ? Math.round((counts.numerator * scale) / expected) : null
  const rows = [
    rowOf('own', counts.denominator),
    ...populations.map((population) => rowOf(population, population.value)),
    ...(needed !== null && needed > 0 ? [rowOf('needed', needed)] : []),
  ]
  return { counts, rows, most: Math.max(...rows.map(({ people }) => people), counts.numerator) }
}
