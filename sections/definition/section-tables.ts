import type { ReadIn } from '#charts/export/citation.ts'
import type { FigureExport } from '#charts/export/figure-export.ts'
import type { SheetRows } from '#charts/export/workbook.ts'
import type { Value } from '#domain/message/message.ts'

/** Tables of a section as files: each as CSV, all of them in one workbook that begins with a sheet about them. */
export interface SectionTables {
  /** Of the workbook, and in the names of the files. */
  readonly title: Value
  readonly tables: readonly SectionTable[]
  /** The lines about the tables; the citation follows them. */
  about(): readonly AboutLine[]
  /** How to cite the tables. */
  citation(read: Omit<ReadIn, 'language'> & Pick<FigureExport, 'readOn'>): Value
}

/** One table: the name of its sheet, its entry in the menu, and its rows below their heads. */
export interface SectionTable {
  readonly sheet: Value
  readonly entry: Value
  rows(): SheetRows
}

/** A word, and what belongs to it. */
export type AboutLine = readonly [word: Value, cell: number | Value]
