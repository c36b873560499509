import { placesWithFigures } from '#sections/controls/places-with-figures.ts'
import { describe, expect, it, test } from 'vitest'
import { type CompareBy, COMPARE_BY } from '#domain/comparison/compare-by.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Value } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'
import { type Option, saidOptions } from '#sections/definition/options.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { IndicatorComparisonState } from './state.ts'
import { comparedIds, resolveComparison } from './comparison-choice.ts'
import {
  ALL_SOURCES,
  comparisonIndicatorOptions,
  type ComparisonLists,
  comparisonPeriodOptions,
  comparisonSourceOptions,
  modeOptions,
} from './comparison-options.ts'

const indicators = Array.from({ length: 30 }, (_, index) => index + 1)
const offer = { indicators, defaults: [7, 6, 5], hasFigures: (id: number) => id !== 6, isOfSource: null }

test.each<[string, number[] | null, number | null, number[]]>([
  ["the dashboard's own that have figures", null, null, [7, 5]],
  ['the carried one first', null, 9, [9, 7, 5]],
  ['a carried one that is among them once', null, 5, [5, 7]],
  ['no indicator of another dashboard by being carried', null, 99, [7, 5]],
  ['what the reader chose', [3, 4], 9, [3, 4]],
  ['nothing when all were taken away', [], 9, []],
])('%s', (_, chosen, carried, expected) => {
  expect(comparedIds({ indicators: chosen, indicator: carried }, offer)).toEqual(expected)
})

test.each<[string, number | null, readonly number[], number[]]>([
  ['what the source publishes, as many as the dashboard begins with', null, [5, 9, 11, 12, 13], [5, 9, 11]],
  ['the carried one first, and what else the source publishes', 9, [9, 11], [9, 11]],
  ['a carried one that the source lacks, whose lack is said', 4, [9], [4, 9]],
  ['the usual ones where the source publishes nothing else', 9, [9], [9, 7, 5]],
])('of a source: %s', (_, carried, published, expected) => {
  const isOfSource = (id: number) => published.includes(id)
  expect(comparedIds({ indicators: null, indicator: carried }, { ...offer, isOfSource })).toEqual(expected)
  expect(comparedIds({ indicators: [3, 7], indicator: carried }, { ...offer, isOfSource })).toEqual([3, 7])
})

test('at most twenty', () => {
  expect(comparedIds({ indicators, indicator: null }, offer)).toHaveLength(20)
})

const say = (said: Value) => english.text(said)
const said = (options: readonly Option[]) => saidOptions(options, english)

const reference = aReference(
  [aSource(2, 'Survey A'), aSource(7, 'Model', { classification: 'Estimate' })],
  [
    anIndicator(7, { shortName: 'Shovels' }),
    anIndicator(8, { shortName: 'Sleds', fullName: 'Sleds in full' }),
  ],
)
const sled = { indicator: 8 }
const table = tableOf([
  aPoint(2, 1, '2018', 40),
  aPoint(2, 8, '2018', 30),
  aPoint(2, 9, '2018', 35),
  aPoint(7, 1, '2020', 45),
  aPoint(7, 1, '2021', 20, sled),
])
const STATE: IndicatorComparisonState = {
  indicator: null,
  indicators: null,
  source: null,
  location: null,
  period: null,
  by: 'period',
  everySource: false,
  shape: 'line',
  national: false,
  sdg: false,
  intervals: true,
  order: 'name',
  yearsOf: 'report',
  span: 'most',
}
const resolve = (change: Partial<IndicatorComparisonState>, modes: readonly CompareBy[] = COMPARE_BY) =>
  resolveComparison(
    { ...STATE, ...change },
    { indicators: [7, 8], table, reference, currentYear: 2025 },
    modes,
  )

describe('the question that has data', () => {
  it('gives up a place without figures for the one around it', () => {
    const { question, moved } = resolve({ location: 10 })
    expect(question.location).toBe(1)
    expect(moved.map(say)).toEqual([
      'None of the chosen indicators has a figure for Southland; Aldovia is shown instead.',
    ])
    expect(resolve({ location: 8 }).question.location).toBe(8)
    expect(resolve({ location: 8, source: 7 }).question.location).toBe(1)
    expect(resolve({ location: 8, source: 6 })).toMatchObject({ question: { location: 8 }, moved: [] })
  })

  it('gives up a period that nobody has, and keeps one that some have', () => {
    const lost = resolve({ by: 'national', period: 1_999_000 })
    expect(lost.question.period).toBeNull()
    expect(lost.moved.map(say)).toEqual([
      'None of the chosen indicators has a figure for 1999; the newest of each is shown instead.',
    ])
    expect(resolve({ by: 'national', period: 2_018_000 })).toMatchObject({
      question: { period: 2_018_000 },
      moved: [],
    })
  })

  it('reads all sources although another section has one', () => {
    expect(resolve({ source: 2, everySource: true }).question.source).toBeNull()
    expect(resolve({ source: 2 }).question.source).toBe(2)
  })

  it('compares by what the section offers', () => {
    expect(resolve({ by: 'zones' }, ['period', 'states']).question.by).toBe('period')
  })
})

describe('lists', () => {
  const lists: ComparisonLists = {
    reference,
    coverage: new Map([
      [7, new Map([[2, 1 | 4]])],
      [8, new Map([[7, 1]])],
    ]),
    indicators: [7, 8],
    sources: [2, 7],
    chosen: [7, 8],
    source: null,
    by: 'period',
  }

  it('offers all sources first, then each with how many of the chosen it has', () => {
    expect(
      said(comparisonSourceOptions(lists)).map(({ value, label, hint }) => [value, label, hint]),
    ).toEqual([
      [ALL_SOURCES, 'All', 'each indicator in its best source'],
      ['2', 'Survey A', '1 of 2 chosen'],
      ['7', 'Model', '1 of 2 chosen'],
    ])
  })

  it('lists the indicators of the source, and chosen ones that it lacks with the reason', () => {
    const [first, second] = said(comparisonIndicatorOptions({ ...lists, source: 2, chosen: [8] }))
    expect([first?.value, first?.reason]).toEqual(['7', null])
    expect([second?.value, second?.reason]).toEqual(['8', 'Survey A does not publish it'])
    expect(comparisonIndicatorOptions({ ...lists, source: 2, chosen: [] })).toHaveLength(1)
  })

  it('refuses a mode for which no chosen indicator has figures', () => {
    const reasons = said(modeOptions(COMPARE_BY, { ...lists, chosen: [8] })).map(({ reason }) => reason)
    expect(reasons).toEqual([
      null,
      null,
      'No chosen indicator has figures for zones',
      'No chosen indicator has figures for states',
    ])
  })

  it('offers periods with how many of the indicators have them, and places that have figures', () => {
    const figures = { table, reference, indicators: [7, 8], source: null, by: 'national' } as const
    expect(said(comparisonPeriodOptions(figures)).map(({ label, hint }) => [label, hint])).toEqual([
      ['Newest of each', ''],
      ['2021', '1 of 2'],
      ['2020', '1 of 2'],
      ['2018', '1 of 2'],
    ])
    const open = placesWithFigures(figures).filter(({ reason }) => reason === null)
    expect(open.map(({ label }) => say(label))).toEqual(['Aldovia', 'Northland', 'Snowland'])
  })
})
