import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { readEarlierConfig } from '#contract/custom-dashboards/earlier-config.ts'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import { inOrder, isSiteDashboard } from './in-order.ts'

/** A row of Dashboard Management: a dashboard for everybody, or one of one's own. */
export interface ManagedDashboard {
  readonly id: string
  readonly title: string
  readonly address: string
  /** What is said beside the title; empty for nothing. */
  readonly mark: string
  readonly category: string
  readonly source: number | null
  readonly indicator: number | null
  readonly created: string | null
  readonly updated: string | null
  /** Where it is changed; null for those that come with the product. */
  readonly edit: string | null
  /** Set for those that administrators made, which are deleted here. */
  readonly site: DashboardRow | null
}

/** Built-in dashboards, those that administrators made, then one's own saved ones, newest last. */
export function managedDashboards(
  rows: readonly DashboardRow[],
  custom: readonly CustomDashboardRow[],
): readonly ManagedDashboard[] {
  const own = custom.filter(({ is_own }) => is_own).toSorted((a, b) => a.id - b.id)
  return [...inOrder(rows).map(forEverybody), ...own.map(saved)]
}

function forEverybody(row: DashboardRow): ManagedDashboard {
  const site = isSiteDashboard(row) ? row : null
  return {
    id: String(row.id),
    title: row.title,
    address: `/dashboard/${encodeURIComponent(row.name)}`,
    mark: row.is_private ? 'Draft' : '',
    category: row.category,
    source: row.initialDataSource,
    indicator: row.initialIndicator,
    created: row.created_at,
    updated: row.updated_at,
    edit: site && `/admin#/dashboard?edit=${row.id}`,
    site,
  }
}

function saved(row: CustomDashboardRow): ManagedDashboard {
  const shown = readEarlierConfig(row.config)
  return {
    id: row.public_id,
    title: row.name_of_dashboard,
    address: row.link,
    mark: row.is_private ? 'Yours, private' : 'Yours, public',
    category: row.category,
    source: shown?.sources[0] ?? null,
    indicator: shown?.indicators[0] ?? null,
    created: row.created,
    updated: row.updated,
    edit: `/my-dashboard/details?edit=${row.public_id}`,
    site: null,
  }
}
