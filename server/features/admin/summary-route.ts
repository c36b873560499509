import type { FastifyInstance } from 'fastify'
import { type AdminSummary, readAdminSummary } from '#contract/admin/summary.ts'
import { OPEN_STATES } from '#domain/inquiry/inquiry.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { joinReview } from '#server/reviews/review-store.ts'

/** How many plug-ins that wait are named; the others are counted. */
const NAMED = 5

/** The numbers on the first page of the administration, counted when they are asked for. */
export function serveSummary(app: FastifyInstance, database: Database): void {
  serve(app, readAdminSummary, async (call) => {
    const [users, dashboards, plugins, pending, unread, open] = await Promise.all([
      usersIn(database),
      dashboardsIn(database),
      pluginsIn(database),
      pendingPlugins(database),
      unreadOf(database, signedIn(call).id),
      openInquiries(database),
    ])
    return {
      ...users,
      ...dashboards,
      ...plugins,
      ...pending,
      open_inquiries: open,
      unread_notifications: unread,
    }
  })
}

interface Counted {
  readonly count: number
  readonly changed: Date | null
}

const countedOf = ({ count, changed }: Counted) => ({ count, updated_at: changed?.toISOString() ?? null })
const NONE: Counted = { count: 0, changed: null }

async function usersIn(database: Database) {
  const [row] = await database.query<Counted & { admins: number; moderators: number }>(
    `select count(*) filter (where is_active) as count, max(updated_at) as changed,
       count(*) filter (where is_active and role = 'admin') as admins,
       count(*) filter (where is_active and role = 'moderator') as moderators
     from account`,
  )
  return {
    active_users: countedOf(row ?? NONE),
    admin_profiles: row?.admins ?? 0,
    moderators: row?.moderators ?? 0,
  }
}

/**
 * Dashboards that everybody can open: what was published, what administrators made, and what people made and had approved.
 * Reports that wait are counted with what waits; they are no dashboards.
 */
async function dashboardsIn(database: Database) {
  const [row] = await database.query<Counted & { shared: number; pending: number }>(
    `select count(*) filter (where is_open) as count, max(updated_at) as changed,
       count(*) filter (where is_open and is_custom) as shared, count(*) filter (where waits) as pending
     from (
       select not is_private as is_open, false as is_custom, false as waits, updated_at from every_dashboard
       union all
       select t.visibility = 'public' and r.state = 'approved' and t.kind = 'dashboard', true,
         t.visibility = 'public' and r.state = 'submitted' and t.owner is not null, r.updated_at
       from live_document t ${joinReview('document')}
     ) d`,
  )
  return {
    active_dashboards: countedOf(row ?? NONE),
    public_dashboards: row?.shared ?? 0,
    pending_dashboards: row?.pending ?? 0,
  }
}

async function pluginsIn(database: Database) {
  const [row] = await database.query<Counted>(
    'select count(*) filter (where is_enabled) as count, max(updated_at) as changed from plugin',
  )
  return { plugins: countedOf(row ?? NONE) }
}

async function pendingPlugins(
  database: Database,
): Promise<Pick<AdminSummary, 'pending_plugins' | 'pending_plugin_count'>> {
  const rows = await database.query<{
    id: number
    name: string
    title: string
    created_at: Date
    total: number
  }>(
    `select t.id, t.name, t.title, t.created_at, count(*) over () as total
     from plugin_submission t ${joinReview('plugin')}
     where r.state = 'submitted' order by t.id limit ${NAMED}`,
  )
  return {
    pending_plugins: rows.map(({ id, name, title, created_at }) => ({
      id,
      name,
      title,
      created_at: created_at.toISOString(),
    })),
    pending_plugin_count: rows[0]?.total ?? 0,
  }
}

async function openInquiries(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) as count from inquiry where state = any($1::text[])',
    [[...OPEN_STATES]],
  )
  return row?.count ?? 0
}

async function unreadOf(database: Database, account: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) as count from notification where user_id = $1 and read_at is null',
    [account],
  )
  return row?.count ?? 0
}
