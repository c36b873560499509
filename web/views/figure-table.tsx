import { useMemo, useState } from 'react'
import type { FigureRow } from '#charts/figure.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import classes from './figure-table.module.css'
import { sortRows, tableColumns } from './table-columns.ts'

interface FigureTableProps {
  readonly title: string
  readonly rows: readonly FigureRow[]
  readonly reference: ReferenceData
}

/** The figures behind a plot as a table that can be sorted by any column. */
export function FigureTable({ title, rows, reference }: FigureTableProps) {
  const [order, setOrder] = useState<{ column: string; down: boolean } | null>(null)
  const columns = useMemo(() => tableColumns(rows, reference), [rows, reference])
  const shown = useMemo(() => {
    const column = columns.find(({ name }) => name === order?.column)
    return column ? sortRows(rows, column, order?.down ?? false) : rows
  }, [rows, columns, order])
  return (
    <section className={classes.scroll} aria-label={`Table: ${title}`}>
      <table className={classes.table}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ name, numeric }) => {
              const sorted = order?.column === name
              return (
                <th
                  key={name}
                  scope="col"
                  data-numeric={numeric || undefined}
                  aria-sort={sorted ? (order.down ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className={classes.sort}
                    onClick={() => setOrder({ column: name, down: sorted ? !order.down : numeric })}
                  >
                    {name}
                    <span aria-hidden="true">{sorted ? (order.down ? ' ▼' : ' ▲') : ''}</span>
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const { indicator, source, location, period } = row.point
            return (
              <tr key={`${indicator}:${source}:${location}:${period}:${row.source}:${row.group?.name}`}>
                {columns.map(({ name, numeric, wraps, text }, index) =>
                  index === 0 ? (
                    <th key={name} scope="row">
                      {text(row)}
                    </th>
                  ) : (
                    <td key={name} data-numeric={numeric || undefined} data-wraps={wraps}>
                      {text(row)}
                    </td>
                  ),
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
