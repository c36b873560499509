/** Two indicators against each other. */
export const scatter = {
  title: '{pair} {setting}',
  reading:
    '{Relation}: {coefficient}, {p}; {count} {rows, select, states {states} periods {periods} other {}}',
  summary: '{Reading}.',
  'no-test': 'no test below 4 pairs',
  p: 'p {p}',
  'theil-sen': 'Theil–Sen line (median slope)',
  'least-squares': 'Least-squares line, 95% band',
  both: '{x_short} and {y_short}',
  far: 'Far from the line beside the others',
  'on-line': 'On the line',
  'off-line': '{difference} {side, select, above {above} below {below} other {}} the least-squares line',
  ranks:
    'Ranks are compared because {reason, select, fewer_than_10_pairs {there are fewer than 10 pairs} skewed {one of the two is skewed} outlier {a value lies far from the others} other {}}.',
  'other-coefficient': "{method, select, pearson {Pearson's} spearman {Spearman's} other {}} {coefficient}.",
  'of-changes':
    'Of the changes from year to year: r {value}. A common trend raises the first coefficient, not this one.',
  'left-out': 'Left out, since one of the two figures is missing: {names}.',
  apart: '{name} ({difference} {side, select, above {above} below {below} other {}})',
  ringed: 'Far from the line, ringed: {names}.',
} as const
