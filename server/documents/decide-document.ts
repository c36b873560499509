import { changeOf } from '#server/audit/change.ts'
import { Problem } from '#domain/problem.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { Call } from '#server/platform/http/endpoint-route.ts'
import { decideReview, type Verdict } from '#server/reviews/decide-review.ts'
import { DOCUMENT_REVIEW } from './document-review.ts'
import { sentVersion } from './document-versions.ts'
import { documentFor } from './stored-document.ts'

type DecidingCall = Call<
  { readonly id: string },
  unknown,
  { readonly version: number; readonly compared_with?: number | undefined }
>

/** Approves or declines a document that somebody wants to make public. Throws `not-found`, `not-allowed` and `changed-meanwhile`. */
export async function decideDocument(
  database: Database,
  call: DecidingCall,
  verdict: Verdict,
): Promise<void> {
  const change = changeOf(call)
  const { id } = await documentFor(database, change.actor, call.path.id)
  const { version: seenVersion, compared_with } = call.body
  if (verdict.kind === 'approve')
    refuseUnseen(await sentVersion(database, id), { seenVersion, compared_with })
  const carryOut = async (transaction: Transaction) => {
    if (verdict.kind === 'approve') await openToEverybody(transaction, id)
    return {}
  }
  await decideReview(database, { review: DOCUMENT_REVIEW, id, verdict, seenVersion, change, carryOut })
}

/** From now on the address is everybody's: a link of before ends with it, so that a later change or refusal hides it from all. */
async function openToEverybody(transaction: Transaction, id: number): Promise<void> {
  await transaction.query('update document set keeps_link = false, taken_down = false where id = $1', [id])
}

/** What was changed since it was sent is approved by whoever has compared both, wherever the button stands. */
function refuseUnseen(
  sent: number | null,
  seen: { readonly seenVersion: number; readonly compared_with?: number | undefined },
): void {
  if (sent === null || seen.seenVersion <= sent || seen.compared_with === sent) return
  throw new Problem(
    'changed-meanwhile',
    'It was changed after it was sent. Compare both versions under “Waiting for you”, then approve it there.',
  )
}
