import { describe, expect, test } from 'vitest'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import { briefOf } from '#tests/builders/whole-brief.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { changedSince } from './change-since.ts'
import { aimOf, keyFigure } from './key-figure.ts'
import { type BriefData, briefQuestion } from './question.ts'
import { earlierDisagreements, leavesOutPairs } from './source-disagreements.ts'
import { usedSources } from './used-sources.ts'

const NATION = 1
const NORTH = 2
const NORTHLAND = 8
const [SURVEY, OTHER, MODEL, ROUTINE] = [2, 3, 10, 6]

const SOURCES = [
  aSource(SURVEY, 'DHS'),
  aSource(OTHER, 'NFS'),
  aSource(MODEL, 'Agency', { classification: 'Estimate', derivedFrom: [SURVEY] }),
  aSource(ROUTINE, 'HMIS', { classification: 'Routine' }),
]
const COVERAGE = { programArea: 'Immunization', fullName: 'Vaccine coverage', shortName: 'Vaccine coverage' }

function reference(change: Partial<Indicator> = {}) {
  const base = aReference(SOURCES, [anIndicator(7, { ...COVERAGE, ...change })])
  const locations = new Map(base.locations)
  for (let id = 50; id < 57; id++) locations.set(id, { id, name: `Town ${id}`, level: 4, parent: NORTHLAND })
  return { ...base, locations }
}

function dataOf(
  points: readonly Point[],
  change: Partial<Indicator> = {},
  groups: readonly GroupFigure[] = [],
) {
  const table = tableOf(points)
  const data: BriefData = {
    reference: reference(change),
    subjects: {
      key: [7],
      trends: [7],
      watched: [],
      compared: [],
      grouped: [7],
      people: [],
      facilities: { all: 7, tiers: [], density: 7 },
    },
    currentYear: 2026,
    tableOf: () => table,
    groupsOf: () => groups,
    heldAt: () => 1,
  }
  return data
}

const within = (half: number) => (value: number) => ({
  lower: value - half,
  upper: value + half,
  intervalLevel: 95,
})
const survey = (location: number, period: string, value: number, half = 2) =>
  aPoint(SURVEY, location, period, value, within(half)(value))

describe('a key figure', () => {
  test('stands beside zone and nation of the same round', () => {
    const data = dataOf([
      survey(NORTHLAND, '2024', 40),
      survey(NORTH, '2024', 45),
      survey(NATION, '2024', 60),
    ])
    const found = keyFigure(briefQuestion(data, NORTHLAND), 7)
    expect([found.stated?.point.value, found.zone?.point.value, found.nation?.point.value]).toEqual([
      40, 45, 60,
    ])
    expect(found.nation?.isSameRound).toBe(true)
  })

  test('beside the nation of another survey, that is said; a zone of another round is not shown', () => {
    const data = dataOf([
      survey(NORTHLAND, '2024', 40),
      survey(NORTH, '2018', 45),
      aPoint(OTHER, NATION, '2023', 60),
    ])
    const found = keyFigure(briefQuestion(data, NORTHLAND), 7)
    expect(found.zone).toBeNull()
    expect(found.nation).toMatchObject({ isSameRound: false, source: { name: 'NFS' }, point: { value: 60 } })
  })

  test('without a figure has none, and the nation still has its own', () => {
    const found = keyFigure(briefQuestion(dataOf([survey(NATION, '2024', 60)]), NORTHLAND), 7)
    expect(found).toMatchObject({ stated: null, aim: null, change: null, nation: { point: { value: 60 } } })
    expect(found.answer.status).toBe('do_not_quote')
  })
})

