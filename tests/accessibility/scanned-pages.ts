import { addressOf, PENTA_3 } from '../journeys/dashboard-page.ts'
import { eachOf, WIDE } from '../wide-run.ts'

interface ScannedPage {
  readonly name: string
  readonly address: string
  readonly charts: boolean
  /** The first page that is built in this way: it is scanned in the dark on a phone too. */
  readonly template?: string
}

/** One page of each way in which pages are built, and each section; then further states of the same. */
export const ALL_SCANNED_PAGES: readonly ScannedPage[] = [
  { name: 'overview', template: 'a declared section', address: addressOf(PENTA_3), charts: true },
  {
    name: 'overview with map',
    template: 'a map',
    address: addressOf({ ...PENTA_3, distribution: 'map' }),
    charts: true,
  },
  { name: 'zonal analysis', address: addressOf({ ...PENTA_3, section: 'zonal-analysis' }), charts: true },
  {
    name: 'descriptive analysis',
    template: 'numbers beside figures',
    address:
      '/dashboard/Advanced_Analytics?section=descriptive-analysis&indicator=18&datasource=2&period=2018',
    charts: true,
  },
  {
    name: 'predictive analysis',
    address: '/dashboard/Advanced_Analytics?section=predictive-analysis&indicator=18&datasource=10',
    charts: true,
  },
  {
    name: 'a series too short to forecast',
    address: '/dashboard/Advanced_Analytics?section=predictive-analysis&indicator=20&datasource=5',
    charts: true,
  },
  {
    name: 'correlation of eight indicators',
    template: 'a matrix',
    address: '/dashboard/Advanced_Analytics?section=correlation-analysis',
    charts: true,
  },
  {
    name: 'correlation of twenty indicators',
    address:
      '/dashboard/Advanced_Analytics?section=correlation-analysis&indicators=14,15,17,18,20,21,22,23,5,6,7,8,1,30,70,212,397,1001,1008,1200',
    charts: true,
  },
  {
    name: 'bubble chart',
    address: '/dashboard/Advanced_Analytics?section=bubble-chart-analysis&trails=27&zones=4',
    charts: true,
  },
  {
    name: 'population groups',
    template: 'groups and their measures',
    address: addressOf({ section: 'disaggregation', indicator: '7', dimension: 'wealth_quintile' }),
    charts: true,
  },
  {
    name: 'groups by state',
    address: '/dashboard/Demographics?section=disaggregation&indicator=1215&dimension=sex&over_time=equiplot',
    charts: true,
  },
  {
    name: 'a population pyramid',
    address: '/dashboard/Demographics?section=disaggregation&location=27',
    charts: true,
  },
  {
    name: 'a dashboard without population groups',
    address: '/dashboard/Health_Financing?section=disaggregation',
    charts: false,
  },
  {
    name: 'three maps on one scale',
    address: addressOf({ section: 'multi-source-comparison', indicator: '6' }),
    charts: true,
  },
  {
    name: 'three panels of different units, and a marked state',
    template: 'panels',
    address: addressOf({
      section: 'multi-source-comparison',
      location: '27',
      p1: '6,2,2018,states',
      p2: '30,2,2024,zones',
      p3: '18,10,2023,line',
    }),
    charts: true,
  },
  {
    name: 'three panels of Advanced Analytics',
    address: '/dashboard/Advanced_Analytics?section=multi-source-indicator-comparison',
    charts: true,
  },
  {
    name: 'indicator comparison by state',
    template: 'many indicators',
    address: addressOf({ section: 'indicator-comparison', compare_by: 'states' }),
    charts: true,
  },
  {
    name: 'indicator comparison over the years',
    address: addressOf({ section: 'indicator-comparison', indicators: '7,18,30,29,5,6' }),
    charts: true,
  },
  { name: 'dataset comparison', address: addressOf({ section: 'dataset-comparison' }), charts: true },
  {
    name: 'epidemic curve',
    template: 'weeks',
    address: '/dashboard/Disease_Surveillance?section=epidemic-curve',
    charts: true,
  },
  {
    name: 'epidemic curve of a state, all years',
    address:
      '/dashboard/Disease_Surveillance?section=epidemic-curve&location=30&years=all&by_state=totals&died=states',
    charts: true,
  },
  {
    name: 'data quality',
    template: 'lights',
    address: '/dashboard/Disease_Surveillance?section=data-quality',
    charts: true,
  },
  {
    name: 'data quality of a survey',
    address: addressOf({ section: 'data-quality', indicator: '18', datasource: '2' }),
    charts: true,
  },
  {
    name: 'quarterly performance',
    address: '/dashboard/Quarterly_Performance_Assessment_Dashboard?section=quarterly-performance',
    charts: true,
  },
  { name: 'scorecard', address: addressOf({ section: 'scorecard' }), charts: false },
  { name: 'maps', address: '/dashboard/GIS_Mapping_Dashboard?section=maps', charts: false },
  {
    name: 'indicator comparison of Advanced Analytics',
    address: '/dashboard/Advanced_Analytics?section=advanced-indicator-comparison',
    charts: false,
  },
  { name: 'triangulation, the choice', address: '/advanced-triangulation-dashboard', charts: false },
  {
    name: 'triangulation of one indicator',
    template: 'grades',
    address: '/advanced-triangulation-dashboard?indicator=18&datasource=10&compare=107,102&location=1',
    charts: true,
  },
  {
    name: 'triangulation of all common indicators',
    address: '/advanced-triangulation-dashboard?datasource=2&compare=6,10',
    charts: false,
  },
  { name: 'about', template: 'a text to read', address: '/about', charts: false },
  {
    name: 'known errors',
    template: 'a list of findings',
    address: '/known-errors?severity=high',
    charts: false,
  },
  { name: 'help', address: '/faq', charts: false },
  { name: 'unknown path', template: 'a message', address: '/no-such-page', charts: false },
  {
    name: 'check of a number',
    template: 'a figure of one’s own',
    address:
      '/check?figure=112&indicator=18&location=27&period=2022&from=our+DHIS2&count=640640&target=572000',
    charts: false,
  },
  {
    name: 'work list',
    template: 'places to go to first',
    address: '/work-list?indicator=18&location=4',
    charts: false,
  },
  {
    name: 'licences',
    template: 'a table of sources',
    address: '/licences',
    charts: false,
  },
  {
    name: 'compare what I choose',
    template: 'lines over time',
    address: '/compare?indicator=18&datasource=2&location=27,25,28,26',
    charts: false,
  },
]

/** All of them in a wide run; in a usual one the first of every sixth way of building. */
export const SCANNED_PAGES = WIDE
  ? ALL_SCANNED_PAGES
  : eachOf(
      6,
      ALL_SCANNED_PAGES.filter(({ template }) => template !== undefined),
    )
