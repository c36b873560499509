/** Figures by group of people. */
export const groups = {
  dimension:
    '{dimension, select, wealth_quintile {wealth quintile} wealth_quartile {wealth quarter} wealth_decile {wealth decile} education {education} residence {residence} sex {sex} age {age} age_sex {age and sex} method {method} cause {cause} capacity {capacity} other {}}',
  none: '{source} has no figure of {indicator} by {dimension} here.',
  one: 'By {dimension}, the figures for {indicator} in {place} ({cited}{projected, select, yes {, a projection} no {} other {}}) are published for one group only: <b>{figure}</b> ({group}).',
  ends: 'By {dimension}, the figures for {indicator} in {place} ({cited}{projected, select, yes {, a projection} no {} other {}}) {ordered, select, yes {go from <b>{low}</b> ({lowGroup}) to} no {lie between <b>{low}</b> ({lowGroup}) and} other {}} <b>{high}</b> ({highGroup}).',
  'better-off': 'In these figures the indicator is concentrated <b>among the better-off</b>.',
  'worse-off': 'In these figures the indicator is concentrated <b>among the worse-off</b>.',
  neither: 'In these figures the indicator is concentrated neither among the better-off nor the worse-off.',
  'not-distinguishable':
    'The intervals do not show whether it is concentrated among the better-off or the worse-off.',
  'no-interval':
    '{source} publishes {which, select, some {no interval for some of these groups} all {no intervals for these groups} other {}}, so how much of the difference may be chance is not known.',
  'includes-none': 'The 95% interval of the difference between the two includes no difference.',
  'excludes-zero': 'The 95% interval of the difference between the two does not include zero.',
  population: 'The age groups of {cited} add up to <b>{total}</b> for {indicator} in {place}.',
  'population-shares':
    'The age groups of {cited} add up to <b>{total}</b> for {indicator} in {place}: {shares}.',
  share: '<b>{percent}</b> {who, select, female {female} male {male} under5 {children under 5} other {}}',
} as const
