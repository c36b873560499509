import type { ComputedTable as Table } from '#charts/figure.ts'
import classes from './figure-table.module.css'

/** Numbers computed from the figures, before the table of the figures themselves. */
export function ComputedTable({ table }: { readonly table: Table }) {
  const isNumeric = table.heads.map((_, column) => table.rows.some((row) => typeof row[column] === 'number'))
  return (
    <section className={classes.scroll} aria-label={`Table: ${table.title}`}>
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
          {table.rows.map((row) => (
            <tr key={row.slice(0, 2).join(':')}>
              {row.map((value, column) => {
                const text = table.shown(value, column)
                const head = table.heads[column]
                return column === 0 ? (
                  <th key={head} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={head} data-numeric={isNumeric[column] || undefined}>
                    {text}
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
