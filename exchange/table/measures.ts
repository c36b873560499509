import type { Group } from '#exchange/reading/candidate.ts'
import { looksLikePlace } from '#exchange/places/known-names.ts'
import { dimensionOf, isTotal, plainWords } from '#exchange/values/category.ts'
import { isPartOfYear, readPart, readPeriod } from '#exchange/values/period.ts'
import type { Measure } from './layout.ts'
import { isUnitAlone, type Part, partOf, unitIn } from './vocabulary.ts'

/** What the heads of a column of figures say. */
interface ColumnWords {
  readonly column: number
  readonly part: Part
  readonly period: string | undefined
  readonly place: string | undefined
  readonly groups: readonly Group[]
  /** The words that are none of the others: the name of an indicator. */
  readonly rest: readonly string[]
  readonly unit: string
}

/** What is known of a table when its columns of figures are read. */
export interface MeasureContext {
  /** A column or a head of the table gives periods already. */
  readonly hasPeriod: boolean
  /** A column gives years alone, of which the heads may name the months. */
  readonly hasYearAlone: boolean
  readonly hasPlace: boolean
  readonly hasIndicator: boolean
}

/** The measures of the columns of figures, each with the columns of its bounds and counts. */
export function measuresOf(
  heads: readonly (readonly string[])[],
  columns: readonly number[],
  context: MeasureContext,
): Measure[] {
  const common = labelsOfAll(heads, columns)
  const words = columns.map((column) => wordsOf(heads[column] ?? [], column, common, context))
  const values = words.filter(({ part }) => part === 'value')
  const measures = new Map<ColumnWords, Partial<Record<Part, number>>>(values.map((one) => [one, {}]))
  for (const other of words) {
    if (other.part === 'value') continue
    const owner = ownerOf(other, values)
    const beside = owner && measures.get(owner)
    if (beside && beside[other.part] === undefined) beside[other.part] = other.column
  }
  return values.map((value) => measureOf(value, measures.get(value) ?? {}, context))
}

function measureOf(
  { column, period, place, groups, rest, unit }: ColumnWords,
  { lower, upper, numerator, denominator, sampleSize }: Partial<Record<Part, number>>,
  { hasIndicator }: MeasureContext,
): Measure {
  const name = rest.join(' – ')
  const isNamed =
    name !== '' && !(hasIndicator && /^(value|total|number|count|figure|percent|percentage|%)$/i.test(name))
  return {
    value: column,
    ...(lower !== undefined && upper !== undefined && { lower, upper }),
    ...(numerator !== undefined && { numerator }),
    ...(denominator !== undefined && { denominator }),
    ...(sampleSize !== undefined && { sampleSize }),
    ...(isNamed && { indicator: name }),
    ...(period !== undefined && { period }),
    ...(place !== undefined && { place }),
    ...(groups.length > 0 && { groups }),
    ...(unit !== '' && { unit }),
  }
}

/** The name that stands over every column of figures, and is no period, unit or place; empty where there is none. */
export function nameOverAll(heads: readonly (readonly string[])[], columns: readonly number[]): string {
  const names = [...labelsOfAll(heads, columns)].filter(
    (label) =>
      !isTimeLabel(label) &&
      !isPartOfYear(label) &&
      !isUnitAlone(label) &&
      !looksLikePlace(label) &&
      dimensionOf(label) === null &&
      !isTotal(label),
  )
  return names.join(' – ')
}

/** Labels that stand over every column of figures: they speak of the table and not of a column. */
function labelsOfAll(heads: readonly (readonly string[])[], columns: readonly number[]): ReadonlySet<string> {
  if (columns.length < 2) return new Set()
  const [first = [], ...others] = columns.map((column) => heads[column] ?? [])
  return new Set(
    first.filter(
      (label) => first.length > 1 && others.every((labels) => labels.includes(label) && labels.length > 1),
    ),
  )
}

