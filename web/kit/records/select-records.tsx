import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Selection } from './use-selection.ts'

/** Rows that can be ticked. */
export interface Selectable<Row> {
  readonly selection: Selection<Row>
  readonly nameOf: (row: Row) => string
  /** Absent: every row. */
  readonly canSelect?: (row: Row) => boolean
}

interface SelectOneProps<Row> extends Selectable<Row> {
  readonly row: Row
}

/** Ticks one row. */
export function SelectOne<Row>({ row, selection, nameOf, canSelect = anyRow }: SelectOneProps<Row>) {
  const { text } = useLanguage()
  return (
    <input
      type="checkbox"
      aria-label={text(message('records.select', { name: nameOf(row) }))}
      checked={selection.has(row)}
      disabled={!canSelect(row)}
      onChange={({ currentTarget: { checked } }) => selection.select([row], checked)}
    />
  )
}

interface SelectAllProps<Row> extends Selectable<Row> {
  /** The things in the rows, in the plural: `users`. */
  readonly what: Value
  readonly rows: readonly Row[]
}

/** Ticks every row of the page that can be ticked. */
export function SelectAll<Row>({ what, rows, selection, canSelect = anyRow }: SelectAllProps<Row>) {
  const { text } = useLanguage()
  const offered = rows.filter(canSelect)
  const ticked = offered.filter(selection.has).length
  return (
    <input
      type="checkbox"
      aria-label={text(message('records.select-all', { what }))}
      checked={ticked > 0 && ticked === offered.length}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && ticked < offered.length
      }}
      disabled={offered.length === 0}
      onChange={({ currentTarget: { checked } }) => selection.select(offered, checked)}
    />
  )
}

const anyRow = () => true
