import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { SECTIONS } from '#sections/sections.ts'
import type { SentView } from '#contract/activity/activity.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import { holdsEverywhere } from '#server/identity/capability-holders.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { joinReview } from '#server/reviews/review-store.ts'

/**
 * Keeps the view that a person looks at; false when they have turned that off. Within five seconds the last view counts, and
 * the same view again only moves its time. One that waited on a device gets its own time, once for each attempt. One at a time for each person.
 */
export async function recordView(transaction: SqlRunner, person: number, sent: SentView): Promise<boolean> {
  const [choice] = await transaction.query<{ off: boolean }>(
    `select coalesce(preferences ->> 'recordActivity', 'true') = 'false' as off
     from account where id = $1 for update`,
    [person],
  )
  if (!choice || choice.off) return false
  const dashboard = await dashboardOf(transaction, person, sent.dashboard)
  const period = parsePeriod(sent.year ?? '')
  const view: SqlValue[] = [
    dashboard,
    sectionOf(dashboard, sent.section ?? ''),
    sent.indicator ?? null,
    sent.datasource ?? null,
    sent.location ?? null,
    period === null ? '' : isoPeriod(period),
  ]
  const { attempt = null, age = 0 } = sent
  if (attempt === null && (await replaceLast(transaction, person, view))) return true
  await transaction.query(
    `insert into user_interaction
       (user_id, dashboard, section, indicator, datasource, location, period, client_key, viewed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text, now() - make_interval(secs => $9::float8))
     on conflict (user_id, client_key) where client_key is not null do nothing`,
    [person, ...view, attempt, attempt === null ? 0 : age],
  )
  return true
}

/** A row that is replaced keeps its time, so that somebody who never rests still leaves a row every five seconds. */
async function replaceLast(
  transaction: SqlRunner,
  person: number,
  view: readonly SqlValue[],
): Promise<boolean> {
  const replaced = await transaction.query<{ id: number }>(
    `with last as (
       select id, viewed_at > now() - interval '5 seconds' as is_recent,
         (dashboard, section, indicator, datasource, location, period)
           is not distinct from ($2::text, $3::text, $4::int, $5::int, $6::int, $7::text) as is_same
       from user_interaction where user_id = $1 order by viewed_at desc, id desc limit 1
     )
     update user_interaction t
     set dashboard = $2, section = $3, indicator = $4, datasource = $5, location = $6, period = $7,
       viewed_at = case when last.is_same then now() else t.viewed_at end
     from last where t.id = last.id and (last.is_recent or last.is_same)
     returning t.id`,
    [person, ...view],
  )
  return replaced.length > 0
}

/** The name in addresses, from a name, an id, or the public id or title of a custom dashboard, if the person may see it. */
async function dashboardOf(transaction: SqlRunner, person: number, wanted: string): Promise<string> {
  const publishes = holdsEverywhere('dashboards.publish', 3)
  const reviews = holdsEverywhere('dashboards.review', 5)
  const [found] = await transaction.query<{ name: string }>(
    `select name from (
       select name, 1 as place from every_dashboard
       where (name = $1 or id::text = $1)
         and (not is_private or exists (select from account t where t.id = $2 and ${publishes.sql}))
       union all
       select t.public_id, 2 from live_document t ${joinReview('document')}
       where (t.public_id = $1 or t.title = $1) and (t.owner = $2 or (t.visibility = 'public' and ((r.state = 'approved'
         and not exists (select from account o where o.id = t.owner and not o.is_active))
         or exists (select from account t where t.id = $2 and ${reviews.sql}))))
     ) candidate order by place limit 1`,
    [wanted, person, ...publishes.parameters, ...reviews.parameters],
  )
  if (found) return found.name
  throw new Problem('invalid-input', 'There is no such dashboard.', {
    dashboard: ['Give the name of a dashboard, or its id.'],
  })
}

/** The slug, from a slug or from a position counted from 1 as earlier clients send it; empty when it is neither. */
function sectionOf(dashboard: string, wanted: string): string {
  const slug = /^\d+$/.test(wanted) ? DASHBOARD_SECTIONS[dashboard]?.[Number(wanted) - 1] : wanted
  return SECTIONS.find((section) => section.slug === slug)?.slug ?? ''
}
