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
  facilities: 'Government health facilities',
  'facility-name': 'Name',
  'facility-type': 'Type',
  'facility-every': 'Every type',
  'facility-file': 'All as CSV',
  near: 'The ones wey near me',
  'not-near': 'Show the list again',
  'facilities-found':
    'We see {count, plural, one {# facility} other {# facilities}}, we show {shown, number}.',
  'position-stays':
    'We go ask where you dey only when you press the button, and e no go comot from this browser.',
  'no-position': 'We no fit know where you dey. Choose state or LGA instead.',
  kilometres: 'km',
  'facility-column':
    '{column, select, name {Facility} type {Type} lga {LGA} state {State} owner {Owner} other {}}',
  'facility-source':
    'Facility census 2019, government own only: Maina J, Ouma PO, Macharia PM, et al., Scientific Data 6, 134 (2019), CC BY 4.0. The distance na straight line. Facility wey dem no know where e dey stand for the list, e no dey the map.',
  limits: 'Numbers wey separate the classes',
  'limits-help': 'Reach six numbers, put space between them',
} as const
