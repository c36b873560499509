/** Two sources of one indicator, figure by figure. */
export const pairs = {
  everywhere: '{indicator_name}, all places',
  'subject-years': '{subject}, {years}',
  'scatter-title': 'Same year, two sources: {subject}',
  'scatter-subtitle':
    'Each point na one {each, select, year {year} both {place and year} other {}}, {unit}; for the line the two agree.',
  'in-percent': 'for percent',
  agree: 'the two agree',
  crosses: 'Crosses: 95% ranges; the ones wey dem publish for lower level don wide small.',
  'no-crosses': 'We no draw the ranges; dem dey the table.',
  'difference-title': 'Difference against the mean: {subject}',
  'difference-subtitle':
    '{names} minus {primary}{unit, select, points {, percentage points} none {} other {}} (Bland–Altman)',
  primary: 'the main source',
  'few-for-limits':
    '{source} minus {primary}: {count, plural, one {one pair} other {two pairs}}, e too small for mean and limits.',
  limits:
    '{source} minus {primary}: mean difference {bias}; 95% limits of agreement {low} to {high}; n = {count} pairs. Concordance {concordance}.',
  'uncertain-limits': 'E no reach 10 pairs ({sources}): the limits no sure.',
  'source-n': '{source}, n = {count}',
  sloped: '{source}: the difference dey change as the figures dey big (p < 0.05).',
  panel: '{source}, {count, plural, one {# pair} other {# pairs}}',
  'panel-few': '{source}, {count, plural, one {# pair} other {# pairs}}, e too small for mean',
  'no-difference': 'no difference',
  mean: 'mean {value}',
  'mean-axis': 'mean of the two ({primary} and the other one)',
  'source-count': '{source} ({count})',
  'place-year': '{place} {year}',
  points: '{number} points',
  figure: '{source} {value_short}',
  'figure-interval': '{source} {value_short}, 95% range {low_bare} reach {high_bare}',
  'no-pair': '{source} and {primary} no get figure of the same place and year.',
  'few-to-compare':
    '{source} and {primary} get {count, plural, one {one pair} other {two pairs}} of figures, e too small to compare.',
  neither:
    'The mean difference of {source} and {primary} na {bias} over {count} pairs (95% range of the mean {low} reach {high}): none of dem clearly dey above the other.',
  lies: '{source} dey {side, select, above {above} below {below} other {}} {primary} by {difference} on average over {count} pairs (95% range of the mean {low} reach {high}).',
  projected: '{projected} out of {count} pairs get projection inside.',
  levels: 'Pairs of all levels dey together: nation, zones and states dey cover each other.',
  without: 'No figure of the same place and year: {sources}.',
  alternative: '{source} ({count, plural, one {# pair} other {# pairs}})',
  hidden: 'You don hide all the comparisons; choose one for the key',
  none: '{sources} no get figure for the same place and year',
  'indicator-in': '{indicator_name} for {place}',
} as const
