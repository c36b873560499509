import type { WaitingSource } from '#server/waiting/waiting-source.ts'
import type { SubjectKind } from './review-kind.ts'
import { joinReview } from './review-store.ts'

/** The parts of a kind that are its own: its table, and how its things are named. */
interface Reviewed extends Pick<WaitingSource, 'kind'> {
  readonly review: SubjectKind
  readonly table: string
  readonly columns: Pick<WaitingSource['columns'], 'id' | 'what' | 'title'> &
    Partial<WaitingSource['columns']>
  /** When it waits, where that is not only when it was submitted. */
  readonly waits?: string
}

/** Where things that are reviewed wait: the state of their review says which, since when, and who decided on the others. */
export function reviewSource({ kind, review, table, columns, waits }: Reviewed): WaitingSource {
  return {
    kind,
    from: `${table} t ${joinReview(review)} left join account a on a.id = r.author`,
    waits: waits ?? "r.state = 'submitted'",
    author: 'r.author',
    columns: {
      by: 'a.display_username',
      since: 'r.asked_at',
      version: 'r.version',
      changed: 'coalesce(r.version > r.asked_version, false)',
      remarks: '0',
      ...columns,
    },
    decided: {
      where: "r.state in ('approved', 'declined') and r.decided_at is not null",
      state: 'r.state',
      by: 'r.decided_by',
      at: 'r.decided_at',
    },
  }
}
