import { FILE_COLUMNS } from '#domain/observation/import-file.ts'
import type { MappedFigure } from '#exchange/mapping/apply.ts'
import type { FileReader, FileRecords } from './file-records.ts'
import { GROUP_COLUMNS } from './group-row.ts'

const FIGURE_NAMES = FILE_COLUMNS.map(({ name }) => name)
const GROUP_NAMES = [...GROUP_COLUMNS.required, ...GROUP_COLUMNS.optional]

/** Figures that are looked at together. */
const BATCH = 1000

/** Figures under our names as the records of a file, each with the cell in which it stands. */
class MappedRecords implements FileRecords {
  readonly columns: readonly string[]
  readonly damage = null
  sheet?: string
  line = 0
  cell?: string
  #batch: readonly MappedFigure[] = []
  #at = -1

  constructor(columns: readonly string[]) {
    this.columns = columns
  }

  get width(): number {
    return this.columns.length
  }

  take(batch: readonly MappedFigure[]): void {
    this.#batch = batch
    this.#at = -1
  }

  next(): boolean {
    this.#at += 1
    const figure = this.#batch[this.#at]
    if (figure === undefined) return false
    const { sheet, row, column } = figure.at
    if (sheet === '') delete this.sheet
    else this.sheet = sheet
    this.line = row
    if (column === '') delete this.cell
    else this.cell = column
    return true
  }

  #content(cell: number): string | number | undefined {
    const cells: Readonly<Record<string, string | number | undefined>> = this.#batch[this.#at]?.cells ?? {}
    return cells[this.columns[cell] ?? '']
  }

  text(cell: number): string {
    return String(this.#content(cell) ?? '')
  }

  isEmpty(cell: number): boolean {
    return this.text(cell) === ''
  }

  number(cell: number): number {
    const content = this.#content(cell)
    return typeof content === 'number' ? content : Number.NaN
  }

  whole(cell: number): number {
    const value = this.number(cell)
    return Number.isSafeInteger(value) && value >= 0 ? value : Number.NaN
  }
}

/**
 * Reads the figures of a mapped file in place of a CSV file, so that all checks, the dry run and publishing are those of every
 * import. `figures` is asked anew for each reading; figures of groups are another file than those of everybody, as ever.
 */
export function mappedReader(
  figures: () => AsyncIterable<MappedFigure>,
  kind: 'figures' | 'groups',
): FileReader {
  const columns = kind === 'groups' ? GROUP_NAMES : FIGURE_NAMES
  return {
    reads: () => true,
    async *read(): AsyncGenerator<FileRecords> {
      const records = new MappedRecords(columns)
      let batch: MappedFigure[] = []
      for await (const figure of figures()) {
        if (figure.isGroup !== (kind === 'groups')) continue
        batch.push(figure)
        if (batch.length < BATCH) continue
        records.take(batch)
        yield records
        batch = []
      }
      records.take(batch)
      yield records
    },
  }
}
