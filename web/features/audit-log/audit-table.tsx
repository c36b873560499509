import type { AuditRow } from '#contract/admin/audit.ts'
import { AuditActor, AuditSubject } from '#web/account/audit-names.tsx'
import { actionText, changedValues } from '#web/account/audit-words.ts'
import { momentText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/records.tsx'
import classes from './audit.module.css'

const COLUMNS = ['No.', 'When', 'Who', 'What', 'On what', 'Before and after', 'Network']

/** Entries of the log, as they were asked for. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  return (
    <RecordTable label="Audit log" columns={COLUMNS}>
      {rows.map((row) => (
        <tr key={row.id} className={classes.row}>
          <td className={classes.number}>{row.id}</td>
          <td className={classes.when}>
            <time dateTime={row.at} title={row.at}>
              {momentText(row.at)}
            </time>
          </td>
          <td>
            <AuditActor row={row} />
          </td>
          <td className={classes.what}>{actionText(row.action)}</td>
          <td>
            <AuditSubject row={row} />
          </td>
          <td>
            <Changes row={row} />
          </td>
          <td className={classes.network}>{row.network}</td>
        </tr>
      ))}
    </RecordTable>
  )
}

/** `role: user → admin`, one line for each value. */
function Changes({ row }: { readonly row: AuditRow }) {
  const changes = changedValues(row)
  if (changes.length === 0) return null
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before !== null && <bdi>{before}</bdi>}
          {before !== null && (
            <>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> became </span>
            </>
          )}
          <bdi>{after ?? 'nothing'}</bdi>
        </li>
      ))}
    </ul>
  )
}
