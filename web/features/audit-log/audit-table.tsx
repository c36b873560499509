import type { AuditRow } from '#contract/admin/audit.ts'
import { AuditActor, AuditSubject } from '#web/account/audit-names.tsx'
import { actionWords, changedValues } from '#web/account/audit-words.ts'
import { momentText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import classes from './audit.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

const columnsIn = (text: Language['text']): readonly Column<AuditRow>[] => [
  { title: text(message('audit-log.number')), cell: ({ id }) => id, className: classes.number },
  {
    title: text(message('manage.when')),
    className: classes.when,
    cell: ({ at }) => (
      <time dateTime={at} title={at}>
        {momentText(at)}
      </time>
    ),
  },
  { title: text(message('manage.who')), cell: (row) => <AuditActor row={row} /> },
  {
    title: text(message('manage.what')),
    cell: ({ action }) => text(actionWords(action)),
    className: classes.what,
  },
  { title: text(message('audit-log.on-what')), cell: (row) => <AuditSubject row={row} /> },
  { title: text(message('audit-log.before-after')), cell: (row) => <Changes row={row} /> },
  { title: text(message('audit-log.network')), cell: ({ network }) => network, className: classes.network },
]

/** Entries of the log, as they were asked for. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  const { text } = useLanguage()
  return (
    <RecordTable
      label={text(message('audit-log.label'))}
      rows={rows}
      columns={columnsIn(text)}
      className={classes.audit}
    />
  )
}

/** `role: user → admin`, one line for each value. */
function Changes({ row }: { readonly row: AuditRow }) {
  const { text } = useLanguage()
  const changes = changedValues(row)
  if (changes.length === 0) return null
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before !== null && <bdi>{text(before)}</bdi>}
          {before !== null && (
            <>
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> {text(message('audit-log.became'))} </span>
            </>
          )}
          <bdi>{text(after ?? message('audit-log.nothing'))}</bdi>
        </li>
      ))}
    </ul>
  )
}
