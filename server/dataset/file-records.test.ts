import { expect, it } from 'vitest'
import type { Point } from '#domain/observation/point.ts'
import { KNOWN_IDS } from '#tests/builders/known-ids.ts'
import type { FileReader, FileRecords } from './file-records.ts'
import { Findings, findingLine } from './finding.ts'
import { OBSERVATION_COLUMNS, readObservation } from './observation-row.ts'
import { type ReadRow, readRows } from './read-rows.ts'

/** A made-up format: rows of values under names, in sheets. */
class Sheet implements FileRecords {
  readonly columns = ['value', 'indicator', 'datasource', 'location', 'period', 'sample_size']
  readonly damage = null
  line = 2
  readonly sheet: string
  readonly #rows: readonly (readonly (string | number | null)[])[]

  constructor(sheet: string, rows: readonly (readonly (string | number | null)[])[]) {
    this.sheet = sheet
    this.#rows = rows
  }

  get width() {
    return this.columns.length
  }

  next() {
    this.line += 1
    return this.line - 3 < this.#rows.length
  }

  #cell(cell: number) {
    return this.#rows[this.line - 3]?.[cell] ?? null
  }

  isEmpty(cell: number) {
    return this.#cell(cell) === null
  }

  text(cell: number) {
    return String(this.#cell(cell) ?? '')
  }

  number(cell: number) {
    return Number(this.#cell(cell) ?? Number.NaN)
  }

  whole(cell: number) {
    return this.number(cell)
  }
}

it('figures of another format are checked alike, and findings name sheet and row', async () => {
  const reader: FileReader = {
    reads: () => true,
    async *read() {
      yield new Sheet('North', [[40.5, 7, 2, 1, '2018', 1200]])
      yield new Sheet('South', [
        [null, 7, 2, 1, '2018', null],
        [41, 7, 2, 1, '2018', 0],
      ])
    },
  }
  const problems = new Findings()
  const read: ReadRow<Point> = (row) => readObservation(row, KNOWN_IDS)
  const points: Point[] = []
  const file = { path: '', name: 'book' }
  for await (const rows of readRows(file, OBSERVATION_COLUMNS, read, problems, problems, reader)) {
    points.push(...rows.map(({ content }) => content))
  }
  expect(points.map(({ value, sampleSize }) => [value, sampleSize])).toEqual([[40.5, 1200]])
  expect(problems.first.map(findingLine)).toEqual([
    'book, sheet South, row 3, value: The value is missing. Leave the row out: what is not measured is a gap.',
    'book, sheet South, row 4, sample_size: "0" is not a whole number from 1 to 2147483647.',
  ])
})
