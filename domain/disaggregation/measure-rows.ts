import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, listOf, percentage } from '#domain/message/value.ts'
import { roundShown, shownDecimals } from '#domain/number/format.ts'
import { categoryName } from './dimension-name.ts'
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
  readonly value: Value | null
  /** `60.1 to 68.3`; null where no interval can be given. */
  readonly interval: Message | null
  /** The value that means no inequality: `0 points`, `1`. */
  readonly none: Value
  /** Why there is no value, in one sentence; null when there is one. */
  readonly reason: Message | null
}

export interface MeasureTable {
  readonly main: readonly MeasureRow[]
  readonly further: readonly MeasureRow[]
}

/** Measures that cannot be given for the same reason. */
export interface Withheld {
  readonly reason: Message
  readonly titles: readonly Message[]
}

/** Rows without a value, by reason. */
export function withheld(rows: readonly MeasureRow[]): Withheld[] {
  const byReason = Map.groupBy(
    rows.flatMap(({ reason, definition }) => (reason === null ? [] : [{ reason, definition }])),
    ({ reason }) => JSON.stringify(reason),
  )
  return [...byReason.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ reason: first.reason, titles: same.map(({ definition }) => definition.title) }] : []
  })
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
  const range = interval && { from: write(interval[0]), to: write(interval[1]) }
  return {
    definition,
    value: value === null ? null : write(value),
    interval: range && message('inequality.range', range),
    none: unit === 'percent' ? percentage(none) : String(none),
    reason: value === null ? (needed ?? undefinedReason(definition)) : null,
  }
}

/** `74.4 points`, `−56.1` for rates, `6.86 times`, `12.3%`, `0.284`; signs are kept. `least` digits in units of the figure. */
function measureText(value: number, unit: MeasureUnit, indicator: Indicator, least: 0 | 1): Value {
  if (unit === 'index') return decimal(value, 3)
  if (unit === 'multiple') return message('inequality.times', { number: decimal(value, value < 10 ? 2 : 1) })
  if (unit === 'percent') return percentage(value, 1)
  const number = decimal(value, Math.max(least, shownDecimals(indicator)))
  if (indicator.factor !== 2) return number
  return message('values.points', { number, count: roundShown(Math.abs(value), indicator) })
}

function firstUnmet(definition: MeasureDefinition, found: Measured, indicator: Indicator): Message | null {
  const unmet = definition.needs.find((need) => !isMet(need, found, indicator))
  if (unmet !== undefined) return message('inequality.needs', { need: unmet })
  const isSimple = definition.name === 'difference' || definition.name === 'ratio'
  const { missing } = found.measures
  if (isSimple || missing.length === 0) return null
  const groups = missing.map((category) => categoryName(found.dimension, category))
  return message('inequality.missing', { groups: listOf(groups, 'none') })
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

function undefinedReason({ unit }: MeasureDefinition): Message {
  return unit === 'multiple' ? message('inequality.no-divisor') : message('inequality.not-computed')
}

/** The two groups that the difference and the ratio compare: `Richest compared with Poorest`. */
export function comparedGroups({ dimension, measures: { compared } }: Measured): Message {
  return message('inequality.compared', {
    high: categoryName(dimension, compared.high),
    low: categoryName(dimension, compared.low),
  })
}
