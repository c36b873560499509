import { SUBJECTS } from './dashboard-subjects.ts'

/** A page of the product: which indicators and sources it offers, and where it opens. */
export interface Dashboard {
  readonly id: number
  /** As in the address, with underscores. */
  readonly name: string
  readonly title: string
  /** One line, for menus. */
  readonly description: string
  readonly indicators: readonly number[]
  /** The first three to compare. */
  readonly defaultIndicators: readonly [number, number, number]
  /** Source ids. */
  readonly dataSources: readonly number[]
  readonly initialIndicator: number
  readonly initialDatasource: number
  readonly initialLocation: number
  /** Whether the overview table shows related indicators beside the chosen one. */
  readonly showTableRelatedIndicator: boolean
  /** The import that would fill a dashboard without figures; empty for the others. */
  readonly waitingFor: string
}

const HEALTH_OUTCOMES = [
  ...SUBJECTS.reproductiveHealth,
  ...SUBJECTS.nutrition,
  ...SUBJECTS.immunization,
  ...SUBJECTS.malaria,
  ...SUBJECTS.hiv,
  ...SUBJECTS.mortality,
  ...SUBJECTS.tuberculosis,
  ...SUBJECTS.otherDiseases,
]

const HEALTH_SURVEYS = [1, 2, 4, 5, 16, 102, 107, 113]
const ROUTINE_SYSTEMS = [6, 30, 112, 114]
const AGENCY_ESTIMATES = [
  7, 8, 9, 10, 12, 18, 26, 101, 103, 104, 108, 109, 115, 116, 119, 120, 124, 125, 128, 129, 130, 132, 136,
  137, 138, 139, 142, 145, 146, 149,
]
const EVERY_HEALTH_SOURCE = [...HEALTH_SURVEYS, ...ROUTINE_SYSTEMS, ...AGENCY_ESTIMATES]

