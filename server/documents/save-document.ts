import { message } from '#domain/message/message.ts'
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { closeRequests } from '#server/notify/close-requests.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { announceRequest, changeReview } from '#server/reviews/change-review.ts'
import { openReview } from '#server/reviews/review-store.ts'
import { refuseStrange } from './check-document.ts'
import { columnsOf, type DocumentFields, isSameDocument, type Visibility } from './document-fields.ts'
import { endLettersOfOthers } from './end-letters.ts'
import { notePictures } from './document-pictures.ts'
import { DOCUMENT_REVIEW, requestState } from './document-review.ts'
import { keepVersion } from './document-versions.ts'
import { findDocuments, heldOwnDocument, pathOf, type StoredDocument } from './stored-document.ts'
import { conflictWith } from './version-conflict.ts'

/** More than anybody needs, and few enough to be listed at once. */
const MOST_DOCUMENTS = 200

/** What somebody wants to keep as a new document. */
export interface NewDocument {
  readonly fields: DocumentFields
  /** What the page calls this attempt; null: it has no name for it. */
  readonly attempt: string | null
  /** Pictures of the document that this is a copy of; absent: it is none. */
  readonly copied?: readonly string[]
}

/**
 * Saves a new document and gives its id. The same attempt sent twice makes one: an attempt is known by what the page calls
 * it, or else by being the same within ten seconds.
 */
export async function addDocument(
  transaction: SqlRunner,
  author: Change,
  { fields, attempt, copied }: NewDocument,
): Promise<number> {
  const { actor: account } = author
  await holdAccount(transaction, account)
  const before = await sameAttempt(transaction, account.id, fields, attempt)
  if (before !== null) return before
  await refuseTooMany(transaction, account.id)
  await refuseStrange(transaction, fields.document)
  const isPublic = fields.visibility === 'public'
  refuseUnfinished(fields)
  if (isPublic) refuseUnverified(account)
  const publicId = randomBytes(16).toString('base64url')
  const values = new Map([...columnsOf(fields), ['public_id', publicId], ['owner', account.id]])
  const places = [...values].map((_, index) => `$${index + 2}`).join(', ')
  const [made] = await transaction.query<{ id: number }>(
    `insert into document (client_key, ${[...values.keys()].join(', ')})
     values ($1, ${places}) returning id`,
    [attempt, ...values.values()],
  )
  const id = made?.id ?? 0
  await openReview(transaction, 'document', id, account.id, isPublic ? 'submitted' : 'draft')
  await notePictures(transaction, id, account.id, fields.document, copied)
  await keepVersion(transaction, id, account.id)
  if (isPublic) await askForApproval(transaction, author, { id, publicId, fields })
  return id
}

/** What somebody makes at once is made one after the other. */
async function holdAccount(transaction: SqlRunner, { id }: Account): Promise<void> {
  await transaction.query('select id from account where id = $1 for update', [id])
}

async function sameAttempt(
  transaction: SqlRunner,
  owner: number,
  fields: DocumentFields,
  attempt: string | null,
): Promise<number | null> {
  if (attempt !== null) {
    const [found] = await findDocuments(transaction, 't.owner = $1 and t.client_key = $2', [owner, attempt])
    return found?.id ?? null
  }
  const recent = await findDocuments(
    transaction,
    "t.owner = $1 and t.title = $2 and t.visibility = $3 and t.created_at > now() - interval '10 seconds'",
    [owner, fields.document.title, fields.visibility],
  )
  const isSame = ({ document, earlier_config }: StoredDocument) =>
    isDeepStrictEqual([document, earlier_config], [fields.document, fields.earlier_config])
  return recent.find(isSame)?.id ?? null
}

async function refuseTooMany(transaction: SqlRunner, owner: number): Promise<void> {
  const [row] = await transaction.query<{ count: number }>(
    'select count(*) as count from live_document where owner = $1',
    [owner],
  )
  if ((row?.count ?? 0) < MOST_DOCUMENTS) return
  throw new Problem('invalid-input', `You have ${MOST_DOCUMENTS} documents. Delete one to make another.`)
}

/** A change of one's own document: what it is to be, and the version from which that was made. */
export interface DocumentChange {
  /** Absent: whatever it is by now. */
  readonly version?: number | undefined
  readonly fields: (before: StoredDocument) => DocumentFields
  /** The number of the version that comes back by this change. */
  readonly restored?: number
}

/**
 * Changes fields of one's own document. A public one that changes in any way waits for approval again, whatever was decided
 * before. Throws `not-found` for those of others and `changed-meanwhile` with both versions for another version.
 */
