import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { inWords } from '#domain/message/in-words.ts'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import type { ReviewState } from '#domain/review/review.ts'
import { shownAddress } from '#server/identity/claimed-address.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { heldReview, joinReview } from '#server/reviews/review-store.ts'
import type { DocumentFields } from './document-fields.ts'

/** A row of `document` with its review and the names of its owner. */
export interface StoredDocument extends DocumentFields {
  readonly id: number
  readonly public_id: string
  readonly owner: number | null
  readonly owner_name: string | null
  readonly owner_email: string | null
  /** Of its document. */
  readonly title: string
  /** Where the request to be public stands. */
  readonly state: ReviewState
  readonly declined_because: string
  /** It was shared by link before it was asked to be public: whoever has the link opens it still. */
  readonly keeps_link: boolean
  /** Those who decide took it down: it is shared by link no more until it was approved. */
  readonly taken_down: boolean
  /** False: the account is deactivated, and its documents are hidden with it. */
  readonly owner_is_active: boolean
  /** One more at every change of the document and of its review. */
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly deleted_at: Date | null
}

/** Who asks; null: nobody is signed in. */
export type Viewer = Account | null

type StoredRow = Omit<StoredDocument, 'document'> & { readonly content: unknown }

/** Documents that fulfil a condition on the row `t` and its review `r`, newest first; those in the bin are not among them. */
export function findDocuments(
  store: SqlRunner,
  condition: string,
  parameters: readonly SqlValue[],
): Promise<StoredDocument[]> {
  return documentsIn(store, 'live_document', condition, parameters)
}

/** What somebody deleted and may still bring back. */
export function findDeleted(store: SqlRunner, owner: number): Promise<StoredDocument[]> {
  return documentsIn(store, 'document', 't.owner = $1 and t.deleted_at is not null', [owner])
}

async function documentsIn(
  store: SqlRunner,
  table: 'live_document' | 'document',
  condition: string,
  parameters: readonly SqlValue[],
): Promise<StoredDocument[]> {
  const rows = await store.query<StoredRow>(
    `select t.*, r.state, r.reason as declined_because, r.version, r.updated_at,
       coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.display_username) as owner_name,
       a.email as owner_email, coalesce(a.is_active, true) as owner_is_active
     from ${table} t ${joinReview('document')} left join account a on a.id = t.owner
     where ${condition} order by t.created_at desc, t.id desc`,
    parameters,
  )
  return rows.map(({ content, owner_email, ...row }) => ({
    ...row,
    owner_email: owner_email === null ? null : shownAddress(owner_email),
    document: documentIn(content, `document ${row.id}`),
  }))
}

/** Throws `store-unavailable` for a document of a newer version: another server of this site runs it already. */
export function documentIn(content: unknown, name: string): Document {
  const read = readDocument(content)
  if (read.ok) return read.document
  const faults = Object.entries(inWords(read.errors, english)).map(
    ([field, sentences]) => `${field}: ${sentences.join(' ')}`,
  )
  const message = `The ${name} cannot be read. ${faults.join(' ')}`
  throw read.errors.schema ? new Problem('store-unavailable', message) : new Error(message)
}

/** Shortest number that is no id: the store's ids are smaller. */
const LARGEST_ID = 2_147_483_647

/** The same for what is not there and what is hidden, so that nobody tells them apart. */
const HIDDEN =
  'There is no such document, or it is not public. What was public and was changed can be read again once the change is approved.'

/**
 * The document of an id or a public id, for whoever asks: the one way in which every page, list, file and picture of a
 * document gets at it. Ownership is the owner's id and nothing else.
 * Throws `not-found` unless they may see it: the owner; everybody when it is public and approved; those who decide, when it
 * is public; whoever has its public id, which cannot be guessed, when it is shared by link, or was before it was asked to be
 * public, until it is approved. Of a deactivated account only those who decide see what is public.
 */
export async function documentFor(store: SqlRunner, viewer: Viewer, wanted: string): Promise<StoredDocument> {
  const isId = /^\d+$/.test(wanted) && Number(wanted) <= LARGEST_ID
  const [found] = await findDocuments(store, isId ? 't.id = $1::int' : 't.public_id = $1', [wanted])
  if (found && maySee(found, viewer, wanted)) return found
  throw new Problem('not-found', HIDDEN)
}

/** Whether somebody may see a document, by the id or public id that they have. */
export async function maySeeDocument(store: SqlRunner, viewer: Viewer, wanted: string): Promise<boolean> {
  try {
    await documentFor(store, viewer, wanted)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return false
    throw error
  }
}

/** Those of some documents that somebody may see by their id. */
export async function seenDocuments(
  store: SqlRunner,
  viewer: Viewer,
  ids: readonly number[],
): Promise<StoredDocument[]> {
  const found = await findDocuments(store, 't.id = any($1::int[])', [[...ids]])
  return found.filter((one) => maySee(one, viewer, String(one.id)))
}

/** The same for a change: only its owner, and with its review held, so that it stays as it is until the transaction ends. */
export async function heldOwnDocument(
  transaction: SqlRunner,
  wanted: string,
  owner: Account,
): Promise<StoredDocument> {
  const { id } = await documentFor(transaction, owner, wanted)
  await heldReview(transaction, 'document', id)
  const found = await documentFor(transaction, owner, String(id))
  if (found.owner === owner.id) return found
  throw new Problem('not-found', 'There is no such document of yours.')
}

/** Where a document is read: a dashboard and a report on their page, others as a page without scripts. */
export function pathOf({
  public_id,
  visibility,
  document,
}: Pick<StoredDocument, 'public_id' | 'visibility' | 'document'>): string {
  if (document.kind === 'report') return `/report/${public_id}`
  if (document.kind !== 'dashboard') return `/document/${public_id}.html`
  return `/custom/${visibility === 'public' ? 'public' : 'private'}/${public_id}`
}

/** Whether somebody decides on what others want to make public. */
export function decides(viewer: Viewer): boolean {
  return may(viewer, 'dashboards.review')
}

/** Documents that somebody finds in lists: their own, and public ones that were approved. */
export const IN_LISTS_OF =
  "(t.owner = $1 or (t.visibility = 'public' and r.state = 'approved' and a.is_active is not false))"

/** Requests of others that wait for a decision. */
export const WAITING = "t.visibility = 'public' and r.state = 'submitted' and t.owner is not null"

function maySee(
  { owner, owner_is_active, visibility, state, public_id, keeps_link }: StoredDocument,
  viewer: Viewer,
  wanted: string,
): boolean {
  if (viewer !== null && owner === viewer.id) return true
  if (!owner_is_active) return visibility === 'public' && decides(viewer)
  if ((visibility === 'link' || keeps_link) && wanted === public_id) return true
  return visibility === 'public' && (state === 'approved' || decides(viewer))
}
