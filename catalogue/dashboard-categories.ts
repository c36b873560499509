/** Categories of the menu, as dashboards of people keep them; one of earlier times may have another. */
export const DASHBOARD_CATEGORIES: readonly string[] = [
  'Population',
  'Health Outcomes',
  'Health Inputs',
  'Health Outputs',
  'Other',
]
