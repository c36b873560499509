import type { DocumentConflict } from '#contract/documents/conflict.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'
import { DOCUMENT_REVIEW } from './document-review.ts'
import { documentAt, versionsOf } from './document-versions.ts'
import type { StoredDocument } from './stored-document.ts'

/**
 * The problem of somebody whose change was made from a version that is no longer the last. It carries what they need to put
 * both together (`conflict` of the contract): what they began with, what is saved now, and who saved it and when.
 */
export async function conflictWith(
  store: SqlRunner,
  stored: StoredDocument,
  version: number,
  { id }: Account,
): Promise<Problem> {
  const [code, sentence] = DOCUMENT_REVIEW.refusals['other-version']
  const [last] = await versionsOf(store, stored.id)
  const conflict: DocumentConflict = {
    version: stored.version,
    base: await documentAt(store, stored.id, version),
    saved: stored.document,
    by: last?.author_name ?? null,
    is_own: last?.author === id,
    at: wireTime(last?.written_at ?? stored.updated_at),
  }
  return new Problem(code, sentence, {}, null, { conflict })
}
