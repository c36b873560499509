import type { DashboardRow } from '#contract/dashboards/dashboard.ts'

/** Those that the specification names, in its order (specification of accounts §2, Dashboard Management). */
const FIRST: readonly string[] = [
  'Demographics',
  'Health_Facility',
  'Health_Service_Access',
  'Health_Outcomes_and_Service_Coverage',
  'Advanced_Analytics',
]

/** Whether administrators made it; the others come with the product and its data. */
export function isMade({ user, id }: Pick<DashboardRow, 'user' | 'id'>): boolean {
  return user !== null || id > 10_000
}

/** Built-in dashboards with the five that are named first, then those that were made, newest last. */
export function inOrder(rows: readonly DashboardRow[]): DashboardRow[] {
  const place = (row: DashboardRow) => {
    if (isMade(row)) return FIRST.length + 1
    return FIRST.includes(row.name) ? FIRST.indexOf(row.name) : FIRST.length
  }
  return rows.toSorted((a, b) => place(a) - place(b) || a.id - b.id)
}
