import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { addressOf } from '#web/documents/list/document-state.ts'
import { inOrder, isSiteDashboard } from './in-order.ts'
import { message, type Value } from '#domain/message/message.ts'

/** A row of Dashboard Management: a dashboard for everybody, or one of one's own. */
export interface ManagedDashboard {
  readonly id: string
  readonly title: string
  readonly address: string
  /** What is said beside the title; empty for nothing. */
  readonly mark: Value
  /** Everybody can open it: those are counted as active. */
  readonly isOpen: boolean
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

/** Built-in dashboards, those that administrators made, public ones of people, then one's own saved ones, newest last. */
export function managedDashboards(
  rows: readonly DashboardRow[],
  custom: readonly DocumentSummary[],
): readonly ManagedDashboard[] {
  const made = custom.toSorted((a, b) => (a.created ?? '').localeCompare(b.created ?? ''))
  const others = made.filter(({ is_own }) => !is_own)
  const own = made.filter(({ is_own }) => is_own)
  return [...inOrder(rows).map(forEverybody), ...others.map(saved), ...own.map(saved)]
}

function forEverybody(row: DashboardRow): ManagedDashboard {
  const site = isSiteDashboard(row) ? row : null
  return {
    id: String(row.id),
    title: row.title,
    address: `/dashboard/${encodeURIComponent(row.name)}`,
    mark: row.is_private ? message('dashboard-management.draft') : '',
    isOpen: !row.is_private,
    category: row.category,
    source: row.initialDataSource,
    indicator: row.initialIndicator,
    created: row.created_at,
    updated: row.updated_at,
    edit: site && `/admin#/dashboard?edit=${row.id}`,
    site,
  }
}

function saved(row: DocumentSummary): ManagedDashboard {
  return {
    id: row.id,
    title: row.title,
    address: addressOf(row),
    mark: markOf(row),
    isOpen: row.visibility === 'public' && row.state === 'approved',
    category: row.category,
    source: row.source,
    indicator: row.indicator,
    created: row.created,
    updated: row.updated,
    edit: row.is_own ? `/my-dashboard/details?edit=${row.id}` : null,
    site: null,
  }
}

function markOf({ is_own, author, visibility, state }: DocumentSummary): Value {
  if (!is_own)
    return message('dashboard-management.public-by', {
      author: author || message('dashboard-management.no-account'),
    })
  if (visibility !== 'public') return message('dashboard-management.yours', { state: 'private' })
  return message('dashboard-management.yours', { state: state === 'approved' ? 'public' : 'asked' })
}
