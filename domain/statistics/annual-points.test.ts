import { describe, expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { annualPoints } from './annual-points.ts'
import { yearUnit } from './figure-unit.ts'

const months = (values: readonly number[], change: (month: number) => object = () => ({})) =>
  values.map((value, index) =>
    aPoint(2, 1, `2023-${String(index + 1).padStart(2, '0')}`, value, change(index)),
  )
const twelve = Array.from({ length: 12 }, (_, index) => index + 1)

describe('the year of months (methods §0 C4)', () => {
  test('a count is added up over twelve months, and not over eleven', () => {
    expect(annualPoints(months(twelve), 'count')).toMatchObject([{ period: 2023000, value: 78 }])
    expect(annualPoints(months(twelve.slice(1)), 'count')).toEqual([])
  })

  test.each([
    ['Measles vaccine: stock at the start of the month', 'none'],
    ['COVID-19 confirmed cases, cumulative', 'none'],
    ['Share of the year’s target population vaccinated in the month', 'none'],
    ['Measles vaccine: doses received', 'count'],
  ])('%s: %s', (fullName, expected) => {
    const unit = yearUnit({ factor: 4, fullName, denominator: '' })
    expect(unit).toBe(expected)
    expect(annualPoints(months(twelve), unit)).toHaveLength(unit === 'none' ? 0 : 1)
  })

  test('a percentage is the mean of nine months or more', () => {
    expect(annualPoints(months(twelve.slice(0, 9)), 'percent')).toMatchObject([{ value: 5 }])
    expect(annualPoints(months(twelve.slice(0, 8)), 'percent')).toEqual([])
  })

  test('a month of which a part is told is none of them', () => {
    const part = (month: number) => (month === 9 ? { flags: ['partial_period' as const] } : {})
    const [year] = annualPoints(months([...twelve.slice(0, 9), 1], part), 'percent')
    expect(year).toMatchObject({ value: 5, flags: ['derived'] })
    expect(
      annualPoints(
        months([...twelve.slice(0, 8), 1, 1], (month) => (month > 7 ? part(9) : {})),
        'percent',
      ),
    ).toEqual([])
    expect(annualPoints(months(twelve, part), 'count')).toEqual([])
  })

  test('parts go before the mean, over the months there are', () => {
    const parts = [
      { numerator: 10, denominator: 100 },
      { numerator: 270, denominator: 300 },
    ]
    const [year] = annualPoints(
      months([10, 90], (month) => parts[month] ?? {}),
      'percent',
    )
    expect(year).toMatchObject({ value: 70, numerator: 280, denominator: 400, lower: null })
    const [rate] = annualPoints(
      months([10, 90], (month) => parts[month] ?? {}),
      'rate',
      1000,
    )
    expect(rate?.value).toBe(700)
  })

  test('a published year goes before its months, and weeks are no year', () => {
    const points = [...months(twelve), aPoint(2, 1, '2023', 500), aPoint(2, 1, '2024-W40', 3)]
    expect(annualPoints(points, 'count')).toMatchObject([{ period: 2023000, value: 500 }])
  })
})