/** Ids are not in a row: 370 is the number under which earlier clients know the map dashboard. */
export const DASHBOARDS: readonly Dashboard[] = [
  {
    id: 1,
    name: 'Health_Outcomes_and_Service_Coverage',
    title: 'Health Outcomes and Service Coverage',
    description: 'Care of mothers and children, vaccination, nutrition, malaria, HIV, TB and deaths',
    indicators: HEALTH_OUTCOMES,
    defaultIndicators: [7, 6, 5],
    dataSources: EVERY_HEALTH_SOURCE,
    initialIndicator: 7,
    // The earlier default, NHMIS (6), has no figure of this indicator.
    initialDatasource: 2,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    waitingFor: '',
  },
  {
    id: 2,
    name: 'Health_Financing',
    title: 'Health Financing',
    description: 'What is spent on health, by government, households and donors',
    indicators: SUBJECTS.financing,
    defaultIndicators: [217, 216, 219],
    dataSources: [7, 9, 12, 104, 2, 118],
    initialIndicator: 217,
    initialDatasource: 7,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    waitingFor: '',
  },
  {
    id: 3,
    name: 'Health_Service_Access',
    title: 'Health Service Access',
    description: 'Facilities within reach, care received, safe water and sanitation',
    indicators: [...SUBJECTS.access, ...SUBJECTS.waterAndSanitation],
    defaultIndicators: [1008, 5, 1184],
    dataSources: [
      105, 1, 2, 4, 5, 102, 107, 113, 7, 9, 10, 12, 101, 103, 104, 108, 117, 125, 129, 139, 140, 142, 144,
    ],
    initialIndicator: 1008,
    initialDatasource: 2,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    waitingFor: '',
  },
  {
    id: 4,
    name: 'Demographics',
    title: 'Demographics',
    description: 'Population, births, life expectancy and the conditions people live in',
    indicators: [
      ...SUBJECTS.population,
      ...SUBJECTS.fertility,
      ...SUBJECTS.childDeaths,
      ...SUBJECTS.socialDeterminants,
    ],
    defaultIndicators: [62, 1, 1197],
    dataSources: [
      19, 106, 18, 7, 111, 1, 2, 4, 9, 12, 26, 101, 102, 104, 107, 109, 6, 8, 121, 122, 123, 131, 133, 134,
      135, 140, 143, 145, 147, 148,
    ],
    initialIndicator: 62,
    // The census of 2006 has no zones and LGAs in the data set; the projection from it has all levels.
    initialDatasource: 106,
    initialLocation: 1,
    showTableRelatedIndicator: false,
    waitingFor: '',
  },
  {
    id: 5,
    name: 'Health_Facility',
    title: 'Health Facility',
    description: 'Public health facilities by level of care, and hospital beds',
    indicators: SUBJECTS.facilities,
    defaultIndicators: [1180, 1181, 1184],
    dataSources: [105, 7, 141],
    initialIndicator: 1180,
    initialDatasource: 105,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    waitingFor: '',
  },
  {
    id: 6,
    name: 'Health_Workforce',
    title: 'Health Workforce',
    description: 'Doctors, nurses and midwives, pharmacists and dentists for the population',
    indicators: SUBJECTS.workforce,
    defaultIndicators: [1161, 1162, 1163],
    dataSources: [9, 104, 7, 141, 149],
    initialIndicator: 1161,
    initialDatasource: 104,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    waitingFor: '',
  },
  {
    id: 7,
    name: 'Disease_Surveillance',
    title: 'Disease Surveillance',
    description: 'Lassa fever and COVID-19 by state and week, and other notifiable diseases',
    indicators: SUBJECTS.surveillance,
    defaultIndicators: [481, 1301, 499],
    dataSources: [31, 30, 150, 9, 104, 6, 123, 126, 127],
    initialIndicator: 481,
    initialDatasource: 31,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    waitingFor: '',
  },
  {
    id: 370,
    name: 'GIS_Mapping_Dashboard',
    title: 'GIS Mapping',
    description: 'Indicators with a figure for each of the 774 local government areas, on the map',
    indicators: SUBJECTS.mapped,
    defaultIndicators: [1184, 1180, 7],
    dataSources: [
      105, 101, 106, 2, 1, 4, 5, 6, 7, 9, 10, 18, 19, 26, 30, 102, 104, 107, 108, 111, 112, 113, 114, 116,
      129, 137, 138, 139, 143, 145,
    ],
    initialIndicator: 1184,
    initialDatasource: 105,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    waitingFor: '',
  },
  {
    id: 8,
    name: 'Quarterly_Performance_Assessment_Dashboard',
    title: 'Quarterly Performance Assessment',
    description: 'Services of each quarter as reported by health facilities',
    indicators: SUBJECTS.routineReports,
    defaultIndicators: [1701, 1702, 1705],
    dataSources: [30, 6, 1, 2, 5, 9, 10, 101, 102, 107, 112, 113, 114],
    initialIndicator: 1701,
    initialDatasource: 30,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    waitingFor: '',
  },
  {
    id: 9,
    name: 'Advanced_Analytics',
    title: 'Advanced Analytics',
    description: 'Every indicator of every subject, for comparison and further analysis',
    indicators: [
      ...new Set([
        ...HEALTH_OUTCOMES,
        ...SUBJECTS.population,
        ...SUBJECTS.socialDeterminants,
        ...SUBJECTS.waterAndSanitation,
        ...SUBJECTS.financing,
        ...SUBJECTS.access,
        ...SUBJECTS.facilities,
        ...SUBJECTS.workforce,
        ...SUBJECTS.surveillance,
        ...SUBJECTS.routineReports,
      ]),
    ],
    defaultIndicators: [14, 18, 7],
    dataSources: [
      ...EVERY_HEALTH_SOURCE,
      ...[
        19, 31, 150, 105, 106, 111, 117, 118, 121, 122, 123, 126, 127, 131, 133, 134, 135, 140, 141, 143, 144,
        147, 148,
      ],
    ],
    initialIndicator: 14,
    initialDatasource: 2,
    initialLocation: 1,
    showTableRelatedIndicator: true,
    waitingFor: '',
  },
]
