import classes from './table.module.css'

/** By which column a table is ordered. */
export interface TableOrder {
  /** The name of a column; null: as the rows came. */
  readonly by: string | null
  readonly descending: boolean
  readonly onOrder: (by: string, descending: boolean) => void
}

interface ColumnHeadProps {
  readonly children: React.ReactNode
  readonly isNumeric: boolean
  readonly width?: string | undefined
  readonly order?: TableOrder | undefined
  readonly orderedBy?: string | undefined
}

/**
 * The head of a column; a button where the table can be ordered by it. Numbers begin with the largest, words with A; once more
 * turns them round.
 */
export function ColumnHead({ children, isNumeric, width, order, orderedBy }: ColumnHeadProps) {
  const look = { 'data-numeric': isNumeric || undefined, ...(width && { style: { width } }) }
  if (!order || !orderedBy) {
    return (
      <th scope="col" {...look}>
        {children}
      </th>
    )
  }
  const isChosen = order.by === orderedBy
  const direction = order.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" {...look} aria-sort={isChosen ? direction : 'none'}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => order.onOrder(orderedBy, isChosen ? !order.descending : isNumeric)}
      >
        {children}
        <span aria-hidden="true" />
      </button>
    </th>
  )
}
