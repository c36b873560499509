import { describe, expect, test } from 'vitest'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { NO_CURATION, type SharePair } from '#domain/reference/curation.ts'
import { anIndicator, aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { auditIndicator } from './audit-indicator.ts'
import type { AuditRuleId } from './audit-rule.ts'

const [SURVEY, MODEL, REPORTS, PRINT] = [2, 3, 6, 9]
const COUNT = { factor: 4, decimals: 0, denominator: '' } as const

interface World {
  readonly indicator?: Partial<Indicator>
  readonly wholes?: readonly Point[]
  readonly pair?: SharePair
  readonly isPopulation?: boolean
}

/** The sentences of one rule about some figures of indicator 7, with its explanation where it has one. */
function found(rule: AuditRuleId, points: readonly Point[], world: World = {}): string[] {
  const sources = [
    aSource(SURVEY, 'Survey'),
    aSource(MODEL, 'Small areas', { derivedFrom: [SURVEY] }),
    aSource(REPORTS, 'Reports', { classification: 'Routine' }),
    aSource(PRINT, 'Print', { classification: 'Estimate' }),
  ]
  const base = aReference(sources, [anIndicator(7, world.indicator), anIndicator(5)])
  const states = Array.from({ length: 16 }, (_, index) => 100 + index)
  const locations = new Map([
    ...base.locations,
    ...states.map((id) => [id, { id, name: `State ${id}`, level: 3, parent: 2 } as const] as const),
  ])
  const curation = {
    ...NO_CURATION,
    sharePairs: world.pair ? [world.pair] : [],
    population: world.isPopulation ? { indicator: 7, source: SURVEY } : null,
  }
  const audited = auditIndicator({
    indicator: 7,
    table: tableOf(points),
    wholes: tableOf(world.wholes ?? []),
    reference: { ...base, locations, curation },
    people: new Map(),
    editions: [],
    rejections: [],
  })
  return [...audited]
    .filter((one) => one.rule === rule)
    .flatMap(({ cases }) => cases.map(({ sentence, explanation }) => explanation ?? sentence))
}

const survey = (location: number, period: string, value: number) => aPoint(SURVEY, location, period, value)
const whole = (value: number, change: Partial<Point> = {}): Point => ({
  ...survey(8, '2024', value),
  indicator: 5,
  ...change,
})
const years = (values: readonly number[], source = SURVEY) =>
  values.map((value, index) => aPoint(source, 1, String(2000 + index), value))
const weeks = (values: readonly number[]) =>
  values.map((value, index) => aPoint(REPORTS, 1, `2023-W${20 + index}`, value))

describe('two shares that make a third', () => {
  const pair = { kind: 'make', first: 5, second: 7, beside: 20, tolerance: 5 } as const
  const shares = (source: number, all: number, other: number): Point[] => [
    { ...aPoint(source, 8, '2024', all), indicator: 5 },
    { ...aPoint(source, 8, '2024', other), indicator: 20 },
  ]
  test.each<[string, number, number, number, number, string[]]>([
    [
      'Edo: 43.1 in public and 42.3 in private facilities of 90.9 in facilities',
      SURVEY,
      43.1,
      42.3,
      90.9,
      ['make'],
    ],
    ['an LGA of a model: 85.5 in public ones of 67.7', PRINT, 85.5, 4, 67.7, ['modelled_apart']],
    ['parts that make their whole but for rounding', SURVEY, 43.1, 42.3, 85.5, []],
  ])('%s', (_, source, own, other, all, expected) => {
    const points = [aPoint(source, 8, '2024', own)]
    expect(found('parts_and_whole', points, { pair, wholes: shares(source, all, other) })).toEqual(expected)
  })
})

describe('shares of the same people', () => {
  const inside = { kind: 'inside', first: 5, second: 7, tolerance: 2 } as const
  const together = { kind: 'together', first: 5, second: 7, tolerance: 5 } as const
  test.each<[string, SharePair, number, number, string[]]>([
    ['four visits in Adamawa, 56.4, above one, 34.7', inside, 56.4, 34.7, ['inside']],
    ['four visits below one', inside, 34.7, 56.4, []],
    ['a point of rounding', inside, 50.9, 49.9, []],
    ['home 14.7 and facility 90.9 in Edo: 105.6', together, 14.7, 90.9, ['together']],
    ['home and facility that make 104', together, 14, 90, []],
  ])('%s', (_, pair, part, all, expected) => {
    expect(found('share_above_whole', [survey(8, '2024', part)], { pair, wholes: [whole(all)] })).toEqual(
      expected,
    )
  })

  test('another year or place is no whole', () => {
    const wholes = [whole(10, { period: 2018000 }), whole(10, { location: 9 })]
    expect(found('share_above_whole', [survey(8, '2024', 56)], { pair: inside, wholes })).toEqual([])
  })
})

describe('doses of two vaccines', () => {
  const pair = { kind: 'one_visit', first: 5, second: 7, tolerance: 0 } as const
  const months = (count: number, off = 0) =>
    Array.from({ length: count }, (_, index) => ({
      ...aPoint(REPORTS, 45, `2021-${String(index + 1).padStart(2, '0')}`, 60),
      numerator: 300 + index + off,
    }))
  test.each([
    ['six months on end', 6, 0, ['one_visit']],
    ['five months', 5, 0, []],
    ['six months of other numbers', 6, 1, []],
  ])('%s', (_, count, off, expected) => {
    const wholes = months(count, off).map((point) => ({ ...point, indicator: 5 }))
    expect(found('equal_doses', months(count), { pair, wholes })).toEqual(expected)
  })

  test('a month that differs breaks the run', () => {
    const wholes = months(10).map((point, index) => ({
      ...point,
      indicator: 5,
      numerator: index === 5 ? 0 : point.numerator,
    }))
    expect(found('equal_doses', months(10), { pair, wholes })).toEqual([])
  })
})

test.each<[string, number[], Partial<Indicator>, string[]]>([
  ['219 in ten years', Array<number>(10).fill(219), { factor: 3 }, ['series']],
  ['219 in nine years', Array<number>(9).fill(219), { factor: 3 }, []],
  ['a series that moves once', [...Array<number>(10).fill(219), 218], { factor: 3 }, []],
  ['nothing in ten years', Array<number>(10).fill(0), {}, []],
  ['everybody in ten years', Array<number>(10).fill(100), {}, []],
])('a constant series: %s', (_, values, indicator, expected) => {
  expect(found('constant', years(values), { indicator })).toEqual(expected)
})

test.each<[string, number[], string[]]>([
  // Cholera, 2023: weeks of 0 between 201 and 257, 551 and 433.
  ['0 between 201 and 257', [180, 190, 201, 0, 257, 300, 310], ['zero']],
  ['two zeros in a row', [180, 190, 201, 0, 0, 257, 300, 310], ['zero', 'zero']],
  ['0 where two a week are usual', [2, 3, 2, 0, 2, 1, 2], []],
  ['an outbreak that ends', [300, 200, 100, 0, 0, 0, 0], []],
])('zeros of late reports: %s', (_, values, expected) => {
  expect(found('late_zeros', weeks(values), { indicator: COUNT })).toEqual(expected)
})

test.each<[string, number, string[]]>([
  // Akwa Ibom, COD-PS: 5,353,609 in 2016 and 4,979,418 in 2022.
  ['a state that falls by 374,191 in six years', 4_979_418, ['fell']],
  ['growth of 3% a year', 6_392_489, []],
  ['growth of 5.2% a year', 7_256_900, ['grew']],
])('populations of two projections: %s', (_, now, expected) => {
  const points = [survey(8, '2016', 5_353_609), survey(8, '2022', now)]
  expect(found('projections', points, { indicator: COUNT, isPopulation: true })).toEqual(expected)
  expect(found('projections', points, { indicator: COUNT })).toEqual([])
})

test.each<[string, string, number, number, string[]]>([
  ['polio of 2010: 48 and 21', 'Poliomyelitis cases reported', 48, 21, ['counts']],
  ['a late report', 'Poliomyelitis cases reported', 48, 44, []],
  ['small counts', 'Poliomyelitis cases reported', 8, 2, []],
  ['what models estimate', 'Estimated malaria deaths', 48, 21, []],
])('one count by two definitions: %s', (_, fullName, a, b, expected) => {
  const points = [aPoint(PRINT, 1, '2010', a), aPoint(REPORTS, 1, '2010', b)]
  expect(found('definitions', points, { indicator: { ...COUNT, fullName } })).toEqual(expected)
})

describe('LGAs', () => {
  const interviews = { coordinates: { ...NO_COORDINATES, evidence: ['NDHS2024'] } }
  const lga = (location: number, value: number): Point => ({
    ...aPoint(MODEL, location, '2024', value),
    ...interviews,
  })
  const state = (value: number): Point => ({ ...survey(8, '2024', value), ...interviews })
  test.each<[string, number, string[]]>([
    ['Imo 97.2, its LGAs 54.1 to 86.5', 97.2, ['range']],
    ['a state among its LGAs', 70, []],
    ['a state at the edge', 87.2, []],
  ])('a state outside all of its LGAs: %s', (_, value, expected) => {
    expect(found('outside_lgas', [state(value), lga(45, 54.1), lga(46, 86.5)])).toEqual(expected)
  })

  test('other interviews say nothing about the state, and some LGAs nothing about all', () => {
    const other = { ...survey(8, '2024', 97.2), coordinates: { ...NO_COORDINATES, evidence: ['MICS2024'] } }
    expect(found('outside_lgas', [other, lga(45, 54.1), lga(46, 86.5)])).toEqual([])
    expect(found('outside_lgas', [state(97.2), lga(45, 54.1)])).toEqual([])
  })

  test.each([
    ['Gaya, 137.5 per 1,000, where no state has more than 60.8', 137.5, ['lga']],
    ['a rate of twice the highest', 121, []],
  ])('a rate that cannot be: %s', (_, value, expected) => {
    const states = Array.from({ length: 16 }, (_, index) => survey(100 + index, '2024', 45.8 + index))
    const indicator = { factor: 1, fullName: 'Neonatal mortality rate' } as const
    expect(found('improbable', [...states, lga(45, value)], { indicator })).toEqual(expected)
  })
})

test('a value between two coverages above 100% is not accused for them', () => {
  const coverage = (middle: number, neighbours: number) =>
    years(
      [-1, 0, -1, 0, null, 0, 1, 0].map((off) => (off === null ? middle : neighbours + off)),
      REPORTS,
    )
  expect(found('jump', coverage(74, 114))).toEqual([])
  expect(found('jump', coverage(20, 90))).toEqual(['between'])
})
