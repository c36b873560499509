/** An entry of the menu of dashboards. It is shown only when the release has the dashboard. */
export interface MenuEntry {
  /** As in the address: `/dashboard/{dashboard}`. */
  readonly dashboard: string
  readonly title: string
  /** One line below the title. */
  readonly description: string
}

/** A column of the menu. */
export interface MenuGroup {
  readonly title: string
  readonly entries: readonly MenuEntry[]
}

/** The dashboards by what they are about: what goes into health care, what it does, and what comes of it. */
export const MENU: readonly MenuGroup[] = [
  {
    title: 'Health Inputs',
    entries: [
      {
        dashboard: 'Health_Facility',
        title: 'Health Facilities',
        description: 'Public facilities by type and place',
      },
      {
        dashboard: 'Health_Financing',
        title: 'Health Financing',
        description: 'Spending by government, households and donors',
      },
      {
        dashboard: 'Health_Workforce',
        title: 'Health Workforce',
        description: 'Doctors, nurses and midwives for the population',
      },
    ],
  },
  {
    title: 'Health Outputs',
    entries: [
      {
        dashboard: 'Health_Service_Access',
        title: 'Service Access',
        description: 'Who can reach which service',
      },
    ],
  },
  {
    title: 'Health Outcomes',
    entries: [
      {
        dashboard: 'Health_Outcomes_and_Service_Coverage',
        title: 'Outcomes and Service Coverage',
        description: 'Survival, coverage, nutrition',
      },
      {
        dashboard: 'Quarterly_Performance_Assessment_Dashboard',
        title: 'Quarterly Performance',
        description: 'Services, quarter by quarter',
      },
      {
        dashboard: 'Disease_Surveillance',
        title: 'Disease Surveillance',
        description: 'Weekly reports, priority diseases',
      },
    ],
  },
  {
    title: 'Advanced Analytics',
    entries: [
      {
        dashboard: 'Advanced_Analytics',
        title: 'Advanced Analytics',
        description: 'Every indicator of every subject',
      },
    ],
  },
  {
    title: 'Population',
    entries: [
      {
        dashboard: 'Demographics',
        title: 'Demographics',
        description: 'Population, births, living conditions',
      },
      {
        dashboard: 'GIS_Mapping_Dashboard',
        title: 'GIS Mapping',
        description: 'Maps down to local government areas',
      },
    ],
  },
]

/** The dashboard that the product opens with. */
export const DEFAULT_DASHBOARD = 'Health_Outcomes_and_Service_Coverage'
