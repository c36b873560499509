import { expect, test } from 'vitest'
import type { PaperTable } from '#server/paper/document/paper-document.ts'
import { rowsOf } from '#server/paper/letter/letter-parts.ts'
import { changedNumbers } from './changed-numbers.ts'

const columns = [
  { head: 'Place', numeric: false, wraps: false },
  { head: 'Year', numeric: false, wraps: false },
  { head: 'Value', numeric: true, wraps: false },
  { head: 'Lower', numeric: true, wraps: false },
]

/** The rows of a document that has one table twice. */
function inTables(...rows: readonly (readonly string[])[]) {
  const framed = { caption: 'T', notes: [], sources: '', address: null } as const
  const table: PaperTable = { kind: 'table', width: 'full', columns, rows, ...framed }
  return rowsOf({ blocks: [table, table] })
}

test.each([
  [[['Kano', '2024', '41', '38']], [['Kano', '2024', '42', '38']], ['Kano, 2024: 41 → 42'], 0, 0],
  [[['Kano', '2024', '41', '38']], [['Kano', '2024', '41', '39']], ['Kano, 2024: 38 → 39'], 0, 0],
  [[['Kano', '2024', '41', '38']], [['Kano', '2024', '41', '38']], [], 0, 0],
  [[['Kano', '2024', '–', '']], [['Kano', '2024', '41', '']], ['Kano, 2024: – → 41'], 0, 0],
  [[['Kano', '2023', '41', '']], [['Kano', '2024', '42', '']], [], 1, 1],
  // Two rows of one name: nobody can tell which is which.
  [
    [
      ['Kano', '2024', '41', ''],
      ['Kano', '2024', '51', ''],
    ],
    [
      ['Kano', '2024', '42', ''],
      ['Kano', '2024', '51', ''],
    ],
    [],
    0,
    0,
  ],
])('%j then %j: %j', (before, after, lines, added, gone) => {
  expect(changedNumbers(inTables(...before), inTables(...after))).toEqual({ lines, added, gone })
})
