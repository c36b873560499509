import type { Message } from '#domain/message/message.ts'
import type { Companions } from '#exchange/reading/source-file.ts'
import type { FormatId } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'

/** A file of a known format, opened: its tables, and what it says of codes and columns. */
export interface Opened {
  readonly file: string
  readonly format: FormatId
  /** How sure the format is, from 0 to 1: 1 where the file says so itself. */
  readonly sureness: number
  /** Why it is taken to be of the format. */
  readonly because: Message
  readonly tables: readonly Table[]
  /** What the file says for others that come with it. */
  readonly companions: Partial<Companions>
  /** What it holds beside figures: kind → how many. */
  readonly counts: ReadonlyMap<string, number>
  readonly remarks: readonly Message[]
}
