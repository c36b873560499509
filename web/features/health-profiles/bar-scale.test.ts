import { expect, test } from 'vitest'
import type { Aim, KeyFigure } from '#domain/brief/key-figure.ts'
import { doNotQuote } from '#domain/best-figure/do-not-quote.ts'
import type { Factor } from '#domain/number/factor.ts'
import { emptyTable, tableOf, pointAt } from '#domain/observation/observation-table.ts'
import { anIndicator, aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { barScales } from './bar-scale.ts'

const source = aSource(6, 'Survey')
const nation = { id: 1, name: 'Aldovia', level: 1, parent: null } as const

function row(id: number, factor: Factor, value: number | null, more: { upper?: number; aim?: number } = {}) {
  const indicator = anIndicator(id, { factor })
  const reference = aReference([source], [indicator])
  const search = { table: emptyTable(), reference, indicator, location: nation, year: 2024 }
  const { upper } = more
  const bounds = upper === undefined ? {} : { lower: 0, upper, intervalLevel: 95 }
  const made = value === null ? null : aPoint(6, 1, '2020', value, { indicator: id, ...bounds })
  const aim: Aim | null =
    more.aim === undefined ? null : { kind: 'national', value: more.aim, standing: 'missed', isBare: true }
  const found: KeyFigure = {
    indicator,
    answer: doNotQuote(search, 'coverage', []),
    stated: made && { point: pointAt(tableOf([made]), 0), source },
    pooled: null,
    zone: null,
    nation: null,
    aim,
    change: null,
    bounded: null,
  }
  return found
}

test.each<[string, KeyFigure[], [number, number][]]>([
  ['a share of everything goes to 100', [row(1, 2, 53)], [[1, 100]]],
  ['small shares have a shorter scale', [row(1, 2, 0.6, { aim: 1 })], [[1, 5]]],
  [
    'the longest of an area decides for all of its unit',
    [row(1, 2, 13), row(2, 2, 30)],
    [
      [1, 50],
      [2, 50],
    ],
  ],
  [
    'what would be a dot has a scale of its own',
    [row(1, 2, 0.6), row(2, 2, 83)],
    [
      [1, 5],
      [2, 100],
    ],
  ],
  ['the interval has room', [row(1, 2, 24, { upper: 26 })], [[1, 50]]],
  ['the target has room', [row(1, 2, 7, { aim: 80 })], [[1, 100]]],
  ['a share above 100 is not cut', [row(1, 2, 130)], [[1, 130]]],
  [
    'units do not share',
    [row(1, 3, 993), row(2, 1, 41), row(3, 1, 110)],
    [
      [1, 1000],
      [2, 200],
      [3, 200],
    ],
  ],
  ['without any figure there is no scale', [row(1, 1, null)], []],
])('%s', (_title, rows, ends) => {
  expect([...barScales(rows)]).toEqual(ends)
})
