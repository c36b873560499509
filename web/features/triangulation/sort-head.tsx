import { useLanguage } from '#web/language/use-language.ts'
import classes from './plain-table.module.css'
import type { SortColumn, SortOrder } from './sort-table.ts'

interface SortHeadProps<Row> {
  readonly columns: readonly SortColumn<Row>[]
  readonly order: SortOrder | null
  readonly onOrder: (order: SortOrder) => void
}

/** Heads of a table that sort it: numbers begin with the largest, words with A. */
export function SortHead<Row>({ columns, order, onOrder }: SortHeadProps<Row>) {
  const { text } = useLanguage()
  return (
    <thead>
      <tr>
        {columns.map(({ name, head, numeric }) => {
          const own = order?.column === name ? order : null
          return (
            <th
              key={name}
              scope="col"
              data-numeric={numeric || undefined}
              aria-sort={own ? (own.down ? 'descending' : 'ascending') : undefined}
            >
              <button
                type="button"
                className={classes.sort}
                onClick={() => onOrder({ column: name, down: own ? !own.down : numeric })}
              >
                {text(head)}
                <span aria-hidden="true">{own ? (own.down ? ' ▼' : ' ▲') : ''}</span>
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
