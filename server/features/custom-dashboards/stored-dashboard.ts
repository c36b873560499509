import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import type { Document } from '#domain/document/document.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { Problem } from '#domain/problem.ts'
import type { ReviewState } from '#domain/review/review.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'
import { heldReview, joinReview } from '#server/reviews/review-store.ts'
import { fieldsOf, type StoredFields } from './dashboard-fields.ts'

/** A row of `custom_dashboard` with its review and the names of its owner. */
export interface StoredDashboard extends StoredFields {
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
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
}

/** Who asks; null: nobody is signed in. */
export type Viewer = Account | null

const SELECT = `select t.*, r.state, r.reason as declined_because, r.version, r.updated_at,
    a.display_username as owner_name, a.email as owner_email
  from custom_dashboard t ${joinReview('custom-dashboard')} left join account a on a.id = t.owner`

/** Dashboards that fulfil a condition, newest first. */
export async function findDashboards(
  store: SqlRunner,
  condition: string,
  parameters: readonly SqlValue[],
): Promise<StoredDashboard[]> {
  const rows = await store.query<StoredRow>(
    `${SELECT} where ${condition} order by t.created_at desc, t.id desc`,
    parameters,
  )
  return rows.map((row) => ({ ...row, document: documentOfRow(row) }))
}

type StoredRow = Omit<StoredDashboard, 'document'> & { readonly document: unknown }

/** Throws `store-unavailable` for a document of a newer version: another server of this site runs it already. */
function documentOfRow({ id, document }: StoredRow): Document {
  const read = readDocument(document)
  if (read.ok) return read.document
  const faults = Object.entries(read.errors).map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)
  const message = `The document of the custom dashboard ${id} cannot be read. ${faults.join(' ')}`
  throw read.errors.schema ? new Problem('store-unavailable', message) : new Error(message)
}

/** Shortest number that is no id: the store's ids are smaller. */
const LARGEST_ID = 2_147_483_647

/**
 * One dashboard by its id or public id. Ownership is the owner's id and nothing else.
 * Throws `not-found` unless the person may see it: the owner; everybody when it is public and approved; those who decide,
 * when it is public.
 */
export async function seenDashboard(
  store: SqlRunner,
  wanted: string,
  viewer: Viewer,
): Promise<StoredDashboard> {
  const isId = /^\d+$/.test(wanted) && Number(wanted) <= LARGEST_ID
  const [found] = await findDashboards(store, isId ? 't.id = $1::int' : 't.public_id = $1', [wanted])
  if (found && maySee(found, viewer)) return found
  throw new Problem('not-found', 'There is no such dashboard, or it is not public.')
}

/** The same for a change: only its owner, and with its review held, so that it stays as it is until the transaction ends. */
export async function heldOwnDashboard(
  transaction: SqlRunner,
  wanted: string,
  owner: Account,
): Promise<StoredDashboard> {
  const { id } = await seenDashboard(transaction, wanted, owner)
  await heldReview(transaction, 'custom-dashboard', id)
  const found = await seenDashboard(transaction, String(id), owner)
  if (found.owner === owner.id) return found
  throw new Problem('not-found', 'There is no such dashboard of yours.')
}

/** Whether somebody decides on dashboards that others want to make public. */
export function decides(viewer: Viewer): boolean {
  return may(viewer, 'dashboards.review')
}

function maySee({ owner, is_private, state }: StoredDashboard, viewer: Viewer): boolean {
  if (viewer !== null && owner === viewer.id) return true
  return !is_private && (state === 'approved' || decides(viewer))
}

/** The dashboard on the wire. Its owner's e-mail address is for the owner and for those who decide. */
export function wireDashboard(stored: StoredDashboard, viewer: Viewer, origin: string): CustomDashboardRow {
  const { is_private, state } = stored
  const isOwn = viewer !== null && stored.owner === viewer.id
  const isConfirmed = !is_private && state === 'approved'
  const fields = fieldsOf(stored)
  return {
    id: stored.id,
    public_id: stored.public_id,
    name: stored.owner_name ?? '',
    email: isOwn || decides(viewer) ? stored.owner_email : null,
    name_of_dashboard: fields.name_of_dashboard,
    description: fields.description,
    category: fields.category,
    reason: fields.reason,
    organization: fields.organization,
    config: fields.config,
    link: `${origin}/custom/${is_private ? 'private' : 'public'}/${stored.public_id}`,
    embedded_url: fields.embedded_url,
    embedded_url_title: fields.embedded_url_title,
    embedded_iframe: fields.embedded_iframe,
    embedded_iframe_title: fields.embedded_iframe_title,
    embedded_dashboard_description: fields.embedded_dashboard_description,
    is_private,
    is_confirmed: isConfirmed,
    isConfirmed,
    disapproved: !is_private && state === 'declined',
    declined_because: stored.declined_because,
    is_own: isOwn,
    version: stored.version,
    created: wireTime(stored.created_at),
    updated: wireTime(stored.updated_at),
  }
}