export async function reviseDocument(
  transaction: SqlRunner,
  author: Change,
  wanted: string,
  { version, fields, restored }: DocumentChange,
): Promise<number> {
  const { actor: account } = author
  const stored = await heldOwnDocument(transaction, wanted, account)
  const { id } = stored
  if (version !== undefined && version !== stored.version) {
    throw await conflictWith(transaction, stored, version, account)
  }
  const next = fields(stored)
  if (isSameDocument(stored, next)) return id
  const isPublic = next.visibility === 'public'
  refuseUnfinished(next)
  refuseTakenDown(stored, next)
  const isWritten = !isDeepStrictEqual(stored.document, next.document)
  if (isWritten) await refuseStrange(transaction, next.document)
  if (isPublic) refuseUnverified(account)
  if (isWritten) await notePictures(transaction, id, account.id, next.document)
  const keepsLink = isPublic && (stored.keeps_link || stored.visibility === 'link')
  const values = new Map([...columnsOf(next), ['keeps_link', keepsLink]])
  const settings = [...values.keys()].map((column, index) => `${column} = $${index + 2}`).join(', ')
  await transaction.query(`update document set ${settings} where id = $1`, [id, ...values.values()])
  if (next.visibility === 'private') await endLettersOfOthers(transaction, stored)
  await changeReview(transaction, DOCUMENT_REVIEW, id, eventOf(stored.visibility, next.visibility))
  if (isWritten) await keepVersion(transaction, id, account.id, restored)
  if (isPublic) {
    await askForApproval(transaction, author, { id, publicId: stored.public_id, fields: next }, stored)
  }
  return id
}

/** What a change means for the review: a public document is asked for again, one that is no longer public is taken back. */
function eventOf(before: Visibility, after: Visibility) {
  if (after === 'public') return { kind: 'submit' } as const
  return before === 'public'
    ? ({ kind: 'withdraw', as: 'taken-back' } as const)
    : ({ kind: 'revise' } as const)
}

/** Deletes one's own document: it is found nowhere any more, and can be brought back for a time. */
export async function removeDocument(
  transaction: SqlRunner,
  { actor: account, address }: Change,
  wanted: string,
): Promise<StoredDocument> {
  const stored = await heldOwnDocument(transaction, wanted, account)
  await transaction.query('update document set deleted_at = now(), client_key = null where id = $1', [
    stored.id,
  ])
  await transaction.query(
    `delete from document where id in (select id from document where owner = $1 and deleted_at is not null
       order by deleted_at desc, id desc offset ${MOST_DOCUMENTS})`,
    [account.id],
  )
  await closeRequests(transaction, { kind: 'document', id: stored.id })
  if (stored.visibility === 'public') {
    await writeAudit(transaction, {
      actor: account,
      action: `${stored.document.kind}.deleted`,
      subject: DOCUMENT_REVIEW.auditSubject(stored.id),
      before: { title: stored.title, state: requestState(stored) },
      address,
    })
  }
  return stored
}

/** Brings back what one deleted, as it was. Throws `not-found` for what is not in one's own bin. */
export async function bringBackDocument(
  transaction: SqlRunner,
  { actor: account }: Change,
  publicId: string,
): Promise<number> {
  await holdAccount(transaction, account)
  await refuseTooMany(transaction, account.id)
  const [row] = await transaction.query<{ id: number }>(
    `update document set deleted_at = null where public_id = $1 and owner = $2 and deleted_at is not null
     returning id`,
    [publicId, account.id],
  )
  if (row) return row.id
  throw new Problem('not-found', 'There is no such document among those that you deleted.')
}

/** Those who decide are told, if they want to be; who asked for what stays in the audit log. */
async function askForApproval(
  transaction: SqlRunner,
  { actor: account, address }: Change,
  {
    id,
    publicId,
    fields,
  }: { readonly id: number; readonly publicId: string; readonly fields: DocumentFields },
  before?: StoredDocument,
): Promise<void> {
  const { title, kind } = fields.document
  const note = {
    action: `${kind}.publication-asked`,
    before: before
      ? {
          title: before.title,
          state: before.visibility === 'public' ? requestState(before) : before.visibility,
        }
      : null,
    after: { title, state: 'pending' },
  }
  const request = {
    kind: 'dashboard-request',
    title: message('told.document-asked', { kind, title }),
    text: message('told.document-asked-text', { kind, name: account.username }),
    link: pathOf({ public_id: publicId, visibility: 'public', document: fields.document }),
  } as const
  await announceRequest(transaction, DOCUMENT_REVIEW, id, note, request, { actor: account, address })
}

/** Nobody else sees what is still being made. */
function refuseUnfinished({ step, visibility }: DocumentFields): void {
  if (step === null || visibility === 'private') return
  const sentence = 'Finish it first: what is still being made is private.'
  throw new Problem('invalid-input', sentence, { visibility: [sentence] })
}

/** What those who decide took down is not shared by link again without them. */
function refuseTakenDown({ taken_down }: StoredDocument, { visibility }: DocumentFields): void {
  if (!taken_down || visibility !== 'link') return
  const sentence =
    'This was taken down by those who decide. Ask to make it public; once it is approved it can be shared again.'
  throw new Problem('invalid-input', sentence, { visibility: [sentence] })
}

function refuseUnverified({ emailVerified }: Account): void {
  if (emailVerified) return
  const sentence =
    'Confirm your e-mail address before you ask to publish. An e-mail with a link was sent to it.'
  throw new Problem('invalid-input', sentence, { is_private: [sentence], visibility: [sentence] })
}
