import {
  COMPLEMENTARITY_METRICS,
  type ComplementarityMetric,
  CONSISTENCY_METRICS,
  type ConsistencyMetric,
} from '#domain/triangulation/metrics.ts'

export type Metric = ConsistencyMetric | ComplementarityMetric

/** The two dimensions with their metrics, in the order of the table. */
export const DIMENSIONS = [
  {
    key: 'consistency',
    name: 'Consistency',
    bands: ['Very Low', 'Low', 'Moderate', 'High', 'Very High'],
    meaning:
      'How far the sources agree, and how far each can be trusted: the mean of their scores, each 100 × sum of the grades ÷ (5 × 5 metrics). A metric that is not available counts as 0.',
    metrics: CONSISTENCY_METRICS,
  },
  {
    key: 'complementarity',
    name: 'Complementarity',
    bands: ['None', 'Low', 'Moderate', 'Significant', 'Very Significant'],
    meaning:
      'What each source adds to the others: the mean of their scores, each 100 × sum of the grades ÷ (5 × 6 metrics). A metric that is not available counts as 0.',
    metrics: COMPLEMENTARITY_METRICS,
  },
] as const

/** A metric in words. */
export interface MetricWords {
  readonly name: string
  /** What it asks. */
  readonly asks: string
  /** How its measure m, 0 to 1, is found. */
  readonly formula: string
  /** What a set metric counts. */
  readonly things: string
}

const SETS =
  'm = ½ · own ÷ all + ½ · added ÷ left empty. Own: what this source has. All: what there could be (the universe). Added: what only this source has. Left empty: what the others do not have; with nothing left empty the second half is 0. An identical copy of the others reaches at most 0.5.'

export const METRIC_WORDS: Readonly<Record<Metric, MetricWords>> = {
  variability: {
    name: 'Variability',
    asks: 'How far apart are the figures of the same place and year?',
    formula:
      'd is the median distance of the pairs. Percentages: m = max(0, 1 − d ÷ 25 points). All else: d is the median of 2·|b − a| ÷ (|a| + |b|), and m = max(0, 1 − d ÷ 55%).',
    things: '',
  },
  metadata_documentation_quality: {
    name: 'Metadata documentation quality',
    asks: 'Is it written down how the source works and measures?',
    formula: 'm = filled fields ÷ all fields of the description.',
    things: '',
  },
  source_credibility: {
    name: 'Source credibility',
    asks: 'How much is this kind of source to be believed?',
    formula:
      'Starts by kind: census or registration 5, survey 4, inter-agency estimate 4, routine 3, administrative 2. One less each: completeness below 75%, more than 5% extreme outliers, newest data older than 5 years (routine 2), no methodology text. One more at most: intervals on half of the values, or all checks green. m = grade ÷ 5.',
    things: '',
  },
  uniformity_of_data: {
    name: 'Uniformity of data',
    asks: 'Were the figures made in the same way?',
    formula: 'm = checks passed ÷ checks that could be made.',
    things: '',
  },
  uniformity_in_findings: {
    name: 'Uniformity in findings',
    asks: 'Do the sources tell the same story?',
    formula:
      'm = mean of the parts that exist: same direction over the years, same order of places, Lin’s concordance, intervals that meet, same side of the target, no significant difference.',
    things: '',
  },
  years_available: {
    name: 'Years available',
    asks: 'Which years does each source fill?',
    formula: `${SETS} Universe: every year from the first to the last of any chosen source.`,
    things: 'years',
  },
  methodology: {
    name: 'Methodology',
    asks: 'Do the sources differ in how they measure?',
    formula: `${SETS} Counted: class of the source, method of estimation, periodicity.`,
    things: 'traits of method',
  },
  area: {
    name: 'Area',
    asks: 'Which places does each source cover?',
    formula: `${SETS} Taken for each level of places, then the mean over the levels that any chosen source has.`,
    things: 'places',
  },
  study_population: {
    name: 'Study population',
    asks: 'Which groups of people does each source describe?',
    formula: `${SETS} Counted: groups of people; without any, the stated denominators.`,
    things: 'groups or denominators',
  },
  research_design: {
    name: 'Research design',
    asks: 'What do the figures come with?',
    formula: `${SETS} Counted: intervals, numerators and denominators, at least 3 periods, parts of years, a documented sample or full count, places below the nation.`,
    things: 'features of design',
  },
  related_indicators: {
    name: 'Related indicators',
    asks: 'Which neighbouring indicators does each source have?',
    formula: `${SETS} Universe: the indicators of the same programme area and those named as related.`,
    things: 'indicators',
  },
}

/** `4 – Good`; a grade of two sources together may be a half. */
export function gradeText(score: number, word: string): string {
  return score === 0 ? word : `${Number.isInteger(score) ? score : score.toFixed(1)} – ${word}`
}

/** Names of features and fields on the wire as words: `full_name` → `full name`. */
export function inWords(name: string): string {
  return name.replaceAll('_', ' ')
}
