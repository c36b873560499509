import { expect, test } from 'vitest'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { blankPoint, type Point } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import { english } from '#languages/from-source.ts'
import { anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import { checkEntry } from './check-entry.ts'
import { type EntryCells, withCell } from './entry-cell.ts'
import { entryFigure } from './entry-figure.ts'
import { entryRows } from './entry-rows.ts'

const code = (iso: string) => periodCode(iso) ?? 0
const DOSES = anIndicator(1701, {
  ...{ shortName: 'Doses', fullName: 'Doses given', factor: 4, decimals: 0, denominator: '' },
})
const COVERAGE = anIndicator(20, { shortName: 'Coverage', fullName: 'Coverage in full' })
const CASES: Indicator = { ...DOSES, id: 1705, shortName: 'Cases', fullName: 'Cases seen' }
const INDICATORS = [COVERAGE, DOSES, CASES]
const ROUTINE = aSource(30, 'Routine', { classification: 'Routine' })
const SURVEY = aSource(2, 'Survey')
const SOURCES = new Map([
  [30, ROUTINE],
  [2, SURVEY],
])

function point(indicator: number, iso: string, value: number, change: Partial<Point> = {}): Point {
  return { ...blankPoint(), indicator, source: 30, location: 8, period: code(iso), value, ...change }
}

/** Doses over a target of 52,590, as a routine source of a made-up country publishes them. */
const OWN = [
  ...[point(1701, '2022-02', 40_000), point(20, '2022-02', 76.1, { numerator: 40_000 })],
  ...[point(1701, '2022-03', 42_284), point(20, '2022-03', 80.4, { numerator: 42_284 })],
  ...[point(1701, '2021-04', 34_971), point(1705, '2022-01', 1082), point(1705, '2022-02', 2000)],
  point(1705, '2022-03', 3085),
]
const OTHERS = [
  point(20, '2021', 38.6, { source: 2 }),
  point(20, '2018', 30, { source: 2 }),
  point(20, '2024', 50, { source: 2 }),
  point(1701, '2021', 400_000, { source: 2 }),
]
const ROWS = entryRows({
  ...{ indicators: INDICATORS, period: code('2022-04'), own: OWN, others: OTHERS },
  ...{ sources: SOURCES, source: 30 },
})
const rowOf = (indicator: number) => {
  const row = ROWS.find((one) => one.indicator === indicator)
  if (!row) throw new Error('No row.')
  return row
}

test('a line knows the period before, a year ago, the usual range, and the other source of a comparable unit', () => {
  expect(rowOf(1701)).toMatchObject({
    last: { period: code('2022-03'), value: 42_284 },
    former: { period: code('2021-04'), value: 34_971 },
    usual: { least: 34_971, most: 42_284 },
    other: null,
    computed: null,
  })
  expect(rowOf(1705).usual).toEqual({ least: 1082, most: 3085 })
  expect(rowOf(20).other).toEqual({ source: 2, period: code('2021'), value: 38.6 })
})

test('a share whose numerators are a count of the same form follows from it, over the target that its shares imply', () => {
  const { computed } = rowOf(20)
  expect(computed).toMatchObject({ count: 1701, period: code('2022-03') })
  expect(computed?.target).toBeGreaterThan(52_530)
  expect(computed?.target).toBeLessThan(52_625)
  const cells = { 1701: { text: '36,074', reason: '', isZero: false } }
  expect(entryFigure(rowOf(20), COVERAGE, cells)).toMatchObject({
    value: 68.6,
    numerator: 36_074,
    from: 'count',
  })
})

test('a share is computed from its parts, by the unit of the indicator', () => {
  const row = { ...rowOf(20), computed: null }
  const cells = {
    '20.numerator': { text: '30', reason: '', isZero: false },
    '20.denominator': { text: '80', reason: '', isZero: false },
  }
  expect(entryFigure(row, COVERAGE, cells)).toEqual({
    ...{ value: 37.5, numerator: 30, denominator: 80, from: 'parts', isWithdrawn: false },
    isUnreadable: false,
  })
})

const checked = (indicator: Indicator, text: string, more: EntryCells = {}, row = rowOf(indicator.id)) => {
  const cells = { [indicator.id]: { text, reason: '', isZero: false }, ...more }
  const check = checkEntry({ row, indicator, cells, sources: SOURCES })
  return check && [check.grade, english.text(check.says)]
}
const SHARE = { ...rowOf(20), computed: null }

test.each([
  [DOSES, '40,500', ['fine', 'within its range']],
  [DOSES, '3,590', ['question', '12 times below March 2022. Is a digit missing?']],
  [DOSES, '420,000', ['question', '10 times March 2022. Is a digit too many?']],
  [DOSES, '150000', ['question', '4 times March 2022. Is it right?']],
  [DOSES, '50,000', ['note', 'Outside the usual 34,971 to 42,284']],
  [DOSES, '42,284', ['note', 'The same as Mar 2022']],
  [DOSES, '40,500.5', ['question', 'A count is a whole number. Is it a share?']],
  [DOSES, '-5', ['fault', 'It cannot be below zero.']],
  [DOSES, 'many', ['fault', 'This is no number.']],
  [CASES, '61,5', ['fault', 'Decimals have a point here: 61.5.']],
  [DOSES, '9e9', ['fault', 'This is no number.']],
  [DOSES, '9000000000', ['fault', 'It cannot be so large. Is a digit too many, or is it another unit?']],
  [DOSES, '0', ['zero', 'Zero: were none counted? If it was not reported, leave it empty.']],
  [CASES, '', ['note', 'Usually 1,082 to 3,085']],
] as const)('%o typed as %s', (indicator, text, expected) => {
  expect(checked(indicator, text)).toEqual(expected)
})

test.each([
  ['0.78', ['question', 'Is it a fraction? As a percentage it would be 78.0%.']],
  ['104', ['question', 'Above 100%. Why?']],
  ['78', ['question', '39.4 points above Survey, 2021. Why?']],
] as const)('a share typed as %s', (text, expected) => {
  expect(checked(COVERAGE, text, {}, SHARE)).toEqual(expected)
})

test('a zero that was said is within its range or outside of it, and is asked no more', () => {
  const said = { 1701: { text: '0', reason: '', isZero: true } }
  expect(checked(DOSES, '0', said)).toEqual(['note', 'Outside the usual 34,971 to 42,284'])
})

test('what is asked about a count is asked once: the share that follows from it says so', () => {
  const cells = { 1701: { text: '3,590', reason: '', isZero: false } }
  const check = checkEntry({ row: rowOf(20), indicator: COVERAGE, cells, sources: SOURCES })
  expect(check && [check.grade, english.text(check.says)]).toEqual(['note', 'follows the count above'])
})

test('an emptied line takes a published figure back: with a reason, and what follows from it too', () => {
  const row = { ...rowOf(1701), published: 36_074 }
  const gone = { 1701: { text: '', reason: '', isZero: false, isWithdrawn: true } }
  expect(checked(DOSES, '', gone, row)).toEqual([
    'question',
    'Published: 36,074. It will be withdrawn. Say why.',
  ])
  expect(entryFigure(row, DOSES, gone)).toMatchObject({ value: null, isWithdrawn: true })
  const share = { ...rowOf(20), published: 88 }
  const check = checkEntry({ row: share, indicator: COVERAGE, cells: gone, sources: SOURCES })
  expect(check && [check.grade, english.text(check.says)]).toEqual([
    ...['note', 'Published: 88.0%. It is withdrawn with its count.'],
  ])
  // What is not published cannot be taken back, and what is typed is a figure.
  expect(entryFigure(rowOf(1701), DOSES, gone).isWithdrawn).toBe(false)
  const typed = withCell(gone, '1701', { text: '36,000' })
  expect(entryFigure(row, DOSES, typed)).toMatchObject({ value: 36_000, isWithdrawn: false })
})

test('an empty line whose figure is published says that it stays', () => {
  const row = { ...rowOf(1701), published: 36_074 }
  expect(checked(DOSES, '', {}, row)).toEqual(['note', 'Published: 36,074. Left empty, it stays as it is.'])
})
