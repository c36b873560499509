import { expect, test } from 'vitest'
import { xlsxGrids } from '#exchange/workbook/xlsx.ts'
import { Budget } from '#exchange/reading/limits.ts'
import { inPieces, piecesOf } from '#tests/builders/in-pieces.ts'
import { workbookParts } from './workbook-parts.ts'

async function gridsOf(parts: AsyncIterable<Uint8Array>) {
  const bytes = Buffer.concat(await piecesOf(parts))
  return xlsxGrids(bytes, new Budget()).map(({ sheet, rows }) => ({
    sheet,
    rows: rows.map(({ line, cells }) => [line, ...cells]),
  }))
}

test('a table with more rows than a sheet goes on in the next, under the same heads', async () => {
  const parts = workbookParts(
    [
      {
        name: 'Figures',
        heads: ['a', 'b'],
        rows: inPieces(
          [
            [1, 'x'],
            [2, null],
          ],
          [],
          [[3, 'z']],
        ),
      },
      { name: 'Sources', heads: ['id'], rows: inPieces([[7]]) },
    ],
    3,
  )
  expect(await gridsOf(parts)).toEqual([
    {
      sheet: 'Figures',
      rows: [
        [1, 'a', 'b'],
        [2, 1, 'x'],
        [3, 2],
      ],
    },
    {
      sheet: 'Figures 2',
      rows: [
        [1, 'a', 'b'],
        [2, 3, 'z'],
      ],
    },
    {
      sheet: 'Sources',
      rows: [
        [1, 'id'],
        [2, 7],
      ],
    },
  ])
})

test.each<[string, string]>([
  ['=1+1', '=1+1'],
  ['a < b & "c" > d', 'a < b & "c" > d'],
  ['  spaces kept', '  spaces kept'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['a\u0000bell\u0007 and \ufffe', 'abell and '],
  ['Ìbàdàn 😀', 'Ìbàdàn 😀'],
  ['half \ud83d', 'half \ufffd'],
])('the text %j stands as %j', async (text, expected) => {
  const parts = workbookParts([{ name: 'A', heads: ['h'], rows: inPieces([[text]]) }])
  expect(await gridsOf(parts)).toEqual([
    {
      sheet: 'A',
      rows: [
        [1, 'h'],
        [2, expected],
      ],
    },
  ])
})

test('numbers keep every digit, and a sheet of 5,000 rows comes in more than one piece', async () => {
  const numbers = [0.1 + 0.2, -1e-7, 1e21, 140431790]
  const rows = Array.from({ length: 5000 }, (_, at) => [...numbers, at])
  const parts = await piecesOf(
    workbookParts([{ name: 'A', heads: ['a', 'b', 'c', 'd', 'e'], rows: inPieces(rows) }]),
  )
  expect(parts.length).toBeGreaterThan(5)
  const [grid] = await gridsOf(inPiecesOf(parts))
  expect(grid?.rows.slice(1)).toEqual(rows.map((row, at) => [at + 2, ...row]))
})

async function* inPiecesOf(parts: readonly Uint8Array[]) {
  yield* parts
}
