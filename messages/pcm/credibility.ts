/** Wetin make person fit believe a source, step by step. */
export const credibility = {
  start:
    'e start as {kind, select, census {census} survey {survey} modelled {modelled} routine {routine} programme {programme} unknown {unknown} other {}}',
  'few-reports': 'reports wey come no reach 75%',
  outliers: 'extreme outliers pass 5%',
  old: 'newest data old pass {years} years',
  undocumented: 'no text about method',
  bounded: 'ranges dey for at least half of im values',
  green: 'all the checks of data quality dey green',
  step: '{reason} ({delta})',
} as const
