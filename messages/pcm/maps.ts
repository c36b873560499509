/** Maps wey dey move. */
export const maps = {
  classes: 'How dem take share the map for classes',
  way: '{way, select, round {Round} equal {Equal} quantile {Quantiles} jenks {Natural} own {By hand} other {}}',
  closer: 'Make am big',
  farther: 'Make am small',
  whole: 'Show the whole map again',
  'with-keys': 'Hold {key} and scroll to zoom the map',
  'with-fingers': 'Use two fingers take move the map',
  wide: 'Dots: the range wide pass {points} points',
  'no-gl': 'This browser no fit move the map, so e go stand one place.',
  apply: 'Use these numbers',
  limits: 'Numbers wey separate the classes',
  'limits-help': 'Reach six numbers, put space between them',
} as const
