/** Maps that move. */
export const maps = {
  classes: 'Classes of the map',
  way: '{way, select, round {Round} equal {Equal} quantile {Quantiles} jenks {Natural} own {By hand} other {}}',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Show the whole map',
  'with-keys': 'Hold {key} and scroll to zoom',
  'with-fingers': 'Use two fingers to move the map',
  wide: 'Dots: the interval is wider than {points} points',
  'no-gl': 'This browser cannot move the map, so it stands still.',
  apply: 'Use these limits',
  limits: 'Limits between the classes',
  'limits-help': 'Up to six numbers with spaces between them',
} as const
