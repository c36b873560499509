import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Row } from '../layout.tsx'
import type { TableOrder } from '../table/column-head.tsx'
import { type Column, Table } from '../table/table.tsx'
import classes from './record-table.module.css'
import { SelectAll, SelectOne, type Selectable } from './select-records.tsx'

interface RecordTableProps<Item> {
  /** The things in the rows, for people who hear the page. */
  readonly label: string
  readonly rows: readonly Item[]
  readonly columns: readonly Column<Item>[]
  /** Buttons at the end of each row. */
  readonly actions?: (row: Item) => React.ReactNode
  /** How the list is ordered, where readers may change that. */
  readonly order?: TableOrder
  /** A box before each row to tick it. */
  readonly selectable?: Selectable<Item>
  readonly className?: string | undefined
}

/** A table of records, with a box to tick before each and buttons after it. On phones each record is a block. */
export function RecordTable<Item extends { readonly id: string | number }>(props: RecordTableProps<Item>) {
  const { label, rows, columns, actions, order, selectable, className = '' } = props
  const { text } = useLanguage()
  const boxes = selectable && boxColumn(selectable, rows, label.toLowerCase())
  return (
    <Table
      blocks
      className={`${classes.records} ${className}`}
      columns={[
        ...(boxes ? [boxes] : []),
        ...columns,
        ...(actions ? [actionColumn(actions, text(message('records.actions')))] : []),
      ]}
      keyOf={({ id }) => id}
      isChosen={(row) => selectable?.selection.has(row) ?? false}
      {...{ label, rows, order }}
    />
  )
}

function boxColumn<Item>(selectable: Selectable<Item>, rows: readonly Item[], what: string): Column<Item> {
  return {
    title: '',
    head: <SelectAll {...selectable} what={what} rows={rows} />,
    cell: (row) => <SelectOne {...selectable} row={row} />,
    className: classes.box,
  }
}

function actionColumn<Item>(actions: (row: Item) => React.ReactNode, title: string): Column<Item> {
  return {
    title,
    head: <span className="sr-only">{title}</span>,
    cell: (row) => (
      <Row gap={4} align="center" justify="end" className={classes.actions}>
        {actions(row)}
      </Row>
    ),
    className: classes.last,
  }
}
