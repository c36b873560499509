/** What the credibility of a source is made of, step by step. */
export const credibility = {
  start:
    'starts as {kind, select, census {census} survey {survey} modelled {modelled} routine {routine} programme {programme} unknown {unknown} other {}}',
  'few-reports': 'reporting completeness below 75%',
  outliers: 'more than 5% extreme outliers',
  old: 'newest data older than {years} years',
  undocumented: 'no methodology text',
  bounded: 'bounds on at least half of its values',
  green: 'all checks of data quality are green',
  step: '{reason} ({delta})',
} as const
