import type { AuditRow } from '#contract/admin/audit.ts'
import { AuditActor, AuditSubject } from '#web/account/audit-names.tsx'
import { actionText, changedValues } from '#web/account/audit-words.ts'
import { momentText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import classes from './audit.module.css'

const COLUMNS: readonly Column<AuditRow>[] = [
  { title: 'No.', cell: ({ id }) => id, className: classes.number },
  {
    title: 'When',
    className: classes.when,
    cell: ({ at }) => (
      <time dateTime={at} title={at}>
        {momentText(at)}
      </time>
    ),
  },
  { title: 'Who', cell: (row) => <AuditActor row={row} /> },
  { title: 'What', cell: ({ action }) => actionText(action), className: classes.what },
  { title: 'On what', cell: (row) => <AuditSubject row={row} /> },
  { title: 'Before and after', cell: (row) => <Changes row={row} /> },
  { title: 'Network', cell: ({ network }) => network, className: classes.network },
]

/** Entries of the log, as they were asked for. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  return <RecordTable label="Audit log" rows={rows} columns={COLUMNS} className={classes.audit} />
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
