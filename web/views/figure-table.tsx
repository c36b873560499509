import { useMemo, useState } from 'react'
import type { FigureRow, GapRow } from '#charts/figure.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import classes from './figure-table.module.css'
import { useLanguage } from '#web/language/use-language.ts'
import { useOpenQuestions } from '#web/queries/open-questions.ts'
import { EmptyCell } from './empty-cell.tsx'
import { QuestionsLink } from './open-questions.tsx'
import {
  keyOf,
  sortRows,
  type TableColumn,
  tableColumns,
  type TableRow,
} from '#charts/table/table-columns.ts'

interface FigureTableProps {
  readonly title: string
  readonly rows: readonly FigureRow[]
  readonly gaps: readonly GapRow[]
  readonly reference: ReferenceData
  /** As high as its rows, as in a document; else it scrolls by itself. */
  readonly whole?: boolean
  /** The rows from which these are the first, where they are not all: columns are those that tell all of them apart. */
  readonly among?: readonly TableRow[]
}

/** The figures behind a plot as a table that can be sorted by any column; where there is none it says why. */
export function FigureTable({
  title,
  rows: figures,
  gaps,
  reference,
  whole = false,
  among,
}: FigureTableProps) {
  const language = useLanguage()
  const [order, setOrder] = useState<{ column: TableColumn['name']; down: boolean } | null>(null)
  const questionsOf = useOpenQuestions(figures.map(({ point }) => point.indicator))
  const rows = useMemo(() => [...figures, ...gaps], [figures, gaps])
  const all = among ?? rows
  const columns = useMemo(() => tableColumns(all, { reference, language }), [all, reference, language])
  const shown = useMemo(() => {
    const column = columns.find(({ name }) => name === order?.column)
    return column ? sortRows(rows, column, order?.down ?? false) : rows
  }, [rows, columns, order])
  return (
    <ScrollRegion
      className={whole ? classes.whole : classes.scroll}
      label={language.text(message('table.of', { title }))}
    >
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
                    {language.text(message(`table.${name}`))}
                    <span aria-hidden="true">{sorted ? (order.down ? ' ▼' : ' ▲') : ''}</span>
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const { indicator, source, location, period } = keyOf(row)
            const keys = period === null ? [] : [{ indicator, source, location, period }]
            return (
              <tr key={`${indicator}:${source}:${location}:${period}:${row.source}:${row.group?.name}`}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.name} scope="row">
                      {column.text(row)}
                    </th>
                  ) : (
                    <td
                      key={column.name}
                      data-numeric={column.numeric || undefined}
                      data-wraps={column.wraps}
                    >
                      <Cell {...{ column, row }} />
                      {column.name === 'value' && (
                        <QuestionsLink keys={keys.flatMap(questionsOf)} figures={keys} isSign />
                      )}
                    </td>
                  ),
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Cell({ column, row }: { readonly column: TableColumn; readonly row: TableRow }) {
  const why = column.why(row)
  return why === null ? column.text(row) : <EmptyCell text={column.text(row)} why={why} />
}
