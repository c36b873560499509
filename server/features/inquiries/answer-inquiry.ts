import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { isStateOf } from '#domain/inquiry/inquiry.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { NEXT_VERSION, refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import { INQUIRY_COLUMNS, inquiryRowOf, type StoredInquiry } from './inquiry-table.ts'

interface Decision {
  readonly state: string
  readonly answer: string
  readonly updated_at: string
}

/**
 * Moves an inquiry on. Gives it with whether its answer is a new one, which goes out as a letter.
 * Throws `not-found`, `changed-meanwhile`, and `invalid-input` for a state that its kind does not have.
 */
export function decideInquiry(
  database: Database,
  id: number,
  { state, answer, updated_at: seen }: Decision,
  { actor, address }: Change,
): Promise<{ readonly inquiry: InquiryRow; readonly isAnswered: boolean }> {
  return database.transaction(async (transaction) => {
    const before = refuseOlderVersion(await lockInquiry(transaction, id), seen)
    if (!isStateOf(before.kind, state)) {
      const sentence = 'Things of this kind are never in that state.'
      throw new Problem('invalid-input', sentence, { state: [sentence] })
    }
    const [stored = before] = await transaction.query<StoredInquiry>(
      `update inquiry set state = $1, answer = $2, updated_at = ${NEXT_VERSION} where id = $3
       returning ${INQUIRY_COLUMNS}`,
      [state, answer, id],
    )
    await writeAudit(transaction, {
      actor,
      action: 'inquiry.decided',
      subject: `inquiry ${id}`,
      before: { state: before.state },
      after: { state, answered: answer !== '' },
      address,
    })
    return { inquiry: inquiryRowOf(stored), isAnswered: answer !== '' && answer !== before.answer }
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
    `select ${INQUIRY_COLUMNS} from inquiry where id = $1 for update`,
    [id],
  )
  return row
}
