import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import type { Account } from '#domain/account/account.ts'
import { includesRole } from '#domain/account/role.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'

/** A row of `custom_dashboard` with the names of its owner. */
export interface StoredDashboard {
  readonly id: number
  readonly public_id: string
  readonly owner: number | null
  readonly owner_name: string | null
  readonly owner_email: string | null
  readonly title: string
  readonly description: string
  readonly category: string
  readonly reason: string
  readonly organization: string
  readonly config: string
  readonly embedded_url: string | null
  readonly embedded_url_title: string | null
  readonly embedded_iframe: string | null
  readonly embedded_iframe_title: string | null
  readonly embedded_dashboard_description: string | null
  readonly is_private: boolean
  readonly state: 'pending' | 'approved' | 'declined'
  readonly declined_because: string
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
}

/** Who asks; null: nobody is signed in. */
export type Viewer = Account | null

const SELECT = `select t.*, a.display_username as owner_name, a.email as owner_email
  from custom_dashboard t left join account a on a.id = t.owner`

/** Dashboards that fulfil a condition, newest first. */
export async function findDashboards(
  store: SqlRunner,
  condition: string,
  parameters: readonly SqlValue[],
): Promise<StoredDashboard[]> {
  return store.query<StoredDashboard>(
    `${SELECT} where ${condition} order by t.created_at desc, t.id desc`,
    parameters,
  )
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

/** The same for a change: only its owner, and with the row held until the transaction ends. */
export async function heldOwnDashboard(
  transaction: SqlRunner,
  wanted: string,
  owner: Account,
): Promise<StoredDashboard> {
  const found = await heldDashboard(transaction, wanted, owner)
  if (found.owner === owner.id) return found
  throw new Problem('not-found', 'There is no such dashboard of yours.')
}

/** The dashboard as it is once nobody else can change it before the transaction ends. */
export async function heldDashboard(
  transaction: SqlRunner,
  wanted: string,
  viewer: Viewer,
): Promise<StoredDashboard> {
  const { id } = await seenDashboard(transaction, wanted, viewer)
  await transaction.query('select id from custom_dashboard where id = $1 for update', [id])
  return seenDashboard(transaction, String(id), viewer)
}

/** Whether somebody decides on dashboards that others want to make public. */
export function decides(viewer: Viewer): boolean {
  return viewer !== null && includesRole(viewer.role, 'moderator')
}

function maySee({ owner, is_private, state }: StoredDashboard, viewer: Viewer): boolean {
  if (viewer !== null && owner === viewer.id) return true
  return !is_private && (state === 'approved' || decides(viewer))
}

/** Throws `changed-meanwhile` when somebody changed the dashboard after the caller had read it. */
export function refuseOtherVersion({ version }: StoredDashboard, read: number | undefined): void {
  if (read === undefined || read === version) return
  throw new Problem(
    'changed-meanwhile',
    'This dashboard was changed meanwhile, in another window or by somebody else. Load it again and repeat your change.',
  )
}

/** The dashboard on the wire. Its owner's e-mail address is for the owner and for those who decide. */
export function wireDashboard(stored: StoredDashboard, viewer: Viewer, origin: string): CustomDashboardRow {
  const { is_private, state } = stored
  const isOwn = viewer !== null && stored.owner === viewer.id
  const isConfirmed = !is_private && state === 'approved'
  return {
    id: stored.id,
    public_id: stored.public_id,
    name: stored.owner_name ?? '',
    email: isOwn || decides(viewer) ? stored.owner_email : null,
    name_of_dashboard: stored.title,
    description: stored.description,
    category: stored.category,
    reason: stored.reason,
    organization: stored.organization,
    config: stored.config,
    link: `${origin}/custom/${is_private ? 'private' : 'public'}/${stored.public_id}`,
    embedded_url: stored.embedded_url,
    embedded_url_title: stored.embedded_url_title,
    embedded_iframe: stored.embedded_iframe,
    embedded_iframe_title: stored.embedded_iframe_title,
    embedded_dashboard_description: stored.embedded_dashboard_description,
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
