import type { ComputedTable as Table } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { EmptyCell } from './empty-cell.tsx'
import classes from './figure-table.module.css'

/** Numbers computed from the figures, before the table of the figures themselves. */
export function ComputedTable({ table }: { readonly table: Table }) {
  const { text } = useLanguage()
  const isNumeric = table.heads.map((_, column) => table.rows.some((row) => typeof row[column] === 'number'))
  return (
    <section className={classes.scroll} aria-label={text(message('table.of', { title: table.title }))}>
      <table className={classes.table}>
        <caption className={classes.caption}>{table.title}</caption>
        <thead>
          <tr>
            {table.heads.map((head, column) => (
              <th key={head} scope="col" data-numeric={isNumeric[column] || undefined}>
                <span className={classes.sort}>{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={row.slice(0, 2).join(':')}>
              {row.map((_, column) => {
                const head = table.heads[column]
                return column === 0 ? (
                  <th key={head} scope="row">
                    <Cell {...{ table, index, column }} />
                  </th>
                ) : (
                  <td key={head} data-numeric={isNumeric[column] || undefined}>
                    <Cell {...{ table, index, column }} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps {
  readonly table: Table
  readonly index: number
  readonly column: number
}

function Cell({ table, index, column }: CellProps) {
  const value = table.rows[index]?.[column] ?? null
  const text = table.shown(value, column)
  if (value !== null) return text
  return <EmptyCell text={text} why={table.gaps?.[index]?.long ?? message('gap.not-computed')} />
}
