/** Two sources of one indicator, figure by figure. */
export const pairs = {
  everywhere: '{indicator_name}, all places',
  'subject-years': '{subject}, {years}',
  'scatter-title': 'Same year, two sources: {subject}',
  'scatter-subtitle':
    'Each point is one {each, select, year {year} both {place and year} other {}}, {unit}; on the line both agree.',
  'in-percent': 'in percent',
  agree: 'both agree',
  crosses: 'Crosses: 95% intervals; those published at a lower level are widened.',
  'no-crosses': 'Intervals are not drawn; the table has them.',
  'difference-title': 'Difference against the mean: {subject}',
  'difference-subtitle':
    '{names} minus {primary}{unit, select, points {, percentage points} none {} other {}} (Bland–Altman)',
  primary: 'the primary source',
  'few-for-limits':
    '{source} minus {primary}: {count, plural, one {one pair} other {two pairs}}, too few for a mean and limits.',
  limits:
    '{source} minus {primary}: mean difference {bias}; 95% limits of agreement {low} to {high}; n = {count} pairs. Concordance {concordance}.',
  'uncertain-limits': 'Fewer than 10 pairs ({sources}): the limits are uncertain.',
  'source-n': '{source}, n = {count}',
  sloped: '{source}: the difference changes with the size of the figures (p < 0.05).',
  panel: '{source}, {count, plural, one {# pair} other {# pairs}}',
  'panel-few': '{source}, {count, plural, one {# pair} other {# pairs}}, too few for a mean',
  'no-difference': 'no difference',
  mean: 'mean {value}',
  'mean-axis': 'mean of the two ({primary} and the other)',
  'source-count': '{source} ({count})',
  'place-year': '{place} {year}',
  points: '{number} points',
  figure: '{source} {value_short}',
  'figure-interval': '{source} {value_short}, 95% interval {low_bare} to {high_bare}',
  'no-pair': '{source} and {primary} have no figure of the same place and year.',
  'few-to-compare':
    '{source} and {primary} have {count, plural, one {one pair} other {two pairs}} of figures, too few to compare.',
  neither:
    'The mean difference of {source} and {primary} is {bias} over {count} pairs (95% interval of the mean {low} to {high}): neither lies clearly above the other.',
  lies: '{source} lies {side, select, above {above} below {below} other {}} {primary} by {difference} on average over {count} pairs (95% interval of the mean {low} to {high}).',
  projected: '{projected} of {count} pairs hold a projection.',
  levels: 'Pairs of all levels are drawn together: a nation and its zones and states overlap.',
  without: 'No figure of the same place and year: {sources}.',
  alternative: '{source} ({count, plural, one {# pair} other {# pairs}})',
  hidden: 'All comparisons are hidden; choose one in the key',
  none: '{sources} have no figure for the same place and year',
  'indicator-in': '{indicator_name} in {place}',
} as const
