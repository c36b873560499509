import type { Message } from '#domain/message/message.ts'
import type { GridRow } from '#exchange/reading/cell.ts'
import type { NumberStyle } from '#exchange/values/number.ts'
import type { Layout } from './layout.ts'

/** A table of a file: rows under heads, with the layout by which figures stand in it. */
export interface Table {
  /** The name of the sheet; empty in a format without sheets. */
  readonly sheet: string
  /** The head of each column; of several rows of heads the labels from above to below. */
  readonly heads: readonly string[]
  readonly rows: readonly GridRow[]
  readonly style: NumberStyle
  readonly layout: Layout
  /** True where columns are known by their names and not by letters. */
  readonly hasFields: boolean
  /** The name of the thing that a record is called by instead of a row: `rows`, `dataValues`. */
  readonly kind: 'figures' | 'places' | 'nothing'
  /** Why the table is not read at first; null where it is. */
  readonly aside: Message | null
}
