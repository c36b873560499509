import { Problem } from '#domain/problem.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Database, SqlRunner } from '#server/platform/database/database.ts'
import type { Author } from './save-dashboard.ts'
import { heldDashboard, refuseOtherVersion, type StoredDashboard } from './stored-dashboard.ts'

interface Decision {
  readonly state: 'approved' | 'declined'
  /** Empty for an approval. */
  readonly reason: string
  /** The version that was looked at: what changed meanwhile is looked at again. */
  readonly version: number
}

/**
 * Approves or declines a public dashboard of somebody else, tells the owner and writes it down, all or nothing. Gives the id.
 * Throws `not-allowed` for one's own, `not-found` for private ones, `changed-meanwhile` for another version.
 */
export async function decideDashboard(
  database: Database,
  author: Author,
  wanted: string,
  decision: Decision,
): Promise<number> {
  const outcome = await database.transaction(async (transaction) => {
    const stored = await heldDashboard(transaction, wanted, author.account)
    if (stored.owner === author.account.id) {
      await refuseOwn(transaction, author, stored)
      return null
    }
    if (stored.is_private) throw new Problem('not-found', 'This dashboard is not public.')
    refuseOtherVersion(stored, decision.version)
    if (stored.state !== decision.state) await decide(transaction, author, stored, decision)
    return stored.id
  })
  if (outcome !== null) return outcome
  throw new Problem('not-allowed', 'You cannot decide on a dashboard of your own. Somebody else has to.')
}

async function decide(
  transaction: SqlRunner,
  { account, address }: Author,
  stored: StoredDashboard,
  { state, reason }: Decision,
): Promise<void> {
  await transaction.query(
    `update custom_dashboard set state = $2, declined_because = $3, decided_by = $4, decided_at = now(),
       version = version + 1, updated_at = now() where id = $1`,
    [stored.id, state, reason, account.id],
  )
  await writeAudit(transaction, {
    actor: account,
    action: `dashboard.${state}`,
    subject: `custom dashboard ${stored.id}`,
    before: { title: stored.title, state: stored.state },
    after: { title: stored.title, state, ...(reason && { reason }) },
    address,
  })
  if (stored.owner === null) return
  const isApproved = state === 'approved'
  await notify(transaction, {
    to: stored.owner,
    kind: 'dashboard-decision',
    title: `Your dashboard “${stored.title}” was ${isApproved ? 'approved' : 'not approved'}`,
    text: isApproved ? 'It is public now.' : `Reason: ${reason}`,
    link: isApproved ? `/custom/public/${stored.public_id}` : '/account#/savedDashboards',
  })
}

/** The attempt is kept in the audit log, so the transaction has to be kept too. */
async function refuseOwn(
  transaction: SqlRunner,
  { account, address }: Author,
  { id }: StoredDashboard,
): Promise<void> {
  await writeAudit(transaction, {
    actor: account,
    action: 'access.refused',
    subject: `own custom dashboard ${id}`,
    address,
  })
}
