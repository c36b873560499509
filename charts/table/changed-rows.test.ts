import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { figureOf } from '../figure-of.ts'
import { changedRows } from './changed-rows.ts'

const reference = aReference([aSource(2, 'DHS')], [anIndicator(7)])

/** A trend of the nation as one release has it. */
async function released(points: readonly Point[]) {
  const figure = await figureOf({
    table: tableOf(points),
    ...{ reference, currentYear: 2025, language: english, shapes: new Map() },
    view: { kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [], options: {} },
  })
  return { figure, reference }
}

const BEFORE = [aPoint(2, 1, '2013', 40), aPoint(2, 1, '2018', 50), aPoint(2, 1, '2020', 60)]

test.each<[string, readonly Point[], number, readonly object[]]>([
  ['the same figures', BEFORE, 3, []],
  [
    'one that was corrected',
    [aPoint(2, 1, '2013', 40), aPoint(2, 1, '2018', 48), aPoint(2, 1, '2020', 60)],
    3,
    [{ before: '50%', now: '48%', difference: '−2', name: expect.stringContaining('2018') }],
  ],
  [
    'one that was withdrawn, and one that came',
    [aPoint(2, 1, '2013', 40), aPoint(2, 1, '2018', 50), aPoint(2, 1, '2022', 70)],
    4,
    [
      { before: '60%', now: null, difference: '', name: expect.stringContaining('2020') },
      { before: null, now: '70%', difference: '', name: expect.stringContaining('2022') },
    ],
  ],
  [
    'one that came with more digits, in which the others are written by now',
    [...BEFORE, aPoint(2, 1, '2022', 70.5)],
    4,
    [{ before: null, now: '70.5%', difference: '', name: expect.stringContaining('2022') }],
  ],
])('of two releases, cell by cell: %s', async (_what, now, count, changed) => {
  const found = changedRows(await released(BEFORE), await released(now), english)
  expect(found).toEqual({ count, changed })
})
