/** Two indicators against each other. */
export const scatter = {
  title: '{pair} {setting}',
  reading:
    '{Relation}: {coefficient}, {p}; {count} {rows, select, states {states} periods {periods} other {}}',
  summary: '{Reading}.',
  'no-test': 'no test if pairs no reach 4',
  p: 'p {p}',
  'theil-sen': 'Theil–Sen line (median slope)',
  'least-squares': 'Least-squares line, 95% band',
  both: '{x_short} and {y_short}',
  far: 'E far from the line, no be like the others',
  'on-line': 'E dey on top the line',
  'off-line': '{difference} {side, select, above {above} below {below} other {}} the least-squares line',
  ranks:
    'We compare ranks because {reason, select, fewer_than_10_pairs {pairs no reach 10} skewed {one of the two lean for one side} outlier {one value far from the others} other {}}.',
  'other-coefficient': "{method, select, pearson {Pearson's} spearman {Spearman's} other {}} {coefficient}.",
  'of-changes':
    'For the changes from year to year: r {value}. If the two dey follow one trend, na the first coefficient e go raise, no be this one.',
  'left-out': 'We comot dem, because one of the two figures dey miss: {names}.',
  apart: '{name} ({difference} {side, select, above {above} below {below} other {}})',
  ringed: 'The ones wey far from the line get ring: {names}.',
} as const
