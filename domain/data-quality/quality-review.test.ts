import { describe, expect, test } from 'vitest'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodCode } from '#domain/period/period.ts'
import { weekCode } from '#domain/surveillance/epi-week.ts'
import { aPoint, aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { english } from '#languages/from-source.ts'
import { dataQualityOf } from './quality-review.ts'
import type { CheckName, QualityCheck } from './quality-check.ts'
import { samePartOfYears } from './same-part-of-year.ts'
import { seasonalOutliers } from './seasonal-outliers.ts'

const PENTA_1 = 212
const PENTA_3 = 18

const reference = aReference(
  [
    aSource(6, 'Registers', { classification: 'Routine' }),
    aSource(2, 'Survey A'),
    aSource(3, 'Survey A again', { derivedFrom: [2] }),
    aSource(31, 'Reports', { classification: 'Routine' }),
  ],
  [anIndicator(PENTA_3), anIndicator(PENTA_1), anIndicator(1301, { factor: 4, denominator: '' })],
)

const dose = (
  indicator: number,
  source: number,
  location: number,
  year: number,
  value: number,
  change: Partial<Point> = {},
) => aPoint(source, location, String(year), value, { indicator, ...change })

/** 60, 61, 60 … but for one year. */
const series = (location: number, values: readonly number[], from = 2014) =>
  values.map((value, index) => dose(PENTA_3, 6, location, from + index, value))

function review(points: readonly Point[], period: number | null = null, location = 1, source = 6) {
  const found = dataQualityOf({
    table: tableOf(points),
    reference,
    indicator: PENTA_3,
    source,
    location,
    period,
  })
  const check = (name: CheckName) => {
    const one = found.checks.find((entry) => entry.name === name)
    if (!one) throw new Error(name)
    return said(one)
  }
  return { ...found, check }
}

/** A check with its words in English. */
function said({ finding, facts, flagged, notJudged, ...check }: QualityCheck) {
  return {
    ...check,
    finding: english.text(finding),
    facts: facts.map(({ name, value }) => ({ name: english.text(name), value: english.text(value) })),
    flagged: flagged.map((one) => ({
      ...one,
      what: english.text(one.what),
      detail: english.text(one.detail),
    })),
    notJudged: notJudged.map((sentence) => english.text(sentence)),
  }
}

describe('the review of yearly coverage', () => {
  const own = series(1, [60, 61, 60, 62, 61, 60, 61, 62])

  test('a full series without anything odd', () => {
    const found = review(own)
    expect(found).toMatchObject({ isRoutine: true, period: 2021_000 })
    expect(found.checks.map(({ name, light }) => [name, light])).toEqual([
      ['completeness', 'green'],
      ['outliers', 'green'],
      ['over_time', null],
      ['related', null],
      ['external', null],
      ['denominators', 'green'],
    ])
    expect(found.score).toMatchObject({ status: 'insufficient', n: 2, n_required: 3 })
  })

  test('a missing year lowers completeness: 7 of 8 is 87.5%, amber', () => {
    const found = review(own.filter(({ period }) => period !== 2016_000))
    expect(found.check('completeness')).toMatchObject({ light: 'amber', share: 87.5 })
  })

  test('an outlier is red and only suggests: the median of the others is 61', () => {
    const found = review(series(1, [60, 61, 60, 62, 61, 60, 61, 95]))
    const check = found.check('outliers')
    expect(check).toMatchObject({ light: 'red', share: 87.5 })
    expect(check.flagged).toHaveLength(1)
    expect(check.flagged[0]).toMatchObject({ what: '2021', period: 2021_000 })
    expect(check.flagged[0]?.detail).toMatch(/^95%.*suggestion, not applied: 61\.0%$/)
    expect(found.series.at(-1)?.value).toBe(95)
  })

  test('more later than first doses by 5% is red', () => {
    const doses = [...own, dose(PENTA_1, 6, 1, 2021, 60)]
    const same = review([...own, dose(PENTA_1, 6, 1, 2021, 62)])
    expect(review(doses).check('related')).toMatchObject({ light: 'red', share: 0 })
    expect(same.check('related')).toMatchObject({ light: 'green', share: 100 })
  })

  test('doses of a single month are those of its month, not of the year', () => {
    const march = (indicator: number, numerator: number) => ({
      ...dose(indicator, 6, 1, 2021, 50, { numerator, denominator: 400 }),
      period: 2021_003,
    })
    const yearly = [...own, dose(PENTA_1, 6, 1, 2021, 62)]
    const { facts } = review([...yearly, march(PENTA_1, 200), march(PENTA_3, 150)]).check('related')
    // A quarter of 200 did not come again.
    expect(facts.map(({ value }) => value)).toEqual(['25.0%', '1'])
  })

  test('a survey of the year: 62 against 50 is 1.24, amber, and beyond chance', () => {
    const survey = dose(PENTA_3, 2, 1, 2021, 50, { lower: 46, upper: 54, intervalLevel: 95 })
    const again = dose(PENTA_3, 3, 1, 2021, 62)
    const check = review([...own, survey, again]).check('external')
    expect(check).toMatchObject({ light: 'amber', share: 0 })
    expect(check.finding).toContain('Survey A 2021')
    // z = 12 / (8 / 3.919928).
    expect(check.facts).toContainEqual({ name: 'Test of the difference', value: 'z 5.88, p < 0.001' })
  })

  test('a re-tabulation alone is no survey', () => {
    const check = review([...own, dose(PENTA_3, 3, 1, 2021, 62)]).check('external')
    expect(check.light).toBeNull()
  })

  test('coverage above 100% now is red, earlier amber; a target population that jumps by 10% amber', () => {
    expect(review(series(1, [60, 104])).check('denominators').light).toBe('red')
    expect(review(series(1, [104, 60])).check('denominators').light).toBe('amber')
    const parts = [1000, 1030, 1133].map((denominator, index) =>
      dose(PENTA_3, 6, 1, 2019 + index, 50, { numerator: denominator / 2, denominator }),
    )
    const check = review(parts).check('denominators')
    expect(check.light).toBe('amber')
    expect(check.flagged.map(({ what }) => what)).toEqual(['2021'])
  })

  test('places that change unlike the nation are flagged', () => {
    const states = [
      ...series(8, [60, 61, 60, 62, 61, 60, 61, 62]),
      ...series(9, [60, 61, 60, 62, 61, 60, 61, 30]),
    ]
    const found = review([...own, ...states])
    // 30 / mean(61, 60, 61) = .4945 against 62 / mean(61, 60, 61) = 1.0220: 51.6% below.
    expect(found.check('over_time')).toMatchObject({ light: 'red', share: 50 })
    expect(found.check('over_time').flagged[0]?.detail).toBe(
      '0.49 times the years before, −51.6% from the nation’s ratio',
    )
    expect(review([...own, ...states], null, 9).check('over_time')).toMatchObject({ light: 'red', share: 0 })
    expect(review([...own, ...states], null, 8).check('over_time')).toMatchObject({
      light: 'green',
      share: 100,
    })
  })

  test('the year asked for is judged with those before it; another year falls back to the newest complete one', () => {
    expect(review(own, 2018_000).period).toBe(2018_000)
    expect(review(own, 1990_000).period).toBe(2021_000)
    const open = [...own, dose(PENTA_3, 6, 1, 2022, 20, { flags: ['partial_period'] })]
    expect(review(open).period).toBe(2021_000)
  })

  test.each<[string, readonly string[], string]>([
    ['a year to the end of its months', ['2020-11', '2020-12', '2021-11', '2021-12'], '2021-12'],
    ['the year before one that is not over', ['2021-11', '2021-12', '2022-08', '2022-09'], '2021'],
    ['a year that is not over where there is no other', ['2022-08', '2022-09'], '2022-09'],
  ])('months: %s', (_, months, expected) => {
    const points = months.map((month) => ({
      ...dose(PENTA_3, 6, 1, 2022, 60),
      period: periodCode(month) ?? 0,
    }))
    const part = { ...dose(PENTA_3, 6, 1, 2022, 1, { flags: ['partial_period'] }), period: 2022_010 }
    expect(review(points).period).toBe(periodCode(expected))
    if (months.includes('2022-09')) expect(review([...points, part]).period).toBe(periodCode(expected))
  })

  test('one value, none, and a survey', () => {
    expect(review(series(1, [60])).checks.map(({ light }) => light)).toEqual([
      null,
      null,
      null,
      null,
      null,
      'green',
    ])
    expect(review([])).toMatchObject({ period: null, checks: [], score: { status: 'insufficient' } })
    expect(review([dose(PENTA_3, 2, 1, 2021, 50)], null, 1, 2)).toMatchObject({
      isRoutine: false,
      period: 2021_000,
    })
  })
})

describe('weekly counts', () => {
  const counts = (location: number, year: number, values: readonly number[]) =>
    values.map((value, index) =>
      aPoint(31, location, isoPeriod(weekCode(year, index + 1)), value, { indicator: 1301 }),
    )

  test('the same weeks of each year are added up; a year with too few of them is left out', () => {
    const points = [
      ...counts(1, 2022, [10, 20, 30, 40]),
      ...counts(1, 2023, [1, 1]),
      ...counts(1, 2024, [5, 5, 5, 5, 99]),
      ...counts(8, 2022, [2]),
      ...counts(8, 2023, [7, 7]),
    ]
    const found = samePartOfYears(points, 1, periodCode('2025-W04') ?? 0)
    expect(found.leftOut).toEqual([2023])
    expect(found.years.get(1)?.map(({ period, value }) => [isoPeriod(period), value])).toEqual([
      ['2022', 100],
      ['2024', 20],
    ])
    expect(found.years.get(8)?.map(({ value }) => value)).toEqual([2])
  })

  test('a season is no outlier, a break in it is', () => {
    const usual = [100, 81, 64, 49, 36, 25, 16, 9]
    const broken = usual.map((value, index) => (index === 6 ? 196 : value))
    const years = [2021, 2022, 2023].flatMap((year) => counts(1, year, usual))
    const judge = (values: readonly number[]) =>
      seasonalOutliers([...years, ...counts(1, 2024, values)], 2024_000, true)
    expect(judge(usual)).toMatchObject({ status: 'ok', n: 8, outliers: [] })
    const found = judge(broken)
    if (found.status !== 'ok') throw new Error(found.reason)
    expect(found.basis).toBe('season')
    expect(found.outliers.map(({ period, value, suggested }) => [period, value, suggested])).toEqual([
      ['2024-W07', 196, 16],
    ])
  })

  test('weeks are due up to the newest of the source, and few cases are not judged over time', () => {
    const table = tableOf([
      ...counts(
        1,
        2022,
        Array.from({ length: 10 }, () => 9),
      ),
      ...counts(
        1,
        2023,
        Array.from({ length: 10 }, () => 9),
      ),
      ...counts(
        1,
        2024,
        Array.from({ length: 10 }, () => 9),
      ),
      ...counts(8, 2022, [1, 1]),
      ...counts(8, 2023, [1, 1]),
      ...counts(8, 2024, [1, 1]),
    ])
    const asked = { table, reference, indicator: 1301, source: 31, period: 2024_000 }
    // Unasked, a year with only ten weeks over is not the first to be judged.
    expect(dataQualityOf({ ...asked, period: null, location: 8 }).period).toBe(2023_000)
    const state = dataQualityOf({ ...asked, location: 8 })
    expect(state.period).toBe(periodCode('2024-W10'))
    expect(state.checks[0]).toMatchObject({ name: 'completeness', light: 'red', share: 20 })
    // Where the states that are named make up the nation's count, nothing is missing for the others.
    const all = counts(9, 2024, [8, 8, 9, 9, 9])
    const closed = dataQualityOf({ ...asked, table: mergeTables([table, tableOf(all)]), location: 8 })
    expect(closed.checks[0]).toMatchObject({ light: 'red', share: 50 })
    expect(closed.checks.map(said)[0]?.finding).toContain('In 3 more the places that are named')
    const time = dataQualityOf({ ...asked, location: 1 }).checks[2]
    expect(time).toMatchObject({ name: 'over_time', light: null })
    expect(time?.notJudged.map((note) => english.text(note)).join(' ')).toContain(
      'Fewer than 20 cases in the years compared, so a change says little: Northland.',
    )
  })
})
