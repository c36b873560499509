import { Link } from 'wouter'
import type { AuditRow } from '#contract/admin/audit.ts'

/** Who did it. A name of somebody's own making: its direction stays inside it. */
export function AuditActor({ row }: { readonly row: AuditRow }) {
  return <bdi>{row.done_by}</bdi>
}

/** What it was done to: its title, which leads there where the reader may see it, and how the log calls it. */
export function AuditSubject({ row: { subject, subject_name, subject_link } }: { readonly row: AuditRow }) {
  if (subject === '') return null
  const words = <bdi>{subject_name ?? subject}</bdi>
  return (
    <span>
      {subject_link === null ? words : <Link href={subject_link}>{words}</Link>}
      {subject_name !== null && (
        <>
          {' '}
          (<bdi>{subject}</bdi>)
        </>
      )}
    </span>
  )
}
