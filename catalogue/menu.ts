/** An entry of the menu of dashboards. One that leads to a dashboard is shown only when the release has it. */
export interface MenuEntry {
  /** As in the address: `/dashboard/{dashboard}`; null for a page with an address of its own. */
  readonly dashboard: string | null
  /** Where it leads when that is not the first page of the dashboard. */
  readonly address?: string
  readonly title: string
  /** One line below the title. */
  readonly description: string
}

/** A column of the menu. */
export interface MenuGroup {
  readonly title: string
  readonly entries: readonly MenuEntry[]
}

/** Sections of Advanced Analytics: slug, position in earlier addresses, title, and one line. */
const ADVANCED_SECTIONS = [
  ['correlation-analysis', 0, 'Correlation', 'Relationships between indicators'],
  ['descriptive-analysis', 1, 'Descriptive', 'Spread, extremes and trend of an indicator'],
  ['advanced-indicator-comparison', 2, 'Indicator Comparison', 'Indicators over years or states'],
  ['predictive-analysis', 3, 'Predictive', 'Projections, and how far to trust them'],
  ['multi-source-indicator-comparison', 4, 'Multi-Source', 'One indicator in several sources'],
  ['bubble-chart-analysis', 5, 'Bubble Chart', 'Three indicators at once, over the years'],
] as const

/** The heading of dashboards that were made since and have no category. */
/** The group with the analyses. */
export const ANALYTICS = 'Advanced Analytics'
export const OTHER_DASHBOARDS = 'Other Dashboards'

/** The dashboards by their subjects: the means of health care, its work, and its results. */
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
      {
        dashboard: null,
        address: '/state-health-facility',
        title: 'State Health Facilities',
        description: 'Public facilities of a state and its LGAs',
      },
      {
        dashboard: null,
        address: '/health-facilities-profile',
        title: 'Health Facilities Finder',
        description: 'Facilities by level of care and place',
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
      {
        dashboard: null,
        address: '/health-service-uptake',
        title: 'Health Service Uptake',
        description: 'How many people use services',
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
    title: ANALYTICS,
    entries: [
      ...ADVANCED_SECTIONS.map(([slug, index, title, description]) => ({
        dashboard: 'Advanced_Analytics',
        address: `/dashboard/Advanced_Analytics?section=${slug}&index=${index}`,
        title,
        description,
      })),
      {
        dashboard: 'Advanced_Analytics',
        address: '/advanced-triangulation-dashboard',
        title: 'Advanced Triangulation',
        description: 'How far sources agree and which figure to quote',
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
  {
    title: 'Thematic Dashboard',
    entries: [
      {
        dashboard: null,
        address: '/external-ndr1',
        title: 'NDR 1',
        description: 'HIV treatment',
      },
      {
        dashboard: null,
        address: '/external-ndr2',
        title: 'NDR 2',
        description: 'HIV by place and group',
      },
      {
        dashboard: null,
        address: '/external-ncdc',
        title: 'NCDC',
        description: 'Diseases reported week by week',
      },
      {
        dashboard: null,
        address: '/cemonc-dashboard',
        title: 'CEmONC',
        description: 'Emergency care at birth',
      },
      {
        dashboard: null,
        address: '/ndhs-tracker',
        title: 'NDHS Tracker',
        description: 'All rounds of the survey against each other',
      },
    ],
  },
  {
    title: OTHER_DASHBOARDS,
    entries: [
      {
        dashboard: null,
        address: '/custom',
        title: 'Create Your Dashboard',
        description: 'Your own figures and sections',
      },
      {
        dashboard: null,
        address: '/health-profiles',
        title: 'Health Profiles',
        description: 'Each state in seven program areas, on one page',
      },
      {
        dashboard: null,
        address: '/dashboard-landing-page',
        title: 'Indicator Preview',
        description: 'Key indicators of five areas',
      },
      {
        dashboard: null,
        address: '/ministers-dashboard',
        title: "Minister's Dashboard",
        description: 'Headlines, details and the quarter',
      },
      {
        dashboard: null,
        address: '/presidential-bond-scorecard',
        title: 'Presidential Bond Scorecard',
        description: 'What the sector is held to, by state',
      },
    ],
  },
]

/** The heading of the menu that a category means, whatever its case and spaces; a category that is none stays as it is. */
export function headingLike(category: string): string {
  const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const wanted = folded(category)
  return (
    [...MENU.map(({ title }) => title), OTHER_DASHBOARDS].find((title) => folded(title) === wanted) ??
    category
  )
}