function wordsOf(
  labels: readonly string[],
  column: number,
  common: ReadonlySet<string>,
  context: MeasureContext,
): ColumnWords {
  let part: Part = 'value'
  let period: string | undefined
  let place: string | undefined
  const groups: Group[] = []
  const rest: string[] = []
  // A month or a quarter whose year stands above it, in its row or nowhere.
  let ofYear: string | undefined
  let isTotalOnly = false
  for (const [at, label] of labels.entries()) {
    if (common.has(label) && !isTimeLabel(label) && !isPartOfYear(label)) continue
    if (isUnitAlone(label) && labels.length > 1) continue
    const dimension = dimensionOf(label)
    if (!context.hasPeriod && period === undefined && isTimeLabel(label)) period = label
    else if ((!context.hasPeriod || context.hasYearAlone) && ofYear === undefined && isPartOfYear(label))
      ofYear = label.trim()
    else if (!context.hasPlace && place === undefined && looksLikePlace(label)) place = label
    else if (dimension !== null) {
      const over = labels[at - 1]
      const isNamed = over !== undefined && plainWords(over).includes(dimension)
      if (isNamed && rest.at(-1) === over) rest.pop()
      groups.push({ dimension: isNamed ? over : dimension, category: label.trim(), label: label.trim() })
    } else if (isTotal(label)) isTotalOnly = true
    else {
      const split = context.hasPeriod || period !== undefined ? null : periodInside(label)
      if (split) period = split.period
      const found = partOf(split ? split.rest : label)
      if (found) part = found.part
      const name = found ? originalWords(split ? split.rest : label, found.base) : split ? split.rest : label
      if (name.trim() !== '') rest.push(name.trim())
    }
  }
  if (isTotalOnly && rest.length === 1 && isDimensionName(rest[0] ?? '')) rest.pop()
  if (ofYear !== undefined) period = period === undefined ? ofYear : inYear(ofYear, period)
  return { column, part, period, place, groups, rest, unit: unitIn(labels.join(' ')) }
}

/** A part of a year in the year above it. A head that is a finer period itself stays as it is. */
function inYear(part: string, period: string): string {
  return /^\d{4}$/.test(period.trim()) && readPart(part, period.trim()) !== null
    ? `${part} ${period.trim()}`
    : period
}

function isDimensionName(text: string): boolean {
  return /\b(age|sex|gender|residence|wealth|quintile)\b/.test(plainWords(text))
}

function isTimeLabel(label: string): boolean {
  return readPeriod(label).iso !== null || readPeriod(label).reason === 'span'
}

/** The words of a head as it writes them, as far as `base` has them. */
function originalWords(label: string, base: string): string {
  if (base === '') return ''
  let at = label.length
  while (at > 0 && plainWords(label.slice(0, at)) !== base) at -= 1
  return at === 0 ? base : label.slice(0, at).replace(/[\s(,:_-]+$/, '')
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const TIME = `(?:19|20)\\d{2}[ ,/-]*${MONTH}|(?:${MONTH}[ ,/-]*)?(?:19|20)\\d{2}(?:[ -]?(?:q[1-4]|w\\d{1,2}))?|q[1-4][ -]*(?:19|20)\\d{2}`
const AT_END = new RegExp(`^(.*?\\S)[\\s,(_-]+(${TIME})\\)?$`, 'i')
const AT_BEGINNING = new RegExp(`^(${TIME})[\\s,:_-]+(\\S.*)$`, 'i')

/** The period at the end or the beginning of a head: `BCG doses given January 2023`. */
function periodInside(label: string): { period: string; rest: string } | null {
  const end = AT_END.exec(label.trim())
  if (end && readPeriod(end[2] ?? '').iso !== null) return { period: end[2] ?? '', rest: end[1] ?? '' }
  const start = AT_BEGINNING.exec(label.trim())
  if (start && readPeriod(start[1] ?? '').iso !== null)
    return { period: start[1] ?? '', rest: start[2] ?? '' }
  return null
}

/** The value that a bound or a count belongs to: the same words, else the last value before it. */
function ownerOf(one: ColumnWords, values: readonly ColumnWords[]): ColumnWords | null {
  const same = (other: ColumnWords) =>
    other.period === one.period && other.place === one.place && groupText(other) === groupText(one)
  const alike = values.filter(same)
  const named = alike.filter(({ rest }) => plainWords(rest.join(' ')) === plainWords(one.rest.join(' ')))
  const among = named.length > 0 ? named : one.rest.length === 0 ? alike : []
  const before = among.filter(({ column }) => column < one.column).at(-1)
  return before ?? among[0] ?? (values.length === 1 ? (values[0] ?? null) : null)
}

function groupText({ groups }: ColumnWords): string {
  return groups.map(({ category }) => category).join('|')
}
