import { FIRST_DASHBOARDS } from '#catalogue/dashboard-order.ts'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'

/** Whether administrators made it; the others come with the product and its data. */
export function isSiteDashboard({ user, id }: Pick<DashboardRow, 'user' | 'id'>): boolean {
  return user !== null || id > 10_000
}

/** Built-in dashboards with the five that are named first, then site dashboards, newest last. */
export function inOrder(rows: readonly DashboardRow[]): DashboardRow[] {
  const place = (row: DashboardRow) => {
    if (isSiteDashboard(row)) return FIRST_DASHBOARDS.length + 1
    return FIRST_DASHBOARDS.includes(row.name) ? FIRST_DASHBOARDS.indexOf(row.name) : FIRST_DASHBOARDS.length
  }
  return rows.toSorted((a, b) => place(a) - place(b) || a.id - b.id)
}
