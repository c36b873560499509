import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { INQUIRY_STATES, isStateOf, STATE_WHEN_ANSWERED } from '#domain/inquiry/inquiry.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { closeGathered } from '#server/notify/close-requests.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { NEXT_VERSION, refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import { INQUIRY_COLUMNS, inquiryRowOf, type StoredInquiry } from './inquiry-table.ts'
import { anyWaits } from './waiting-inquiries.ts'

interface Decision {
  readonly state: string
  readonly answer: string
  /** Its answer goes out as a letter. */
  readonly letter: boolean
  readonly updated_at: string
}

/**
 * Moves an inquiry on and keeps its answer. One whose answer is sent while it is as it came in is answered with that.
 * Throws `not-found`, `changed-meanwhile`, and `invalid-input` for a state that its kind does not have or a letter without words.
 */
export function decideInquiry(
  database: Database,
  id: number,
  { state: wanted, answer, letter, updated_at: seen }: Decision,
  { actor, address }: Change,
): Promise<InquiryRow> {
  return database.transaction(async (transaction) => {
    const before = refuseOlderVersion(await lockInquiry(transaction, id), seen)
    const isAsItCame = wanted === INQUIRY_STATES[before.kind][0]
    const state = letter && isAsItCame ? STATE_WHEN_ANSWERED[before.kind] : wanted
    if (letter && answer === '') {
      const sentence = 'Write the answer first, or save without an e-mail.'
      throw new Problem('invalid-input', sentence, { answer: [sentence] })
    }
    if (!isStateOf(before.kind, state)) {
      const sentence = 'Things of this kind are never in that state.'
      throw new Problem('invalid-input', sentence, { state: [sentence] })
    }
    const [stored = before] = await transaction.query<StoredInquiry>(
      `update inquiry t set state = $1, answer = $2, updated_at = ${NEXT_VERSION},
         answered_at = case when $4 then now() else answered_at end,
         answered_by = case when $4 then $5::int else answered_by end, decided_by = $5::int, decided_at = now()
       where id = $3 returning ${INQUIRY_COLUMNS}`,
      [state, answer, id, letter, actor.id],
    )
    if (!(await anyWaits(transaction))) await closeGathered(transaction, 'inquiry')
    await writeAudit(transaction, {
      actor,
      action: 'inquiry.decided',
      subject: `inquiry ${id}`,
      before: { state: before.state },
      after: { state, answered: letter },
      address,
    })
    return inquiryRowOf(stored)
  })
}

/** Deletes an inquiry; `change` null: its writer does. Throws `not-found`. */
export function deleteInquiry(database: Database, id: number, change: Change | null): Promise<void> {
  return database.transaction(async (transaction) => {
    const gone = await transaction.query('delete from inquiry where id = $1 returning id', [id])
    if (gone.length === 0) throw new Problem('not-found', 'It is not there any more.')
    await writeAudit(transaction, {
      actor: change?.actor ?? null,
      action: change ? 'inquiry.deleted' : 'inquiry.withdrawn',
      subject: `inquiry ${id}`,
      ...(change && { address: change.address }),
    })
  })
}

async function lockInquiry(transaction: Transaction, id: number): Promise<StoredInquiry | undefined> {
  const [row] = await transaction.query<StoredInquiry>(
    `select ${INQUIRY_COLUMNS} from inquiry t where id = $1 for update`,
    [id],
  )
  return row
}
