/** Figures for different groups of people. */
export const groups = {
  dimension:
    '{dimension, select, wealth_quintile {wealth quintile} wealth_quartile {wealth quarter} wealth_decile {wealth decile} education {education} residence {where people dey live} sex {sex} age {age} age_sex {age and sex} method {method} cause {cause} capacity {capacity} other {}}',
  none: '{source} no get figure of {indicator} by {dimension} here.',
  one: 'By {dimension}, dem publish the figures for {indicator} for {place} ({cited}{projected, select, yes {, na projection} no {} other {}}) for only one group: <b>{figure}</b> ({group}).',
  ends: 'By {dimension}, the figures for {indicator} for {place} ({cited}{projected, select, yes {, na projection} no {} other {}}) {ordered, select, yes {start from <b>{low}</b> ({lowGroup}) reach} no {dey between <b>{low}</b> ({lowGroup}) and} other {}} <b>{high}</b> ({highGroup}).',
  'better-off': 'For these figures the indicator plenty <b>among people wey get money pass</b>.',
  'worse-off': 'For these figures the indicator plenty <b>among people wey no get</b>.',
  neither: 'For these figures the indicator no plenty pass among people wey get, or people wey no get.',
  'not-distinguishable': 'The intervals no show whether e plenty among people wey get or people wey no get.',
  'no-interval':
    '{source} publish {which, select, some {no interval for some of these groups} all {no intervals for these groups} other {}}, so nobody know how much of the difference fit be chance.',
  'includes-none': 'The 95% interval of the difference between the two include no difference.',
  'excludes-zero': 'The 95% interval of the difference between the two no include zero.',
  population: 'The age groups of {cited} add up to <b>{total}</b> for {indicator} for {place}.',
  'population-shares':
    'The age groups of {cited} add up to <b>{total}</b> for {indicator} for {place}: {shares}.',
  share:
    '<b>{percent}</b> {who, select, female {women and girls} male {men and boys} under5 {children under 5} other {}}',
} as const