describe('a change', () => {
  const asked = (points: readonly Point[]) => {
    const now = points.at(-1) ?? survey(NORTHLAND, '2024', 40)
    return changedSince(now, { table: tableOf(points), indicator: anIndicator(7) })
  }

  test('is held against the newest figure three years older, never against a projection or a part of a year', () => {
    const points = [
      survey(NORTHLAND, '2015', 20),
      survey(NORTHLAND, '2020', 30),
      { ...survey(NORTHLAND, '2021', 1), flags: ['partial_period' as const] },
      survey(NORTHLAND, '2023', 38),
      survey(NORTHLAND, '2024', 40),
    ]
    expect(asked(points)?.before.period).toBe(2020000)
  })
})

describe('an aim', () => {
  const indicator = anIndicator(7, { nationalTarget: 50 })
  test.each([
    [60, 2, 'reached'],
    [40, 2, 'missed'],
    [49, 3, 'open'],
    [104, 2, 'none'],
  ] as const)('%s ± %s is %s', (value, half, standing) => {
    expect(aimOf(survey(NORTHLAND, '2024', value, half), indicator)?.standing).toBe(standing)
  })

  test('is the SDG’s where there is no national one, and nothing without either', () => {
    const point = survey(NORTHLAND, '2024', 60)
    expect(aimOf(point, anIndicator(7, { sdgTarget: 90 }))).toMatchObject({ kind: 'sdg', standing: 'missed' })
    expect(aimOf(point, anIndicator(7))).toBeNull()
  })
})

describe('the parts to look at', () => {
  const towns = (values: readonly number[], half = 5) =>
    values.map((value, index) => survey(50 + index, '2024', value, half))
  const partsIn = (points: readonly Point[], change: Partial<Indicator> = {}) =>
    briefOf(briefQuestion(dataOf(points, change), NORTHLAND)).parts

  test('are those whose whole interval is on the worse side of the middle one', () => {
    const found = partsIn(towns([10, 40, 41, 42, 43, 44, 80]))
    expect(found?.columns[0]?.middle).toBe(42)
    expect(found?.parts.map(({ place }) => place.name)).toEqual(['Town 50'])
    expect(found?.parts[0]).toMatchObject({ worse: [{ id: 7 }], compared: 1 })
  })

  test('with a negative slope are those above it', () => {
    const found = partsIn(towns([10, 40, 41, 42, 43, 44, 80]), { slope: 'Negative' })
    expect(found?.parts.map(({ place }) => place.name)).toEqual(['Town 56'])
  })

  test('do not rest on an interval of an LGA that is too narrow to be trusted', () => {
    expect(partsIn(towns([10, 40, 41, 42, 43, 44, 80], 1))).toBeNull()
    expect(partsIn(towns([10, 40, 41, 42, 43, 44, 80], 1), { factor: 1, slope: 'Negative' })).toBeNull()
  })

  test('need figures of half of the parts, and a good side', () => {
    expect(partsIn(towns([10, 40, 41]))).toBeNull()
    expect(partsIn(towns([10, 40, 41, 42, 43, 44, 80]), { slope: null })).toBeNull()
  })
})

