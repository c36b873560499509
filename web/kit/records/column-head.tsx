import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Row } from '../layout.tsx'
import classes from './record-table.module.css'

/** By which column a list is ordered. */
export interface RecordOrder {
  readonly by: string
  readonly descending: boolean
  readonly onOrder: (by: string, descending: boolean) => void
}

interface ColumnHeadProps {
  readonly title: string
  readonly order?: RecordOrder
  readonly orderedBy?: string
}

/** The head of a column; a button where the list can be ordered by it, the other way round when it is already. */
export function ColumnHead({ title, order, orderedBy }: ColumnHeadProps) {
  if (!order || !orderedBy) return <th scope="col">{title}</th>
  const isChosen = order.by === orderedBy
  const Icon = isChosen ? (order.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort
  const direction = order.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isChosen ? direction : 'none'}>
      <Row
        type="button"
        as="button"
        inline
        gap={4}
        align="center"
        className={classes.sort}
        onClick={() => order.onOrder(orderedBy, isChosen && !order.descending)}
      >
        {title} <Icon size={15} aria-hidden="true" />
      </Row>
    </th>
  )
}
