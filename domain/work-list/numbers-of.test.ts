import { expect, test } from 'vitest'
import { rowsOnPaper } from './numbers-of.ts'
import type { WorkRow } from './work-list.ts'

const rows = Array.from({ length: 60 }, (_, at) => ({ place: { id: at + 1 } }) as WorkRow)
const idsOf = (numbers: ReadonlyMap<number, number>) =>
  rowsOnPaper({ rows }, numbers).map(({ place }) => place.id)

test('on paper stand the places with a number; where none has one, the first of the list', () => {
  expect(idsOf(new Map([[7, 1]]))).toEqual([7])
  expect(idsOf(new Map())).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
})
