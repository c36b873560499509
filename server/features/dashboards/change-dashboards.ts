import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import type { DashboardText } from '#contract/dashboards/write-dashboard.ts'
import { Problem } from '#domain/problem.ts'
import { dashboardName } from '#domain/view/dashboard-name.ts'
import type { Change } from '#server/audit/change.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { NEXT_VERSION, refuseOlderVersion } from '#server/platform/listing/same-version.ts'
import {
  dashboardRowOf,
  sectionTitles,
  type StoredDashboard,
} from '#server/platform/reference/dashboard-table.ts'
import { checkedColumns } from './checked-columns.ts'

/** The columns that may be written, in the order of `checkedColumns`. */
const WRITTEN = `title, category, description, indicators, default_indicators, data_sources, initial_indicator,
  initial_datasource, initial_location, show_table_related_indicator, sections, is_private`
const VALUES = `$1, $2, $3, $4::smallint[], $5::smallint[], $6::smallint[], $7::smallint, $8::smallint, $9::smallint,
  $10::boolean, $11::text[], $12::boolean`

/** Makes a site dashboard. Throws `already-exists` when the name of its title is taken, and `invalid-input`. */
export function makeDashboard(
  database: Database,
  text: DashboardText,
  change: Change,
): Promise<DashboardRow> {
  return database.transaction(async (transaction) => {
    await transaction.script('lock table site_dashboard in share row exclusive mode')
    const values = await checkedColumns(transaction, text)
    const name = await freeName(transaction, text.title)
    const [made] = await transaction.query<{ id: number }>(
      `insert into site_dashboard (${WRITTEN}, name, owner) values (${VALUES}, $13, $14) returning id`,
      [...values, name, change.actor.id],
    )
    return audited(transaction, 'dashboard.created', made?.id ?? 0, change, null)
  })
}

/** Replaces a site dashboard. Throws `not-found`, `changed-meanwhile` and `invalid-input`. */
export function changeDashboard(
  database: Database,
  id: number,
  text: DashboardText,
  seen: string,
  change: Change,
): Promise<DashboardRow> {
  return database.transaction(async (transaction) => {
    await lockSite(transaction, id)
    const before = refuseOlderVersion(await readStored(transaction, id), seen)
    await transaction.query(
      `update site_dashboard set (${WRITTEN}) = (${VALUES}), updated_at = ${NEXT_VERSION} where id = $13`,
      [...(await checkedColumns(transaction, text)), id],
    )
    return audited(transaction, 'dashboard.changed', id, change, before)
  })
}

/** Deletes a site dashboard. Throws `not-found`, also for those that come with the product. */
export function removeDashboard(database: Database, id: number, change: Change): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockSite(transaction, id)
    const before = await readStored(transaction, id)
    await transaction.query('delete from site_dashboard where id = $1', [id])
    await writeAudit(transaction, {
      actor: change.actor,
      action: 'dashboard.deleted',
      subject: `dashboard ${id}`,
      before: before ? kept(before) : null,
      address: change.address,
    })
  })
}

/** The name that a title gives, unless another dashboard has it: also in other letters, which people could not tell apart. */
async function freeName(transaction: Transaction, title: string): Promise<string> {
  const name = dashboardName(title)
  if (name === '') {
    const sentence = 'Use letters or numbers in the title.'
    throw new Problem('invalid-input', sentence, { title: [sentence] })
  }
  const taken = await transaction.query(
    'select 1 from every_dashboard where lower(name) = lower($1) or lower(title) = lower($2)',
    [name, title],
  )
  if (taken.length === 0) return name
  const sentence = `There is a dashboard named ${title} already.`
  throw new Problem('already-exists', sentence, { title: [sentence] })
}

async function lockSite(transaction: Transaction, id: number): Promise<void> {
  const rows = await transaction.query(
    'select 1 from site_dashboard where id::bigint = $1::bigint for update',
    [id],
  )
  if (rows.length > 0) return
  throw new Problem('not-found', `There is no dashboard with the id ${id} that can be changed.`)
}

async function readStored(transaction: Transaction, id: number): Promise<StoredDashboard | undefined> {
  const [row] = await transaction.query<StoredDashboard>('select * from every_dashboard where id = $1', [id])
  return row
}

/** Writes the audit row of the change, and gives the dashboard as it is now. */
async function audited(
  transaction: Transaction,
  action: string,
  id: number,
  { actor, address }: Change,
  before: StoredDashboard | null,
): Promise<DashboardRow> {
  const after = await readStored(transaction, id)
  if (!after) throw new Problem('unexpected', 'The dashboard was not kept.')
  await writeAudit(transaction, {
    actor,
    action,
    subject: `dashboard ${id}`,
    before: before && kept(before),
    after: kept(after),
    address,
  })
  return dashboardRowOf(after)
}

/** As the audit log has always named it: sections by title. */
function kept({ created_at, updated_at, waiting_for, ...rest }: StoredDashboard): object {
  return { ...rest, sections: sectionTitles(rest.sections) }
}
