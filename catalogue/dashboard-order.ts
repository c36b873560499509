/** Dashboards that the specification names first in the administration, in its order (specification of accounts §2). */
export const FIRST_DASHBOARDS: readonly string[] = [
  'Demographics',
  'Health_Facility',
  'Health_Service_Access',
  'Health_Outcomes_and_Service_Coverage',
  'Advanced_Analytics',
]
