/** Where a record stands in its file. */
export interface Place {
  /** The sheet of a workbook; absent in a format without sheets. */
  readonly sheet?: string
  /** The first line or row of the record, from 1; 0 when the file as a whole is meant. */
  readonly line: number
  /** The column in which the value stands, where one row has several figures. */
  readonly cell?: string
}

/**
 * The records of a part of a file, looked at one after the other: cells under the names of columns. One
 * object serves all of them, so that a record costs no memory; a caller takes the parts that it keeps before
 * it asks for the next one.
 */
export interface FileRecords extends Place {
  /** The names of the cells of each record, in their order. */
  readonly columns: readonly string[]
  /** How many cells the record has. */
  readonly width: number
  /** Goes on to the next record; false when there is none. */
  next(): boolean
  /** The content of a cell, without spaces around it; empty for nothing. */
  text(cell: number): string
  /** True when nothing stands in a cell; of one with spaces alone `text` says so. */
  isEmpty(cell: number): boolean
  /** The number in a cell that is not empty; NaN where only its text can tell. */
  number(cell: number): number
  /** The same of a whole number without a sign. */
  whole(cell: number): number
  /** Why the record cannot be trusted as it was read; null where it can. */
  readonly damage: string | null
}

/** Reads the files of a format. The checks of figures know records and places, and nothing of the format. */
export interface FileReader {
  /** Whether the file of this name is of the format. */
  reads(name: string): boolean
  /**
   * The records of a file in parts, one after the other; memory stays bounded. A part is good until the next one is asked for.
   * Of a file without records the part with its columns comes all the same; of an empty file comes nothing.
   *
   * Throws UnreadableFile when the file is missing, is of another format or is damaged.
   */
  read(path: string): AsyncGenerator<FileRecords>
}

/** A file cannot be read any further. */
export class UnreadableFile extends Error {
  readonly place: Place

  constructor(message: string, place: Place = { line: 0 }) {
    super(message)
    this.name = 'UnreadableFile'
    this.place = place
  }
}
