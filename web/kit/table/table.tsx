import { ColumnHead, type TableOrder } from './column-head.tsx'
import { TableFrame, type TableLook } from './table-frame.tsx'
import classes from './table.module.css'

/** One column of a table. */
export interface Column<Row> {
  /** Its head, and the name of its values where rows are blocks. Empty: a column of controls. */
  readonly title: string
  /** The content of its head, where that is more than the title. */
  readonly head?: React.ReactNode
  readonly cell: (row: Row, at: number) => React.ReactNode
  /** Numbers end their column, with digits of one width. */
  readonly isNumeric?: boolean | undefined
  /** Its cell says what the row is about: the head of the row for people who hear the table. */
  readonly names?: boolean
  /** The table can be ordered by it, under this name. */
  readonly orderedBy?: string
  readonly width?: string
  readonly className?: string | undefined
}

/** Rows that belong together below a heading of their own. */
interface RowGroup<Row> {
  readonly key: string
  readonly head: React.ReactNode
  readonly rows: readonly Row[]
}

interface TableProps<Row> extends TableLook {
  readonly columns: readonly Column<Row>[]
  /** The rows in their order, or in groups. */
  readonly rows: readonly Row[] | { readonly groups: readonly RowGroup<Row>[] }
  readonly keyOf: (row: Row) => string | number
  readonly order?: TableOrder | undefined
  readonly isChosen?: (row: Row) => boolean
  /** Heads over several columns, above the others. */
  readonly headGroups?: React.ReactNode
}

/** A table whose columns are data: each says its head, its cell, and whether it holds numbers, names the row or orders it. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, keyOf, order, isChosen, headGroups, ...look } = props
  const rowOf = (row: Row, at: number) => (
    <tr key={keyOf(row)} data-chosen={isChosen?.(row) || undefined}>
      {columns.map((column) => (
        <Cell key={column.title} {...{ column, row, at }} />
      ))}
    </tr>
  )
  return (
    <TableFrame {...look}>
      <thead>
        {headGroups && <tr>{headGroups}</tr>}
        <tr>
          {columns.map(({ title, head, isNumeric, width, orderedBy }) =>
            title === '' ? (
              <td key={title}>{head}</td>
            ) : (
              <ColumnHead key={title} isNumeric={isNumeric ?? false} {...{ width, order, orderedBy }}>
                {head ?? title}
              </ColumnHead>
            ),
          )}
        </tr>
      </thead>
      {'groups' in rows ? (
        rows.groups.map(({ key, head, rows: own }) => (
          <tbody key={key}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={columns.length}>
                {head}
              </th>
            </tr>
            {own.map(rowOf)}
          </tbody>
        ))
      ) : (
        <tbody>{rows.map(rowOf)}</tbody>
      )}
    </TableFrame>
  )
}

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
  readonly at: number
}

function Cell<Row>({ column: { title, cell, names, isNumeric, className }, row, at }: CellProps<Row>) {
  if (names) {
    return (
      <th scope="row" className={className}>
        {cell(row, at)}
      </th>
    )
  }
  return (
    <td className={className} data-numeric={isNumeric || undefined} data-column={title || undefined}>
      {cell(row, at)}
    </td>
  )
}
