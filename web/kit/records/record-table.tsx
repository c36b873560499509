import { Row } from '../layout.tsx'
import { ScrollRegion } from '../scroll-region.tsx'
import { ColumnHead, type RecordOrder } from './column-head.tsx'
import classes from './record-table.module.css'
import { SelectAll, SelectOne, type Selectable } from './select-records.tsx'

/** One column of a table of records. */
export interface RecordColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => React.ReactNode
  /** Its cell says which record the row is: the head of the row for people who hear the table. */
  readonly names?: boolean
  /** The list can be ordered by it, under this name. */
  readonly orderedBy?: string
  readonly className?: string | undefined
}

interface RecordTableProps<Row> {
  /** What the rows are, for people who hear the page. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly RecordColumn<Row>[]
  /** Buttons at the end of each row. */
  readonly actions?: (row: Row) => React.ReactNode
  /** How the list is ordered, where readers may change that. */
  readonly order?: RecordOrder
  /** A box before each row to tick it. */
  readonly selectable?: Selectable<Row>
  readonly rowClassName?: string | undefined
}

/**
 * A table of records with hairlines. It scrolls sideways where there is no room; on phones each row is a block, and its
 * values stand below each other with the names of their columns.
 */
export function RecordTable<Row extends { readonly id: string | number }>(props: RecordTableProps<Row>) {
  const { label, rows, columns, actions, order, selectable } = props
  return (
    <ScrollRegion label={label} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {selectable && (
              <td className={classes.select}>
                <SelectAll {...selectable} what={label.toLowerCase()} rows={rows} />
              </td>
            )}
            {columns.map(({ title, orderedBy }) => (
              <ColumnHead key={title} title={title} {...(order && orderedBy && { order, orderedBy })} />
            ))}
            {actions && (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RecordRow key={row.id} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function RecordRow<Row>(props: RecordTableProps<Row> & { readonly row: Row }) {
  const { row, columns, actions, selectable, rowClassName } = props
  return (
    <tr className={rowClassName} data-selected={selectable?.selection.has(row) || undefined}>
      {selectable && (
        <td className={classes.select}>
          <SelectOne {...selectable} row={row} />
        </td>
      )}
      {columns.map(({ title, cell, names, className }) =>
        names ? (
          <th key={title} scope="row" className={className}>
            {cell(row)}
          </th>
        ) : (
          <td key={title} className={className} data-column={title}>
            {cell(row)}
          </td>
        ),
      )}
      {actions && (
        <td>
          <Row gap={4} align="center" justify="end" className={classes.rowActions}>
            {actions(row)}
          </Row>
        </td>
      )}
    </tr>
  )
}
