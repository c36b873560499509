import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import { quarterRows } from '#domain/quarters/quarter-rows.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { aPoint, aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { quarterlyAnswer } from './quarterly.ts'

const indicator = anIndicator(8, { factor: 4, decimals: 0, shortName: 'Sledges mended' })
const reference = aReference([aSource(30, 'Routine', { classification: 'Routine' })], [indicator])

/** Sledges mended in the months from January 2021 on, at each place. */
function months(values: Readonly<Record<number, readonly number[]>>, change: Partial<Point> = {}): Point[] {
  return Object.entries(values).flatMap(([place, all]) =>
    all.map((value, at) => {
      const period = `${2021 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
      return aPoint(30, Number(place), period, value, { indicator: 8, ...change })
    }),
  )
}

function answer(points: readonly Point[], quarter: string, place = 1): string {
  const question = { indicator: 8, source: 30, table: tableOf(points), reference, reporting: null }
  const places = [place, ...(place === 1 ? [2, 3, 8, 9, 10] : [8, 9])]
  const [own, ...parts] = quarterRows(
    question,
    places.map((id) => byId(reference.locations, id)),
    periodCode(quarter) ?? 0,
  )
  return own ? english.text(quarterlyAnswer([{ indicator, own, parts, reference }])) : ''
}

const even = (value: number, count = 15) => Array<number>(count).fill(value)
const from2022 = (before: number, then: number) => [...even(before, 12), ...even(then, 3)]

describe('a quarter in words', () => {
  test('against both earlier quarters, with where it fell and where most of it was counted', () => {
    const points = months({
      1: from2022(300, 360),
      8: from2022(100, 240),
      9: from2022(100, 80),
      10: from2022(100, 40),
    })
    expect(answer(points, '2022-Q1')).toBe(
      'Sledges mended, Aldovia: 1,080. That is 20% more than in the same quarter of 2021. That is 20% more than in the quarter before. 89% of it was counted in the North. Of 3 states that can be compared with 2021, it fell by 5% or more in 2.',
    )
  })

  test('a comparison that the reports do not support is told as such, with the place', () => {
    const spoilt = months({ 8: [100, 100, 900] }, { flags: ['suspicious'] }).slice(2)
    const points = [
      ...months({ 1: [...even(300, 2), 1100, ...even(300, 12)], 9: even(100), 10: even(100) }),
      ...spoilt,
    ]
    const others = months({ 8: even(100) }).filter(({ period }) => period !== periodCode('2021-03'))
    expect(answer([...points, ...others], '2022-Q1')).toMatch(
      /^Sledges mended, Aldovia: 900\. It is 47% less than in the same quarter of 2021, but the reports do not support that comparison: suspicious figures of Northland in Mar 2021\./,
    )
  })

  test('a quarter that is not complete says its months', () => {
    const points = months({ 1: [...even(300, 12), ...even(300, 5).fill(660, 3)] })
    expect(answer(points, '2022-Q2')).toBe(
      'Sledges mended, Aldovia: 1,320 in April and May 2022, as the quarter is not complete. That is 2.2 times as many as in the same months of 2021.',
    )
  })

  test('no figure is said', () => {
    expect(answer(months({ 1: even(300) }), '2023-Q1')).toBe(
      'Sledges mended: no figure for Aldovia in this quarter.',
    )
  })
})
