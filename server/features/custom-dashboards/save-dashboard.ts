import { randomBytes } from 'node:crypto'
import type { DashboardChange, NewDashboard } from '#contract/custom-dashboards/custom-dashboard.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notifications/notify.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { checkConfig } from './check-config.ts'
import { heldOwnDashboard, refuseOtherVersion, type StoredDashboard } from './stored-dashboard.ts'

/** More than anybody needs, and few enough to be listed at once. */
const MOST_DASHBOARDS = 200

/** Fields on the wire and their columns: what a person may set, and nothing else. */
const COLUMNS = {
  name_of_dashboard: 'title',
  description: 'description',
  category: 'category',
  reason: 'reason',
  organization: 'organization',
  config: 'config',
  is_private: 'is_private',
  embedded_url: 'embedded_url',
  embedded_url_title: 'embedded_url_title',
  embedded_iframe: 'embedded_iframe',
  embedded_iframe_title: 'embedded_iframe_title',
  embedded_dashboard_description: 'embedded_dashboard_description',
} as const

type Field = keyof typeof COLUMNS
const FIELDS = Object.keys(COLUMNS) as Field[]

/** A call and where it came from, for the audit log. */
export interface Author {
  readonly account: Account
  readonly address: string
}

/**
 * Saves a new dashboard and gives its id. The same attempt sent twice makes one: an attempt is known by what the page calls
 * it, or else by being the same within ten seconds.
 */
export async function createDashboard(
  transaction: SqlRunner,
  author: Author,
  sent: NewDashboard,
): Promise<number> {
  const { account } = author
  await transaction.query('select id from account where id = $1 for update', [account.id])
  const before = await sameAttempt(transaction, account.id, sent)
  if (before !== null) return before
  await refuseTooMany(transaction, account.id)
  await checkConfig(transaction, sent.config)
  if (!sent.is_private) refuseUnverified(account)
  const values = FIELDS.map((field) => sent[field] ?? null)
  const places = FIELDS.map((_, index) => `$${index + 4}`).join(', ')
  const publicId = randomBytes(16).toString('base64url')
  const [made] = await transaction.query<{ id: number }>(
    `insert into custom_dashboard (public_id, owner, client_key, ${FIELDS.map((field) => COLUMNS[field]).join(', ')})
     values ($1, $2, $3, ${places}) returning id`,
    [publicId, account.id, sent.id ?? null, ...values],
  )
  const id = made?.id ?? 0
  if (!sent.is_private)
    await askForApproval(transaction, author, { id, publicId, title: sent.name_of_dashboard })
  return id
}

async function sameAttempt(
  transaction: SqlRunner,
  owner: number,
  sent: NewDashboard,
): Promise<number | null> {
  const [found] = await transaction.query<{ id: number }>(
    `select id from custom_dashboard where owner = $1 and (
       ($2::text is not null and client_key = $2)
       or ($2::text is null and title = $3 and config = $4 and is_private = $5
         and created_at > now() - interval '10 seconds'))
     limit 1`,
    [owner, sent.id ?? null, sent.name_of_dashboard, sent.config, sent.is_private],
  )
  return found?.id ?? null
}

async function refuseTooMany(transaction: SqlRunner, owner: number): Promise<void> {
  const [row] = await transaction.query<{ count: number }>(
    'select count(*) as count from custom_dashboard where owner = $1',
    [owner],
  )
  if ((row?.count ?? 0) < MOST_DASHBOARDS) return
  throw new Problem('invalid-input', `You have ${MOST_DASHBOARDS} dashboards. Delete one to make another.`)
}

/**
 * Changes fields of one's own dashboard. A public one that changes in any way waits for approval again, whatever was decided
 * before. Throws `not-found` for those of others and `changed-meanwhile` for another version.
 */
export async function changeDashboard(
  transaction: SqlRunner,
  author: Author,
  wanted: string,
  change: DashboardChange,
): Promise<number> {
  const { account } = author
  const stored = await heldOwnDashboard(transaction, wanted, account)
  refuseOtherVersion(stored, change.version)
  const next = changedValues(stored, change)
  if (next.size === 0) return stored.id
  if (change.config !== undefined) await checkConfig(transaction, change.config)
  const isPrivate = change.is_private ?? stored.is_private
  if (!isPrivate) refuseUnverified(account)
  const settings = [...next.keys()].map((field, index) => `${COLUMNS[field]} = $${index + 2}`).join(', ')
  await transaction.query(
    `update custom_dashboard set ${settings}, state = 'pending', declined_because = '', decided_by = null,
       decided_at = null, version = version + 1, updated_at = now() where id = $1`,
    [stored.id, ...next.values()],
  )
  const title = change.name_of_dashboard ?? stored.title
  if (!isPrivate) {
    await askForApproval(transaction, author, { id: stored.id, publicId: stored.public_id, title }, stored)
  }
  return stored.id
}

function changedValues(stored: StoredDashboard, change: DashboardChange): Map<Field, SqlValue> {
  const changed = new Map<Field, SqlValue>()
  for (const field of FIELDS) {
    const value = change[field]
    if (value !== undefined && value !== stored[COLUMNS[field]]) changed.set(field, value)
  }
  return changed
}

/** Deletes one's own dashboard. */
export async function deleteDashboard(
  transaction: SqlRunner,
  { account, address }: Author,
  wanted: string,
): Promise<number> {
  const stored = await heldOwnDashboard(transaction, wanted, account)
  await transaction.query('delete from custom_dashboard where id = $1', [stored.id])
  if (!stored.is_private) {
    await writeAudit(transaction, {
      actor: account,
      action: 'dashboard.deleted',
      subject: `custom dashboard ${stored.id}`,
      before: { title: stored.title, state: stored.state },
      address,
    })
  }
  return stored.id
}

/** Those who decide are told, if they want to be; who asked for what stays in the audit log. */
async function askForApproval(
  transaction: SqlRunner,
  { account, address }: Author,
  { id, publicId, title }: { readonly id: number; readonly publicId: string; readonly title: string },
  before?: StoredDashboard,
): Promise<void> {
  await writeAudit(transaction, {
    actor: account,
    action: 'dashboard.publication-asked',
    subject: `custom dashboard ${id}`,
    before: before ? { title: before.title, state: before.is_private ? 'private' : before.state } : null,
    after: { title, state: 'pending' },
    address,
  })
  await notify(transaction, {
    to: 'moderator',
    except: account.id,
    kind: 'dashboard-request',
    title: `Public dashboard to decide on: ${title}`,
    text: `${account.username} asks to make this dashboard public.`,
    link: `/custom/public/${publicId}`,
  })
}

function refuseUnverified({ emailVerified }: Account): void {
  if (emailVerified) return
  const sentence =
    'Confirm your e-mail address before you ask to publish. A letter with a link was sent to it.'
  throw new Problem('invalid-input', sentence, { is_private: [sentence] })
}
