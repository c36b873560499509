import type { AuditRow } from '#contract/admin/audit.ts'
import { actorText } from './audit-words.ts'

/** Who did it. A name of somebody's own making: its direction stays inside it. */
export function AuditActor({ row }: { readonly row: AuditRow }) {
  return <bdi>{actorText(row)}</bdi>
}

/** What it was done to; of accounts the name too. */
export function AuditSubject({ row: { subject, subject_name } }: { readonly row: AuditRow }) {
  if (subject === '') return null
  return (
    <span>
      <bdi>{subject}</bdi>
      {subject_name !== null && (
        <>
          {' '}
          (<bdi>{subject_name}</bdi>)
        </>
      )}
    </span>
  )
}
