import type { ChangedRow } from '#charts/table/changed-rows.ts'
import { message } from '#domain/message/message.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './new-data.module.css'

interface ChangedTableProps {
  readonly title: string
  readonly rows: readonly ChangedRow[]
}

const COLUMNS = ['figure', 'then', 'now', 'difference'] as const

/** Numbers then and now. */
export function ChangedTable({ title, rows }: ChangedTableProps) {
  const { text } = useLanguage()
  const none = text(message('new-data.no-figure'))
  return (
    <ScrollRegion label={text(message('new-data.changes', { title }))} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {text(message('new-data.column', { column }))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before, now, difference }) => (
            <tr key={`${name} ${before} ${now}`}>
              <th scope="row">{name}</th>
              <td>
                <del>{before ?? none}</del>
              </td>
              <td>
                <strong>{now ?? none}</strong>
              </td>
              <td>{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
