import { expect, test } from 'vitest'
import { blocksOf, drawnBlocks, likelyHeight } from './list-blocks.ts'
import { pickerRows } from './picker-rows.ts'

const OPTION = { group: 'Places', hint: '', reason: null, classification: null, depth: 0 }
const rows = pickerRows(
  Array.from({ length: 400 }, (_, at) => ({ ...OPTION, value: `${at}`, label: `Place ${at}` })),
)
const blocks = blocksOf(rows)
const drawnAt = (top: number, line = -1) => {
  const drawn = drawnBlocks(blocks, likelyHeight, { top, height: 360 }, line)
  return [...drawn].map(({ from }) => from)
}

test('every line is in one block, in its order', () => {
  expect(blocks.flatMap((block) => block.rows)).toEqual(rows)
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
})

test.each([
  ['at the beginning', 0, [0, 12]],
  ['in the middle', 432 * 10, [108, 120, 132]],
  ['at the end', 36 * 401 - 360, [372, 384, 396]],
])('%s of a list the lines in sight are drawn, with those near them', (_, top, drawn) => {
  expect(drawnAt(top)).toEqual(drawn)
})

test('the line that is asked for is drawn wherever it stands', () => {
  expect(drawnAt(0, 251)).toEqual([0, 12, 240])
})
