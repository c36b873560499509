import { parquetMetadata } from 'hyparquet'
import { expect, test } from 'vitest'
import { Budget, LIMITS } from '#exchange/reading/limits.ts'
import { parquetGrid } from '#exchange/workbook/parquet.ts'
import { inPieces, piecesOf, type Rows } from '#tests/builders/in-pieces.ts'
import { type ParquetColumn, parquetParts } from './parquet-parts.ts'

const COLUMNS: readonly ParquetColumn[] = [
  { name: 'indicator', type: 'whole' },
  { name: 'value', type: 'decimal' },
  { name: 'flag', type: 'text' },
]

const fileOf = async (...pieces: readonly Rows[]) =>
  Buffer.concat(await piecesOf(parquetParts(COLUMNS, inPieces(...pieces), { 'msdat.release': '7' })))

test('rows come back as they were, with nothing where nothing stands', async () => {
  const bytes = await fileOf(
    [
      [1, 40.5, 'high_cv;summed'],
      [2, -1e-7, null],
    ],
    [],
    [[3, 0.1 + 0.2, 'é']],
  )
  expect((await parquetGrid(bytes, new Budget())).rows).toEqual([
    { line: 1, cells: ['indicator', 'value', 'flag'] },
    { line: 2, cells: [1, 40.5, 'high_cv;summed'] },
    { line: 3, cells: [2, -1e-7, ''] },
    { line: 4, cells: [3, 0.1 + 0.2, 'é'] },
  ])
  const { key_value_metadata } = parquetMetadata(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  )
  expect(key_value_metadata).toEqual([{ key: 'msdat.release', value: '7' }])
})

test('120,000 rows go out in three groups, each sent as it is written', async () => {
  const rows = Array.from({ length: 120_000 }, (_, at) => [at, at / 8, null])
  const pieces = await piecesOf(parquetParts(COLUMNS, inPieces(rows), {}))
  expect(pieces).toHaveLength(3)
  const { rows: read } = await parquetGrid(Buffer.concat(pieces), new Budget())
  expect(read).toHaveLength(120_001)
  expect(read.at(-1)).toEqual({ line: 120_001, cells: [119_999, 119_999 / 8, ''] })
})

test('a file without figures has its columns', async () => {
  expect((await parquetGrid(await fileOf(), new Budget())).rows).toEqual([
    { line: 1, cells: ['indicator', 'value', 'flag'] },
  ])
})

test.each<[string, (bytes: Buffer) => Uint8Array]>([
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 20)],
  ['without its end', (bytes) => bytes.subarray(0, 40)],
  ['with other bytes in its midst', (bytes) => Buffer.from(bytes).fill(0xff, 4, 60)],
  ['of four letters', () => Buffer.from('PAR1')],
])('a file that is %s is refused in words', async (_, harm) => {
  const bytes = await fileOf([
    [1, 40.5, 'a'],
    [2, 41, null],
  ])
  await expect(parquetGrid(harm(bytes), new Budget())).rejects.toMatchObject({
    reason: { id: 'exchange.broken-parquet' },
  })
})

test('a file that would unpack to too much is refused before it is unpacked', async () => {
  const bytes = await fileOf(Array.from({ length: 1000 }, (_, at) => [at, at / 3, 'a']))
  await expect(parquetGrid(bytes, new Budget({ ...LIMITS, unpacked: 1000 }))).rejects.toMatchObject({
    reason: { id: 'exchange.too-much-unpacked' },
  })
})
