/** The metrics of consistency, in the order of the table. Source: methods 1.1. */
export const CONSISTENCY_METRICS = [
  'variability',
  'metadata_documentation_quality',
  'source_credibility',
  'uniformity_of_data',
  'uniformity_in_findings',
] as const

/** Those of them about the description of a source, and not about its figures. Source: methods 13.4. */
export const DOCUMENTATION_METRICS = [
  'metadata_documentation_quality',
  'source_credibility',
  'uniformity_of_data',
] as const satisfies readonly (typeof CONSISTENCY_METRICS)[number][]

/** The metrics of complementarity, in the order of the table. Source: methods 1.1. */
export const COMPLEMENTARITY_METRICS = [
  'years_available',
  'methodology',
  'area',
  'study_population',
  'research_design',
  'related_indicators',
] as const

export type ConsistencyMetric = (typeof CONSISTENCY_METRICS)[number]
export type ComplementarityMetric = (typeof COMPLEMENTARITY_METRICS)[number]

/** The checks of the uniformity of data, in the order of the methods. Source: methods §1.4. */
export const DATA_CHECKS = [
  'same_unit',
  'same_periodicity',
  'same_numerator',
  'same_denominator',
  'same_places',
  'no_duplicates',
  'few_extreme_outliers',
  'few_gaps',
] as const

export type DataCheck = (typeof DATA_CHECKS)[number]

/** The features that a source's figures can have. Source: methods 1.5, research design. */
export const DESIGN_FEATURES = [
  'uncertainty',
  'parts',
  'repeated',
  'subannual',
  'full',
  'subnational',
] as const
