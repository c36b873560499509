import { expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { openingSource } from './opening-source.ts'

const series = (source: number, from: number, count: number, flags: readonly 'projection'[] = []) =>
  Array.from({ length: count }, (_, year) => aPoint(source, 1, String(from + year), 40, { flags }))

const OLD = series(1, 1990, 8)
const LONG = series(2, 1985, 40)
const NEW = series(3, 2010, 15)

test.each<[string, ReturnType<typeof series>, number | null, number | null]>([
  ['the longest that leads into the future', [...OLD, ...NEW, ...LONG], null, 2],
  ['one that does, before a longer one that ends in the past', [...series(1, 1950, 20), ...NEW], null, 3],
  ['the preferred one, where it does', [...LONG, ...NEW], 3, 3],
  ['not the preferred one that ends in the past', [...OLD, ...NEW], 1, 3],
  ['one with enough figures', [...series(4, 2022, 4), ...NEW], 4, 3],
  ['the preferred one of those that end in the past', [...OLD, ...series(5, 1990, 9)], 1, 1],
  ['the longest of them otherwise', [...OLD, ...series(5, 1990, 9)], null, 5],
  ['projections do not count', [...series(6, 2020, 60, ['projection']), ...NEW], 6, 3],
  ['none', series(6, 2020, 60, ['projection']), 6, null],
])('a forecast opens with %s', (_, points, preferred, expected) => {
  const wish = { preferred, quoted: null, isNear: () => true }
  expect(openingSource(points, wish, 2026)).toBe(expected)
})

test.each<[string, number | null, readonly number[], number]>([
  ['the quoted one before the preferred one and the longest', 3, [3], 3],
  ['one near the quoted figure before the preferred one, which is not', 1, [3], 3],
  ['of those near it the preferred one', null, [2, 3], 2],
  ['the preferred one where none is near', null, [], 2],
])('a forecast opens with %s', (_, quoted, near, expected) => {
  const wish = { preferred: 2, quoted, isNear: ({ source }: { source: number }) => near.includes(source) }
  expect(openingSource([...OLD, ...NEW, ...LONG], wish, 2026)).toBe(expected)
})
