import { describe, expect, test } from 'vitest'
import { periodCode } from '#domain/period/period.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import type { Point } from '#domain/observation/point.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { againstSurvey, shareGreen } from './against-surveys.ts'
import { dataQualityOf } from './quality-review.ts'
import { placesOverTime, seriesOverTime } from './places-over-time.ts'
import { completenessOfSeries, outliersOfSeries } from './series-review.ts'

const code = (iso: string) => periodCode(iso) ?? 0
const years = (location: number, values: readonly number[]) =>
  values.map((value, index) => aPoint(6, location, String(2017 + index), value))

describe('outliers and completeness of a published series', () => {
  test('a series that trends is judged by its line', () => {
    const rising = [10, 20, 30, 40, 50, 60, 70, 80, 90, 160].map((value, index) =>
      rowOf(aPoint(6, 1, String(2010 + index), value)),
    )
    const found = outliersOfSeries(rising, code('2019'))
    if (found.status !== 'ok') throw new Error(found.reason)
    expect(found).toMatchObject({ basis: 'residuals', n: 10, share_not_outlying_pct: 90 })
    expect(found.outliers.map(({ period, value }) => [period, value])).toEqual([['2019', 160]])
    // 100 is where the line of 10 a year leads.
    expect(found.outliers[0]?.suggested).toBeCloseTo(100, 6)
  })

  test.each([
    ['2023-08', ['2023-01', '2023-02', '2023-04', '2023-08'], 8, 50, 'red'],
    ['2023', ['2022-12', '2023-01', '2023-12'], 12, 100 / 6, 'red'],
    // The year 2020 has 53 weeks.
    ['2020', ['2020-W01', '2020-W52'], 53, 200 / 53, 'red'],
    ['2023', ['2023-Q1', '2023-Q3'], 4, 50, 'red'],
    ['2023-Q3', ['2023-Q1', '2023-Q3', '2023-Q4'], 3, 200 / 3, 'red'],
    ['2024-W10', ['2024-W01', '2024-W10', '2024-W11'], 10, 20, 'red'],
    ['2020', ['2016', '2017', '2018', '2019', '2020', '2021'], 5, 100, 'green'],
    ['2020', ['2016', '2020'], 5, 40, 'red'],
  ])('completeness up to %s of %j', (period, periods, expected, percent, light) => {
    const rows = periods.map((iso) => rowOf(aPoint(6, 1, iso, 5)))
    const found = completenessOfSeries(rows, code(period))
    expect(found).toMatchObject({ expected, light, proxy: true })
    expect(found.status === 'ok' && found.record_completeness_pct).toBeCloseTo(percent, 9)
  })
})

test('places are held against the nation over time (methods §2.3)', () => {
  const nation = years(1, [100, 100, 100, 110])
  const places = new Map([
    [8, years(8, [10, 10, 10, 11])],
    [9, years(9, [10, 10, 10, 20])],
    [10, years(10, [5])],
  ])
  const found = placesOverTime(places, nation, 2020)
  expect(found).toMatchObject({ n: 2, share_consistent_pct: 50, flagged: [{ location: 9, r: 2 }] })
  expect(seriesOverTime(places.get(10) ?? [], nation, 2020)).toMatchObject({ status: 'insufficient' })
})

describe('surveys beside routine figures (methods §2.5)', () => {
  const survey = (year: string, value: number) => aPoint(2, 1, year, value)
  const routine = years(1, [50, 50, 50, 60])

  test.each<[string, [string, number][], string, number]>([
    ['the same year', [['2018', 50]], '2018', 1],
    ['the year beside it', [['2016', 40]], '2016', 1.25],
    [
      'the newest survey',
      [
        ['2018', 100],
        ['2020', 60],
      ],
      '2020',
      1,
    ],
  ])('%s', (_, surveys, period, ratio) => {
    const found = againstSurvey(
      { routine, surveys: surveys.map(([year, value]) => survey(year, value)) },
      2020,
    )
    if (found.status !== 'ok') throw new Error(found.reason)
    expect(found.survey.period).toBe(code(period))
    expect(found.R).toBeCloseTo(ratio, 9)
  })

  test('vaccination is paired by the year in which the children were born', () => {
    // NDHS 2023–24 (period 2024) asks of children born in 2022; measles in Kano: 38.6 beside 75.3 of 2022, and not 72.8 of 2021.
    const born = (one: Point, birthCohort: number) => ({
      ...one,
      coordinates: { ...one.coordinates, birthCohort },
    })
    const reports = [
      [2017, 80.6],
      [2018, 65.1],
      [2021, 72.8],
      [2022, 75.3],
    ].map(([year = 0, value = 0]) => born(aPoint(6, 1, `${year}`, value), year))
    const surveyed = [born(survey('2018', 56.1), 2017), born(survey('2024', 38.6), 2022)]
    const found = againstSurvey({ routine: reports, surveys: surveyed }, 2022)
    if (found.status !== 'ok') throw new Error(found.reason)
    expect([found.partner.value, found.survey.value, found.light]).toEqual([75.3, 38.6, 'red'])
    const before = againstSurvey({ routine: reports, surveys: surveyed }, 2018)
    expect(before).toMatchObject({ partner: { value: 80.6 }, survey: { value: 56.1 } })
  })

  test('a survey two years away or after the period is none', () => {
    const surveys = [survey('2010', 50), survey('2023', 60)]
    expect(againstSurvey({ routine, surveys }, 2020)).toMatchObject({ status: 'insufficient' })
  })

  test('the share of places that agree leaves out those without a survey', () => {
    const places = [
      { routine, surveys: [survey('2020', 61)] },
      { routine, surveys: [survey('2020', 20)] },
      { routine, surveys: [] },
    ]
    expect(shareGreen(places, 2020)).toBe(50)
    expect(shareGreen([], 2020)).toBeNull()
  })
})

test('the score of Penta 3 of JRF-Admin in 2022, worked out by hand', async () => {
  const { reference, tableOf: figures } = await readShippedData()
  const table = mergeTables([figures(18), figures(212)])
  const asked = { table, reference, indicator: 18, source: 112, location: 1, period: null }
  const { parts, score, checks } = dataQualityOf(asked)
  // 17 of 23 years have a figure, none is an outlier, first and third doses belong together, NDHS 2023–24 says 53.4% of births of 2022,
  // of which 85% were reported.
  expect(parts).toMatchObject({
    completeness: expect.closeTo((100 * 17) / 23, 9),
    no_outliers: 100,
    related: 100,
  })
  expect(parts).toMatchObject({ external: 0, over_time: null })
  expect(score).toMatchObject({ status: 'ok', n: 4, score: expect.closeTo((1700 / 23 + 200) / 4, 9) })
  expect(checks.find(({ name }) => name === 'external')?.light).toBe('red')
})
