import { expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { auditIndicator } from './audit-indicator.ts'

/** The severities of totals that differ from their parts: the North against its two states, Northland and Snowland. */
function severities(total: number, parts: readonly [number, number]): string[] {
  const points = [aPoint(2, 2, '2024', total), ...parts.map((value, at) => aPoint(2, 8 + at, '2024', value))]
  const cases = [
    ...auditIndicator({
      indicator: 7,
      table: tableOf(points),
      wholes: tableOf([]),
      reference: aReference(
        [aSource(2, 'Registers', { classification: 'Routine' })],
        [anIndicator(7, { factor: 4, decimals: 0, denominator: '' })],
      ),
      people: new Map(),
      editions: [],
      rejections: [],
    }),
  ].filter(({ rule }) => rule === 'total_parts')
  return cases.flatMap((one) => one.cases.map(({ severity }) => severity))
}

test.each<[string, number, readonly [number, number], string[]]>([
  ['a total that is the sum', 300, [100, 200], []],
  // One of ten is 10%, which the rounding of two parts makes.
  ['a gap that rounding makes', 9, [5, 5], []],
  ['a gap that is more than rounding makes', 8, [5, 5], ['high']],
  // 4 of 1,004 are 0.4%.
  ['a gap of less than half a percent', 1000, [500, 504], []],
  ['a gap of more than half a percent', 1000, [500, 506], ['medium']],
  // 100 of 1,000 are 10%, and no more.
  ['a gap of ten percent', 900, [500, 500], ['medium']],
  ['a gap of more than ten percent', 899, [500, 500], ['high']],
  ['a total above its parts by as much', 1000, [500, 399], ['high']],
])('%s', (_, total, parts, found) => {
  expect(severities(total, parts)).toEqual(found)
})
