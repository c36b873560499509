import { changeOf } from '#server/audit/change.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Call } from '#server/platform/http/endpoint-route.ts'
import { decideReview, type Verdict } from '#server/reviews/decide-review.ts'
import { DOCUMENT_REVIEW } from './document-review.ts'
import { documentFor } from './stored-document.ts'

type DecidingCall = Call<{ readonly id: string }, unknown, { readonly version: number }>

/** Approves or declines a document that somebody wants to make public. Throws `not-found`, `not-allowed` and `changed-meanwhile`. */
export async function decideDocument(
  database: Database,
  call: DecidingCall,
  verdict: Verdict,
): Promise<void> {
  const change = changeOf(call)
  const { id } = await documentFor(database, change.actor, call.path.id)
  const seenVersion = call.body.version
  await decideReview(database, { review: DOCUMENT_REVIEW, id, verdict, seenVersion, change })
}
