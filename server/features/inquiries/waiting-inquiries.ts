import { INQUIRY_STATES } from '#domain/inquiry/inquiry.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { WaitingSource } from '#server/waiting/waiting-source.ts'

type Kind = keyof typeof INQUIRY_STATES

const isNew = (kind: Kind) => `t.kind = '${kind}' and t.state = '${INQUIRY_STATES[kind][0]}'`

function source(kind: WaitingSource['kind'], kinds: readonly Kind[]): WaitingSource {
  return {
    kind,
    from: 'inquiry t',
    waits: kinds.map(isNew).join(' or '),
    author: 'null',
    columns: {
      ...{ id: 't.id', what: 't.kind', by: 't.name', since: 't.created_at', changed: 'false', remarks: '0' },
      title: "coalesce(nullif(t.text, ''), t.subject)",
      version: `to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    },
    decided: {
      where: `t.decided_at is not null and (${kinds.map((each) => `t.kind = '${each}' and not (${isNew(each)})`).join(' or ')})`,
      state: 't.state',
      by: 't.decided_by',
      at: 't.decided_at',
    },
  }
}

/** Whether anything that the public sent in waits for an answer or a decision. */
export async function anyWaits(store: SqlRunner): Promise<boolean> {
  const waits = WAITING_INQUIRIES.map(({ waits: condition }) => condition).join(' or ')
  return (await store.query(`select from inquiry t where ${waits} limit 1`)).length > 0
}

/** Unanswered inquiries from the public; interest in something waits for that thing, not for a decision. */
export const WAITING_INQUIRIES: readonly WaitingSource[] = [
  source('inquiry', ['contact', 'partnership']),
  source('testimonial', ['testimonial']),
]
