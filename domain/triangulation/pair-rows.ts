import { unitClass } from '#domain/number/factor.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { comparePair, type Unit } from '#domain/statistics/comparison.ts'
import type { Flag } from '#domain/observation/flag.ts'
import type { AnnualFigure } from './annual-figures.ts'
import type { ComparedPair } from './figure-pairs.ts'
import type { PairedFigure } from './findings.ts'
import type { TriangulationQuestion } from './question.ts'

/** One of the two figures; bounds are of the 95% interval. */
interface PairedValue {
  readonly value: number
  readonly lower: number | null
  readonly upper: number | null
  readonly flags: readonly Flag[]
}

/** Two figures of one place and year with their names and whether they can be told apart. */
export interface PairRow {
  readonly comparison: number
  readonly indicator: number
  readonly indicator_name: string
  readonly location: number
  readonly location_name: string
  readonly level: number
  /** The year of the primary's figure. */
  readonly period: string
  /** The year of the other one, which is another where labels differ and their times do not. */
  readonly period_b: string
  /** Year of birth of the children that both speak of; null for figures of anything else. */
  readonly cohort: number | null
  /** True when one is a model that takes in the evidence of the other. */
  readonly is_input: boolean
  readonly a: PairedValue
  readonly b: PairedValue
  readonly difference: number
  /** Null when the two cannot be tested: an interval is missing, or one is a routine count. */
  readonly significant: boolean | null
}

/** A pair as it is shown; b − a in the unit of the indicator, tested by methods §7.2. */
export function pairRow(question: TriangulationQuestion, pair: ComparedPair): PairRow {
  const { primary, comparisons, reference } = question
  const indicator = byId(reference.indicators, pair.indicator)
  const other = comparisons.find(({ id }) => id === pair.comparison)
  const kind = unitClass(indicator.factor)
  const unit: Unit = kind === 'number' ? 'count' : kind
  const compared = comparePair({
    a: { ...estimate(pair.a), routine: primary.classification === 'Routine' },
    b: { ...estimate(pair.b), routine: other?.classification === 'Routine' },
    unit,
  })
  return {
    comparison: pair.comparison,
    indicator: pair.indicator,
    indicator_name: indicator.shortName,
    location: pair.location,
    location_name: reference.locations.get(pair.location)?.name ?? `${pair.location}`,
    level: pair.level,
    period: `${pair.a.year}`,
    period_b: `${pair.b.year}`,
    cohort: pair.a.point.coordinates.birthCohort ?? pair.b.point.coordinates.birthCohort,
    is_input: pair.kin === 'input',
    a: bounded(pair.a),
    b: bounded(pair.b),
    difference: pair.b.value - pair.a.value,
    significant: compared.significant,
  }
}

function estimate({ value, interval }: PairedFigure) {
  return { estimate: value, lower: interval?.[0], upper: interval?.[1] }
}

function bounded({ value, interval, flags }: AnnualFigure): PairedValue {
  return { value, lower: interval?.[0] ?? null, upper: interval?.[1] ?? null, flags }
}