describe('what sources disagree about', () => {
  const pairsOf = (points: readonly Point[]) => briefOf(briefQuestion(dataOf(points), NORTHLAND)).pairs
  const born = (cohort: number) => ({ coordinates: { ...NO_COORDINATES, birthCohort: cohort } })

  test('is told of children born in one year, whatever the years of the reports', () => {
    const [pair] = pairsOf([
      { ...survey(NORTHLAND, '2024', 40), ...born(2022) },
      { ...aPoint(ROUTINE, NORTHLAND, '2022', 80), ...born(2022) },
      { ...aPoint(ROUTINE, NORTHLAND, '2024', 41), ...born(2024) },
    ])
    expect(pair).toMatchObject({
      born: 2022,
      first: { point: { value: 40 } },
      second: { point: { value: 80 } },
      distance: { apart: 40, unit: 'points', disagrees: true },
      answer: { status: 'quote', value: 40 },
    })
  })

  test('is told of a year of nine months, and a coverage above 100% is left out', () => {
    const months = (value: number) =>
      Array.from({ length: 9 }, (_, index) => ({
        ...aPoint(ROUTINE, NORTHLAND, `2022-0${index + 1}`, value),
        ...born(2022),
      }))
    const asked = { ...survey(NORTHLAND, '2024', 74.3), ...born(2022) }
    expect(pairsOf([asked, ...months(50.1)])[0]).toMatchObject({ distance: { disagrees: true } })
    expect(pairsOf([asked, ...months(125.6)])).toEqual([])
    const question = briefQuestion(dataOf([asked, ...months(125.6)]), NORTHLAND)
    expect(leavesOutPairs(question)).toBe(true)
    expect(leavesOutPairs(briefQuestion(dataOf([asked, ...months(50.1)]), NORTHLAND))).toBe(false)
  })

  test('of earlier times is told apart from the newest pair of an indicator', () => {
    const points = [
      { ...survey(NORTHLAND, '2018', 35.5), ...born(2017) },
      { ...aPoint(ROUTINE, NORTHLAND, '2017', 90.7), ...born(2017) },
      { ...survey(NORTHLAND, '2024', 57), ...born(2022) },
      { ...aPoint(ROUTINE, NORTHLAND, '2022', 66.5), ...born(2022) },
    ]
    expect(pairsOf(points)).toMatchObject([{ born: 2022, distance: { disagrees: false } }])
    const earlier = earlierDisagreements(briefQuestion(dataOf(points), NORTHLAND))
    expect(earlier.map(({ born: year, distance }) => [year, distance.apart])).toEqual([
      [2017, expect.closeTo(55.2, 9)],
    ])
  })

  test('is nothing between tables of the same interviews', () => {
    expect(pairsOf([survey(NORTHLAND, '2024', 40), aPoint(MODEL, NORTHLAND, '2024', 60)])).toEqual([])
  })
})

describe('who is left behind', () => {
  const group = (location: number, category: string, order: number, period = '2018'): GroupFigure => ({
    indicator: 7,
    source: SURVEY,
    location,
    period: periodCode(period) ?? 0,
    dimension: 'residence',
    category,
    categoryOrder: order,
    value: 10 * order,
    lower: null,
    upper: null,
    populationShare: null,
  })

  test('is told of the place in the newest round, else of the nation', () => {
    const nation = [group(NATION, 'Urban', 1), group(NATION, 'Rural', 2), group(NATION, 'Urban', 1, '2013')]
    const residence = (groups: readonly GroupFigure[]) =>
      briefOf(briefQuestion(dataOf([], {}, groups), NORTHLAND)).groups.find(
        ({ division }) => division === 'residence',
      )
    expect(residence(nation)).toMatchObject({
      own: [],
      nation: [{ period: 2018000, groups: [{ value: 10 }, { value: 20 }] }],
    })
    const own = residence([...nation, group(NORTHLAND, 'Urban', 1), group(NORTHLAND, 'Rural', 2)])
    expect(own).toMatchObject({ own: [{ location: NORTHLAND }], nation: [] })
  })
})

test('a place with little data has a short brief that says what is missing', () => {
  const brief = briefOf(briefQuestion(dataOf([survey(NATION, '2024', 60)]), NORTHLAND))
  expect(brief).toMatchObject({ trends: [], parts: null, pairs: [], facilities: null })
  expect(brief.gaps.none.map(({ id }) => id)).toEqual([7])
  expect(usedSources(brief).map(({ source }) => source.name)).toEqual(['DHS'])
})

test('a figure older than five years is a gap, and a projection fills none', () => {
  const old = dataOf([
    survey(NORTHLAND, '2018', 40),
    { ...survey(NORTHLAND, '2025', 50), flags: ['projection' as const] },
  ])
  expect(briefOf(briefQuestion(old, NORTHLAND)).gaps.old).toMatchObject([{ point: { period: 2018000 } }])
})
