import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Inequality } from '#domain/inequality/inequality.ts'
import { formatDifference, formatNumber, shownDecimals } from '#domain/number/format.ts'
import type { GroupInequality } from './group-inequality.ts'
import {
  FURTHER_MEASURES,
  MAIN_MEASURES,
  type MeasureDefinition,
  type MeasureNeed,
  type MeasureUnit,
} from './measure-definitions.ts'

/** A measure as shown: with its value, or with the reason why there is none. */
export interface MeasureRow {
  readonly definition: MeasureDefinition
  /** With its unit; null without a value. */
  readonly value: string | null
  /** `60.1 to 68.3`; null where no interval can be given. */
  readonly interval: string | null
  /** The value that means no inequality: `0 points`, `1`. */
  readonly none: string
  /** Why there is no value, in one sentence; null when there is one. */
  readonly reason: string | null
}

export interface MeasureTable {
  readonly main: readonly MeasureRow[]
  readonly further: readonly MeasureRow[]
}

/** Measures that cannot be given for the same reason. */
export interface Withheld {
  readonly reason: string
  readonly titles: readonly string[]
}

/** Rows without a value, by reason. */
export function withheld(rows: readonly MeasureRow[]): Withheld[] {
  const byReason = Map.groupBy(
    rows.filter(({ value }) => value === null),
    ({ reason }) => reason ?? '',
  )
  return [...byReason].map(([reason, same]) => ({
    reason,
    titles: same.map(({ definition }) => definition.title),
  }))
}

type Measured = Extract<GroupInequality, { readonly status: 'ok' }>

/** Every measure with value, interval and the value of no inequality. A curve and a line are not shown both. */
export function measureTable(found: Measured, indicator: Indicator): MeasureTable {
  const isCurve = found.measures.sii_logit !== null || indicator.factor !== 4
  const left = isCurve ? ['sii_linear', 'rii_linear'] : ['sii_logit', 'rii_logit']
  const hidden = new Set<string>(indicator.factor === 2 ? left : [...left, 'erreygers'])
  const rows = (definitions: readonly MeasureDefinition[]) =>
    definitions
      .filter(({ name }) => !hidden.has(name))
      .map((definition) => measureRow(definition, found, indicator))
  return { main: rows(MAIN_MEASURES), further: rows(FURTHER_MEASURES) }
}

function measureRow(definition: MeasureDefinition, found: Measured, indicator: Indicator): MeasureRow {
  const { name, unit, none } = definition
  const needed = firstUnmet(definition, found, indicator)
  const value = needed === null ? found.measures[name] : null
  const interval = needed === null ? found.measures.ci95[name] : null
  const least = name === 'difference' ? 0 : 1
  const write = (number: number) => measureText(number, unit, indicator, least)
  return {
    definition,
    value: value === null ? null : write(value),
    interval: interval === null ? null : `${write(interval[0])} to ${write(interval[1])}`,
    none: unit === 'multiple' ? String(none) : bareOr(none, unit),
    reason: value === null ? (needed ?? undefinedReason(definition)) : null,
  }
}

function bareOr(none: number, unit: MeasureUnit): string {
  return unit === 'percent' ? `${none}%` : String(none)
}

/** `74.4 points`, `−56.1` for rates, `6.86 times`, `12.3%`, `0.284`; signs are kept. `least` digits in units of the figure. */
function measureText(value: number, unit: MeasureUnit, indicator: Indicator, least: 0 | 1): string {
  if (unit === 'index') return formatNumber(value, 3)
  if (unit === 'multiple') return `${formatNumber(value, value < 10 ? 2 : 1)} times`
  if (unit === 'percent') return `${formatNumber(value, 1)}%`
  const decimals = Math.max(least, shownDecimals(indicator))
  const shown = indicator.factor === 2 ? indicator : { ...indicator, decimals }
  return `${value < 0 ? '−' : ''}${formatDifference(value, shown)}`
}

function firstUnmet(definition: MeasureDefinition, found: Measured, indicator: Indicator): string | null {
  const unmet = definition.needs.find((need) => !isMet(need, found, indicator))
  if (unmet !== undefined) return REASONS[unmet]
  const isSimple = definition.name === 'difference' || definition.name === 'ratio'
  const { missing } = found.measures
  if (isSimple || missing.length === 0) return null
  return `No figure of ${missing.join(', ')}; measures over all groups need every group.`
}

function isMet(need: MeasureNeed, { ordered, measures }: Measured, indicator: Indicator): boolean {
  switch (need) {
    case 'sizes':
      return measures.weighted
    case 'three':
      return measures.n >= 3
    case 'order':
      return ordered
    case 'direction':
      return indicator.slope !== null
    case 'percentage':
      return indicator.factor === 2
  }
}

const REASONS: Readonly<Record<MeasureNeed, string>> = {
  sizes: 'The source does not say how many people each group holds, so the groups cannot be weighted.',
  three: 'At least three groups are needed.',
  order: 'The groups have no order of advantage.',
  direction: 'Neither more nor less is better for this indicator, so no group is the one to reach.',
  percentage: 'It is defined for percentages only.',
}

function undefinedReason({ unit }: MeasureDefinition): string {
  return unit === 'multiple'
    ? 'The divisor is zero or below, so there is no ratio.'
    : 'It cannot be computed from these figures.'
}

/** Which two groups the difference and the ratio compare: `Richest compared with Poorest`. */
export function comparedGroups({ compared }: Inequality): string {
  return `${compared.high} compared with ${compared.low}`
}
