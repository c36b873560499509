import type { DataSource } from '#domain/data-source/data-source.ts'
import { headlineCategory } from '#domain/indicator/headline-category.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { roundShown, shownDecimals, type ValueFormat } from '#domain/number/format.ts'
import { plainUnit } from '#domain/number/plain-unit.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ListWord, NamedIndicator, NamedSource, Sentences, Value } from './message.ts'

/** A number with a fixed count of digits after the point. */
export function decimal(value: number, decimals = 1): Value {
  return { kind: 'number', value, decimals }
}

/** A whole number, thousands separated. Where the text counts with it (`plural`) give the number itself. */
export function whole(value: number): Value {
  return { kind: 'number', value, decimals: 0 }
}

/** A percentage, given as such: 40 is 40%. */
export function percentage(value: number, decimals = 0): Value {
  return { kind: 'percentage', value, decimals }
}

/** A number with its sign, also the plus: a change. */
export function signed(value: number, decimals: number): Value {
  return { kind: 'number', value, decimals, isSigned: true }
}

/** The thing that a value is written by: an indicator, whose name carries the unit of plain numbers, or a bare format. */
type Written = ValueFormat & Partial<Pick<Indicator, 'fullName' | 'shortName'>>

/** A value of an indicator: `53.4%`, `41 per 1,000`, `4.8 births per woman`; short `41`, bare `53.4`. */
export function figure(value: number, format: Written): Value {
  return { kind: 'figure', value, format: formatOf(format) }
}

/** A value of an indicator that stands by itself, as in a table: `53.4%`, `41`. */
export function shortFigure(value: number, format: ValueFormat): Value {
  return { kind: 'figure', value, format: formatOf(format), form: 'short' }
}

/** How far two values of an indicator are apart, without sign: `13.6 points`, `7`; long `7 per 1,000`. */
export function difference(value: number, format: Written): Value {
  return { kind: 'difference', value, format: formatOf(format) }
}

/** A p-value after its letter: `= 0.060`, `< 0.001`. Source: methods §0 C7. */
export function pValue(value: number): Value {
  return { kind: 'p', value }
}

/** A difference of two values with its sign, in the digits of the indicator: `+1.8`, `−23.5`, `0.0`. */
export function signedDifference(value: number, format: ValueFormat): Value {
  return signed(roundShown(value, format), shownDecimals(format))
}

/** A day, given as ISO text. */
export function day(iso: string): Value {
  return { kind: 'date', iso }
}

/** A period as a source labels it: `2018`, `2023–24`, `Aug 2024`; long `August 2024`, `week 40 of 2024`. */
export function periodName(period: PeriodCode, source?: Pick<DataSource, 'periodLabels'>): Value {
  return { kind: 'period', period, labels: source?.periodLabels ?? {} }
}

/** A place inside a sentence: `the North-West`; name `North-West`. */
export function placeName({ name, level }: Pick<Location, 'name' | 'level'>): Value {
  return { kind: 'place', location: { name, level } }
}

/** An indicator inside a sentence: `death rate`; phrase `the death rate`; name `Death rate`; full its full name. */
export function indicatorName({ shortName, fullName, factor }: NamedIndicator): Value {
  return { kind: 'indicator', indicator: { shortName, fullName, factor } }
}

/**
 * An indicator whose figure of everybody is spoken of: of one that is a figure for each cause or age group, with the one that
 * its publishers put first: `causes of under-five deaths (malaria)`.
 */
export function headlineName(indicator: Indicator): Value {
  const category = headlineCategory(indicator)
  const { shortName, fullName, factor } = indicator
  return {
    kind: 'indicator',
    indicator: { shortName, fullName, factor, ...(category !== null && { category }) },
  }
}

/** A term of the data, such as a denominator, inside a sentence: `live births`; name as it stands there. */
export function term(text: string): Value {
  return { kind: 'term', text }
}

/** A source by its short name; full by its full one. */
export function sourceName({ name, fullName, periodLabels }: NamedSource): Value {
  return { kind: 'source', source: { name, fullName, periodLabels } }
}

/** A name of the catalogue, of a dashboard or a program area: as the language calls it, where it has a form of its own. */
export function named(name: string): Value {
  return { kind: 'name', name }
}

/** Source and period as they are cited together: `NDHS 2023–24`, `WUENIC 2024`. */
export function cited({ name, fullName, periodLabels }: NamedSource, period: PeriodCode): Value {
  return { kind: 'cited', source: { name, fullName, periodLabels }, period }
}

/** Things in a row: `A, B and C`. */
export function listOf(items: readonly Value[], word: ListWord = 'and'): Value {
  return { kind: 'list', items, word }
}

/** Whole sentences one after the other. */
export function sentences(items: readonly Value[]): Sentences {
  return { kind: 'sentences', items }
}

function formatOf({ factor, decimals, isWholeNumber = false, fullName, shortName }: Written): ValueFormat {
  const unit = factor === 4 && fullName !== undefined ? plainUnit(fullName, shortName) : null
  return { factor, decimals, ...(unit !== null && { unit }), ...(isWholeNumber && { isWholeNumber }) }
}
