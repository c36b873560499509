import { MENU } from '#catalogue/menu.ts'
import { type DashboardRow, dashboardRow } from '#contract/dashboards/dashboard.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { OFFERED_SECTIONS } from '#sections/find-section.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'

export interface StoredDashboard {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly category: string
  readonly description: string
  readonly indicators: readonly number[]
  readonly default_indicators: readonly number[]
  readonly data_sources: readonly number[]
  readonly initial_indicator: number | null
  readonly initial_datasource: number | null
  readonly initial_location: number
  readonly show_table_related_indicator: boolean
  /** Slugs; dashboards of a release name theirs by title. */
  readonly sections: readonly string[]
  readonly waiting_for: string
  readonly is_private: boolean
  readonly owner: number | null
  readonly created_at: Date
  readonly updated_at: Date
}

export function dashboardRowOf(stored: StoredDashboard): DashboardRow {
  return {
    id: stored.id,
    name: stored.name,
    title: stored.title,
    description: stored.description,
    category: stored.category || menuHeading(stored.name),
    indicators: [...stored.indicators],
    defaultIndicators: [...stored.default_indicators],
    dataSources: [...stored.data_sources],
    initialIndicator: stored.initial_indicator,
    initialDataSource: stored.initial_datasource,
    initialLocation: stored.initial_location,
    showTableRelatedIndicator: stored.show_table_related_indicator,
    sections: sectionTitles(stored.sections),
    waiting_for: stored.waiting_for,
    user: stored.owner,
    is_private: stored.is_private,
    ...wireTimes(stored),
  }
}

/** The names by which the earlier API calls sections. */
export function sectionTitles(names: readonly string[]): string[] {
  return names.map((name) => OFFERED_SECTIONS.find(({ slug }) => slug === name)?.name ?? name)
}

/** Dashboards that come with the product go by their heading in the menu. */
function menuHeading(name: string): string {
  const group = MENU.find(({ entries }) =>
    entries.some(({ dashboard, address }) => dashboard === name && address === undefined),
  )
  return (
    group?.title ??
    MENU.find(({ entries }) => entries.some(({ dashboard }) => dashboard === name))?.title ??
    ''
  )
}

/** Those that come with the product, and those that administrators made. */
export const DASHBOARDS: ListTable<StoredDashboard, DashboardRow> = {
  name: 'dashboards',
  wire: dashboardRow,
  columns: 't.*',
  from: 'every_dashboard t',
  toRow: dashboardRowOf,
}
