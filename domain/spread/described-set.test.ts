import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodCode } from '#domain/period/period.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { modeOf } from './mode.ts'
import { rankPlaces } from './place-ranks.ts'
import { describedSet, type DescriptiveQuestion } from './described-set.ts'
import { weightsOf } from './weights.ts'

/** Northland (8) and Snowland (9) lie in the North (2), Southland (10) in the South (3); Hilltown (45) in Northland. */
const POINTS = [
  aPoint(2, 1, '2020', 60),
  aPoint(2, 2, '2020', 55),
  aPoint(2, 8, '2020', 40),
  aPoint(2, 9, '2020', 95),
  aPoint(2, 10, '2015', 88),
  aPoint(2, 45, '2020', 30),
  aPoint(4, 1, '2010', 1),
  aPoint(4, 1, '2012', 3),
  aPoint(4, 1, '2013', 4),
  aPoint(4, 1, '2014', 9, { flags: ['projection'] }),
  aPoint(6, 1, '2010', 1),
  aPoint(6, 1, '2011', 2),
  aPoint(6, 1, '2012', 1, { flags: ['partial_period'] }),
  aPoint(6, 1, '2013', 4),
]
const REFERENCE = aReference(
  [
    aSource(2, 'DHS'),
    aSource(4, 'Model', { classification: 'Estimate' }),
    aSource(6, 'Counts', { classification: 'Routine' }),
  ],
  [
    anIndicator(7, { denominator: 'Women aged 15-49' }),
    anIndicator(70, {
      factor: 4,
      fullName: 'Women of reproductive age (15-49)',
      shortName: 'Women',
      denominator: '',
    }),
  ],
)

function setOf(change: Partial<DescriptiveQuestion>) {
  const question: DescriptiveQuestion = {
    ...{ table: tableOf(POINTS), reference: REFERENCE, indicator: 7, source: 2, location: 1 },
    ...{ period: periodCode('2020'), across: 'states' },
    ...change,
  }
  return describedSet(question)
}

describe('the described figures', () => {
  it.each<[string, Partial<DescriptiveQuestion>, number[], string[]]>([
    ['states of the nation', {}, [40, 95], ['Southland']],
    ['a state is looked at among all states', { location: 8 }, [40, 95], ['Southland']],
    ['states of a zone', { location: 2 }, [40, 95], []],
    ['zones', { across: 'zones' }, [55], ['South']],
    ['LGAs of a state', { across: 'lgas', location: 8 }, [30], ['Laketown']],
    ['an LGA is looked at among those of its state', { across: 'lgas', location: 45 }, [30], ['Laketown']],
    ['LGAs of the nation', { across: 'lgas' }, [30], ['Laketown']],
    ['a series, without its projections', { across: 'time', source: 4 }, [1, 3, 4], ['2011']],
    ['a series, without what tells a part of a year', { across: 'time', source: 6 }, [1, 2, 4], []],
    ['rounds of a survey have no missing years', { across: 'time' }, [60], []],
    ['no period', { period: null }, [], ['Northland', 'Snowland', 'Southland']],
  ])('%s', (_, change, values, missing) => {
    const set = setOf(change)
    expect(set.points.map((point) => point.value)).toEqual(values)
    const names = set.missing.map(({ place, period }) =>
      set.across === 'time' ? isoPeriod(period ?? 0) : place.name,
    )
    expect(names).toEqual(missing)
  })

  it('counts what was left out', () => expect(setOf({ across: 'time', source: 4 }).leftOut).toBe(1))
})

describe('weights', () => {
  const women = (values: Readonly<Record<number, number>>, period: string): Point[] =>
    Object.entries(values).map(([place, value]) => aPoint(2, Number(place), period, value, { indicator: 70 }))
  const all = { 8: 100, 9: 300, 10: 50 }

  it('takes the population that fits, of the nearest year with all places', () => {
    const table = tableOf([
      ...women(all, '2010'),
      ...women({ 8: 1, 9: 3 }, '2019'),
      ...women({ 8: 7 }, '2020'),
    ])
    const found = weightsOf(setOf({}), table, REFERENCE)
    expect(found).toMatchObject({ status: 'found', values: [1, 3] })
    expect(found.status === 'found' && english.text(found.name)).toBe('women, DHS 2019')
  })

  it.each<[string, Parameters<typeof weightsOf>[0], Point[], string]>([
    [
      'a place is missing',
      setOf({}),
      women({ 8: 7 }, '2020'),
      'No source has the women of all these places.',
    ],
    ['periods', setOf({ across: 'time' }), [], 'Weights belong to places; these values are of one place.'],
  ])('gives none and says why: %s', (_, set, points, reason) => {
    const found = weightsOf(set, tableOf(points), REFERENCE)
    expect(found.status === 'none' && english.text(found.reason)).toBe(reason)
  })

  it('prefers the denominators that the source publishes', () => {
    const points = [8, 9].map((place) =>
      aPoint(2, place, '2020', 50, { numerator: 5, denominator: 10 * place }),
    )
    expect(weightsOf(setOf({ table: tableOf(points) }), null, REFERENCE)).toMatchObject({ values: [80, 90] })
  })
})

describe('ranks', () => {
  const near = (place: number, value: number, half: number) =>
    aPoint(2, place, '2020', value, { lower: value - half, upper: value + half, intervalLevel: 95 })
  const indicator = { factor: 4, slope: 'Positive' } as const

  it('are sure when intervals lie far apart, and nobody is like another', () => {
    const points = [near(8, 10, 1), near(9, 90, 1), near(10, 50, 1)]
    expect(rankPlaces({ points, indicator })).toEqual({
      places: [
        { location: 9, ranks: [1, 1] },
        { location: 10, ranks: [2, 2] },
        { location: 8, ranks: [3, 3] },
      ],
      likeFirst: [],
      likeLast: [],
    })
  })

  it('span everything when values are the same, and leave out who has no interval', () => {
    const points = [near(8, 50, 9), near(9, 50, 9), aPoint(2, 10, '2020', 99)]
    const ranks = rankPlaces({ points, indicator })
    expect(ranks?.places).toEqual([
      { location: 8, ranks: [1, 2] },
      { location: 9, ranks: [1, 2] },
    ])
    expect([ranks?.likeFirst, ranks?.likeLast]).toEqual([[9], [8]])
  })

  it('need a good side and two intervals', () => {
    const points = [near(8, 10, 1), near(9, 90, 1)]
    expect(rankPlaces({ points, indicator: { ...indicator, slope: null } })).toBeNull()
    expect(rankPlaces({ points: points.slice(0, 1), indicator })).toBeNull()
  })
})

it.each<[number[], ReturnType<typeof modeOf>]>([
  [[1, 2, 3], null],
  [[], null],
  [[23, 10, 23, 23, 10], { values: [23], times: 3 }],
  [[5, 1, 5, 1], { values: [1, 5], times: 2 }],
  // As shown, both are 2.0.
  [[1.96, 2.04, 3], { values: [2], times: 2 }],
])('the mode of %j', (values, expected) => {
  expect(modeOf(values, { factor: 2, decimals: 1 })).toEqual(expected)
})
