const OVERVIEW = 'indicator-overview'
const ZONAL = 'zonal-analysis'
const COMPARISONS = ['indicator-comparison', 'dataset-comparison', 'multi-source-comparison']
const GROUPS = 'disaggregation'

/**
 * Slugs of the sections that each dashboard shows, by its name in the address. They belong to the product and not to a
 * store of data, so that a new section appears without publishing the data again.
 */
export const DASHBOARD_SECTIONS: Readonly<Record<string, readonly string[]>> = {
  Health_Outcomes_and_Service_Coverage: [
    OVERVIEW,
    ZONAL,
    ...COMPARISONS,
    GROUPS,
    'scorecard',
    'data-quality',
  ],
  // All figures are national.
  Health_Financing: [OVERVIEW, ...COMPARISONS, GROUPS],
  Health_Service_Access: [OVERVIEW, ZONAL, ...COMPARISONS, GROUPS],
  Demographics: [OVERVIEW, ZONAL, ...COMPARISONS, GROUPS, 'scorecard'],
  Health_Facility: [OVERVIEW, ZONAL, ...COMPARISONS, GROUPS, 'scorecard'],
  // All figures are national.
  Health_Workforce: [OVERVIEW, ...COMPARISONS, GROUPS],
  Disease_Surveillance: [OVERVIEW, ZONAL, 'epidemic-curve', 'data-quality', ...COMPARISONS, GROUPS],
  GIS_Mapping_Dashboard: ['maps', ZONAL, OVERVIEW, ...COMPARISONS],
  Quarterly_Performance_Assessment_Dashboard: [
    'quarterly-performance',
    OVERVIEW,
    'data-quality',
    'indicator-comparison',
  ],
  Advanced_Analytics: [
    'correlation-analysis',
    'descriptive-analysis',
    'advanced-indicator-comparison',
    'predictive-analysis',
    'multi-source-indicator-comparison',
    'bubble-chart-analysis',
  ],
}
