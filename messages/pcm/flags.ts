/** Wetin the people wey publish am, or our own check, talk about one figure. */
export const flags = {
  over_100:
    'Coverage pass 100%: most times na because the number of people wey dem assume too small, or pikin from other places and doses wey dem count two times',
  doubtful: 'The level for the source no make sense, we keep am as dem publish am',
  definition_differs: 'Dem measure am with another meaning, no be the one of the indicator',
  partial_period: 'The period never complete',
  partial_reporting: 'Local governments wey get figure no reach four out of five',
  suspicious:
    'E far from the months wey dey near am, na writing mistake or something happen; we leave am as dem publish am',
  projection: 'Na projection, no be wetin person see',
  interpolated: 'Na estimate between two surveys',
  wide_interval: 'The range wide for this small area: na pointer, no be number to take act alone',
  high_cv: 'E no exact: the standard error pass 30% of the value',
  small_sample: 'E come from 25 to 49 cases only',
  reanalysis: 'Direct estimate from people wey check the survey again',
  interval_from_reanalysis: 'Value wey dem publish; the range come from people wey check the survey again',
  direct_estimate: 'Direct survey estimate, no be from model',
  derived: 'We calculate am from other values of the same source',
  summed: 'Count wey dem add up from smaller areas or weeks',
  located_only: 'E count only facilities wey dem sabi where dem dey',
  rounded_interval: 'Dem round the range wey dem publish',
  via_world_bank: 'We read am for the copy of World Bank',
  via_gapminder: 'We read am for the copy of Gapminder',
  from_NDHS: 'NDHS interviews wey dem check again',
  from_MICS: 'MICS interviews wey dem check again',
  secondary_source: 'We read am for paper, press text or file wey quote the report',
  rounded: 'Dem publish am as whole number',
  'below-zero':
    '{kind, select, share {Percentage} other_quantity {This kind number} other {}} no fit go below zero',
  zero: 'Zero here normally mean say dem no count anything',
  'outside-interval': 'The value dey outside the range wey dem publish for am',
  jump: 'E get as e be: the same source get {before_short} before and {after_short} after',
} as const
