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
  'facility-trait': '{trait, select, type {Type} level {Level of care} ownership {Owner} other {}}',
  'facility-every': 'All of dem',
  'facility-file': 'All as CSV',
  'from-place': 'Wetin near one LGA or state',
  'from-click': 'Wetin near one point for the map',
  'click-now': 'Press the map where you want make we start to measure.',
  'from-here': 'Show wetin near am',
  'chosen-point': 'the point wey you choose',
  within:
    'From {place}: {near, number} dey inside 10 km, {farther, number} inside 25 km, {farthest, number} inside 50 km. The ones wey near pass dey below, even if dem dey another side of the border.',
  ring: '{kilometres} km',
  'no-middle': 'We no fit get the border of that place. Press the map instead.',
  near: 'The ones wey near me',
  'not-near': 'Show the list again',
  'facilities-found':
    'We see {count, plural, one {# facility} other {# facilities}}, we show {shown, number}.',
  'position-stays':
    'We go ask where you dey only when you press the button, and e no go comot from this browser.',
  'no-position': 'We no fit know where you dey. Choose state or LGA instead.',
  kilometres: 'km',
  'facility-column':
    '{column, select, name {Facility} type {Type} lga {LGA} state {State} level {Level of care} owner {Owner} other {}}',
  'facility-source':
    'Facility census 2019, government own only: Maina J, Ouma PO, Macharia PM, et al., Scientific Data 6, 134 (2019), CC BY 4.0. The distance na straight line. Facility wey dem no know where e dey stand for the list, e no dey the map. The census no talk which one dey work.',
  limits: 'Numbers wey separate the classes',
  'limits-help': 'Reach six numbers, put space between them',
} as const
