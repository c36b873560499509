import { randomBytes } from 'node:crypto'
import type { DashboardChange, NewDashboard } from '#contract/custom-dashboards/custom-dashboard.ts'
import type { Account } from '#domain/account/account.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { announceRequest, changeReview } from '#server/reviews/change-review.ts'
import { openReview } from '#server/reviews/review-store.ts'
import { checkDocument } from './check-document.ts'
import { changed, columnsOf, fieldsOf, isSameDashboard, NO_FIELDS, storedFields } from './dashboard-fields.ts'
import { DASHBOARD_REVIEW, requestState } from './dashboard-review.ts'
import { findDashboards, heldOwnDashboard, type StoredDashboard } from './stored-dashboard.ts'

/** More than anybody needs, and few enough to be listed at once. */
const MOST_DASHBOARDS = 200

/**
 * Saves a new dashboard and gives its id. The same attempt sent twice makes one: an attempt is known by what the page calls
 * it, or else by being the same within ten seconds.
 */
export async function createDashboard(
  transaction: SqlRunner,
  author: Change,
  sent: NewDashboard,
): Promise<number> {
  const { actor: account } = author
  await transaction.query('select id from account where id = $1 for update', [account.id])
  const before = await sameAttempt(transaction, account.id, sent)
  if (before !== null) return before
  await refuseTooMany(transaction, account.id)
  const stored = storedFields(changed(NO_FIELDS, sent), EMPTY_DASHBOARD)
  await checkDocument(transaction, stored.document)
  if (!sent.is_private) refuseUnverified(account)
  const publicId = randomBytes(16).toString('base64url')
  const values = new Map([...columnsOf(stored), ['public_id', publicId], ['owner', account.id]])
  const places = [...values].map((_, index) => `$${index + 2}`).join(', ')
  const [made] = await transaction.query<{ id: number }>(
    `insert into custom_dashboard (client_key, ${[...values.keys()].join(', ')})
     values ($1, ${places}) returning id`,
    [sent.id ?? null, ...values.values()],
  )
  const id = made?.id ?? 0
  await openReview(transaction, 'custom-dashboard', id, account.id, sent.is_private ? 'draft' : 'submitted')
  if (!sent.is_private)
    await askForApproval(transaction, author, { id, publicId, title: sent.name_of_dashboard })
  return id
}

async function sameAttempt(
  transaction: SqlRunner,
  owner: number,
  sent: NewDashboard,
): Promise<number | null> {
  if (sent.id != null) {
    const [found] = await findDashboards(transaction, 't.owner = $1 and t.client_key = $2', [owner, sent.id])
    return found?.id ?? null
  }
  const recent = await findDashboards(
    transaction,
    "t.owner = $1 and t.title = $2 and t.is_private = $3 and t.created_at > now() - interval '10 seconds'",
    [owner, sent.name_of_dashboard, sent.is_private],
  )
  return recent.find((stored) => fieldsOf(stored).config === sent.config)?.id ?? null
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
  author: Change,
  wanted: string,
  change: DashboardChange,
): Promise<number> {
  const { actor: account } = author
  const stored = await heldOwnDashboard(transaction, wanted, account)
  if (change.version !== undefined && change.version !== stored.version) {
    throw new Problem(...DASHBOARD_REVIEW.refusals['other-version'])
  }
  const before = fieldsOf(stored)
  const after = changed(before, change)
  if (isSameDashboard(before, after)) return stored.id
  const next = storedFields(after, stored.document)
  if (change.config !== undefined) await checkDocument(transaction, next.document)
  const isPrivate = after.is_private
  if (!isPrivate) refuseUnverified(account)
  const values = columnsOf(next)
  const settings = [...values.keys()].map((column, index) => `${column} = $${index + 2}`).join(', ')
  await transaction.query(`update custom_dashboard set ${settings} where id = $1`, [
    stored.id,
    ...values.values(),
  ])
  await changeReview(transaction, DASHBOARD_REVIEW, stored.id, eventOf(stored.is_private, isPrivate))
  const title = after.name_of_dashboard
  if (!isPrivate) {
    await askForApproval(transaction, author, { id: stored.id, publicId: stored.public_id, title }, stored)
  }
  return stored.id
}

/** What a change means for the review: a public dashboard is asked for again, one that turns private is taken back. */
function eventOf(wasPrivate: boolean, isPrivate: boolean) {
  if (!isPrivate) return { kind: 'submit' } as const
  return wasPrivate ? ({ kind: 'revise' } as const) : ({ kind: 'withdraw', as: 'taken-back' } as const)
}

/** Deletes one's own dashboard. */
export async function deleteDashboard(
  transaction: SqlRunner,
  { actor: account, address }: Change,
  wanted: string,
): Promise<number> {
  const stored = await heldOwnDashboard(transaction, wanted, account)
  await transaction.query('delete from custom_dashboard where id = $1', [stored.id])
  if (!stored.is_private) {
    await writeAudit(transaction, {
      actor: account,
      action: 'dashboard.deleted',
      subject: `custom dashboard ${stored.id}`,
      before: { title: stored.title, state: requestState(stored) },
      address,
    })
  }
  return stored.id
}

/** Those who decide are told, if they want to be; who asked for what stays in the audit log. */
async function askForApproval(
  transaction: SqlRunner,
  { actor: account, address }: Change,
  { id, publicId, title }: { readonly id: number; readonly publicId: string; readonly title: string },
  before?: StoredDashboard,
): Promise<void> {
  const note = {
    action: 'dashboard.publication-asked',
    before: before
      ? { title: before.title, state: before.is_private ? 'private' : requestState(before) }
      : null,
    after: { title, state: 'pending' },
  }
  const message = {
    kind: 'dashboard-request',
    title: `Public dashboard to decide on: ${title}`,
    text: `${account.username} asks to make this dashboard public.`,
    link: `/custom/public/${publicId}`,
  } as const
  await announceRequest(transaction, DASHBOARD_REVIEW, id, note, message, { actor: account, address })
}

function refuseUnverified({ emailVerified }: Account): void {
  if (emailVerified) return
  const sentence =
    'Confirm your e-mail address before you ask to publish. A letter with a link was sent to it.'
  throw new Problem('invalid-input', sentence, { is_private: [sentence] })
}
