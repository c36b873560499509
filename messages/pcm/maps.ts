/** Maps wey dey move. */
export const maps = {
  classes: 'How dem take share the map for classes',
  way: '{way, select, round {Round} equal {Equal} quantile {Quantiles} jenks {Natural} own {By hand} other {}}',
  closer: 'Make am big',
  farther: 'Make am small',
  whole: 'Show the whole map again',
  'with-keys': 'Hold {key} and scroll to zoom the map',
  'with-fingers': 'Use two fingers take move the map',
  wide: '{local, select, yes {Dots: the range wide, the standard error pass 30% of the figure or the range pass {points} points} no {Dots: the range wide pass {points} points} other {}}',
  'no-gl': 'This browser no fit move the map, so e go stand one place.',
  apply: 'Use these numbers',
  facilities: 'Government health facilities',
  'facility-name': 'Name',
  'facility-trait': '{trait, select, type {Type} level {Level of care} ownership {Owner} other {}}',
  'facility-filters': 'Choose which ones ({count, number})',
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
  'drawn-how': 'How we take draw am',
  through: 'Pass through the years',
  'one-period':
    '{count, plural, =0 {The source no get any period wey get figures for this map.} other {The source get only one period wey get figures for this map.}}',
  'none-mapped': '{source} no get any period wey get figures for this map.',
  'not-mapped': '{source} no get figures for this map inside {period}.',
  'begin-at': 'Start from {period}',
  beside: 'Maps side by side',
  count: '{count}',
  swipe: 'Drag line between the two',
  'swipe-line': 'Where the line between the two maps dey',
  'limits-none': 'Write at least one number.',
  'limits-no-number': '“{word}” no be number.',
  'limits-twice': '{word} dey there two times.',
  'limits-many':
    '{count, number} limits don too many: make e no pass six, or you no go fit tell the colours apart.',
  histogram: 'How many places get which figure; the broken lines na where each class begin.',
  'facility-unknown': 'nobody know',
  'facility-no-status': 'The census no talk whether e dey work.',
  'facility-census': 'Facility census 2019 (Maina J et al., Scientific Data 6, 134), CC BY 4.0',
  'facility-fact':
    '{fact, select, type {Type} level {Level of care} owner {Who get am} state {State} lga {LGA} position {Latitude, longitude} status {Status} source {Source and date} other {}}',
  'facility-close': 'Close am',
  'facility-show': 'Show wetin dem know about am',
  'facility-before': 'Rows wey dey before',
  'facility-after': 'Rows wey dey after',
  'facility-rows': '{first, number} to {last, number} out of {count, number}',
  'facility-found-file': 'The ones we find as CSV',
  'map-of':
    '{what, select, indicator {Indicator of map {map}} source {Data source of map {map}} period {Period of map {map}} other {}}',
  pair: 'Two indicators for one map',
  'pair-of':
    '{what, select, indicator {Second indicator} source {Im data source} period {Im period} other {}}',
  layers: 'Layers ({count, number})',
  'layers-help':
    'The one wey dey top come first. Untick one to hide am, use the slider make you see through am, use the arrows to move am.',
  layer:
    '{name, select, names {Names and values} distance {Distance bands} facilities {Public health facilities} circles {Circles of counts} states {Borders of states} borders {Borders} regions {Colours of the regions} other {}}',
  'layer-key':
    '{name, select, states {Between states} distance {How many kilometres from where distance start, straight line} borders {Between the regions; the one wey dem choose get dark line round am} other {}}',
  'key-one': 'one facility',
  'key-several': 'many together; go near make dem separate',
  'key-placed': '{count, plural, one {# facility} other {# facilities}} wey we know where dem dey.',
  opacity: 'How e thick',
  'add-layer': 'Add one layer',
  'more-layer':
    '{name, select, facilities {Public health facilities} pair {A second indicator} circles {Circles of counts} other {}}',
  'layer-opacity': 'How e thick reach: {layer}',
  'layer-up': 'Go up: {layer}',
  'layer-down': 'Go down: {layer}',
  'in-view':
    'The same thing as table: {shown, number} out of {count, plural, one {# place} other {# places}} dey the map now',
} as const
