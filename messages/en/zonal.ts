/** Where a figure is high and low. */
export const zonal = {
  'national-only': '{None} has figures of {indicator} for zones or states',
  'national-only-instead':
    'All its figures {held, select, dashboard {on this dashboard} release {in this release} other {}} are of the nation: Indicator Overview shows them. These have figures of places:',
  unfilled: 'Nothing chosen for this dashboard is a figure of a zone, a state or a local government area.',
  'heading-nation':
    'Where {indicator_number, select, many {are} other {is}} {indicator_phrase} high and low?',
  heading:
    'Where in {place} {indicator_number, select, many {are} other {is}} {indicator_phrase} high and low?',
  says: '{Claim}.',
  'says-among':
    'Among the {count, number} {kind, select, zones {zones} states {states} lgas {LGAs} other {}} of {area}, {claim}.',
  'says-of-some':
    'Among the {count, number} of {all, number} {kind, select, zones {zones} states {states} lgas {LGAs} other {}}{of, select, place { of {area}} all {} other {}} with a figure, {claim}.',
  one: 'One of {all, number} {kind, select, zones {zones} states {states} lgas {LGAs} other {}}{of, select, place { of {area}} all {} other {}} has a figure: {place}, <b>{figure}</b>.',
  same: '{indicator_phrase} {indicator_number, select, many {are} other {is}} <b>{low}</b> in {left, select, all {{count, plural, =2 {both {kind, select, zones {zones} states {states} lgas {LGAs} other {}}} other {all # {kind, select, zones {zones} states {states} lgas {LGAs} other {}}}}} some {{count, plural, =1 {the only place left} other {the # {kind, select, zones {zones} states {states} lgas {LGAs} other {}} left}}} other {}}',
  between:
    '{indicator_phrase} {indicator_number, select, many {are} other {is}} published between <b>{low}</b> and <b>{high}</b>; {why, select, intervals {the intervals do not allow saying} no_intervals {without intervals it is unclear} few_events {with fewer than 20 events at one end it is unclear} other {}} {which}',
  range:
    '{indicator_phrase} {indicator_number, select, many {run} other {runs}} from <b>{low}</b> in {lowPlace} to <b>{high}</b> in {highPlace}',
  half: '{indicator_phrase} {indicator_number, select, many {run} other {runs}} from <b>{low}</b>{end, select, lowest { in {place}} highest {} other {}} to <b>{high}</b>{end, select, lowest {} highest { in {place}} other {}}; {why, select, intervals {the intervals do not allow saying} no_intervals {without intervals it is unclear} few_events {with fewer than 20 events at one end it is unclear} other {}} {which}',
  where: ' in {place}',
  inside:
    'Inside {zone} {indicator_number, select, many {they run} other {it runs}} from <b>{low}</b>{lowWhere} to <b>{high}</b>{highWhere}: the zone figure hides {hides, select, most {most} part {part} other {}} of the difference.',
  'inside-sum':
    'Inside {zone} {indicator_number, select, many {they run} other {it runs}} from <b>{low}</b>{lowWhere} to <b>{high}</b>{highWhere}.',
  beyond: '{Places}, {figure}: above 100%, which no coverage can be, so it is left out.',
  'beyond-many': '{count, number} figures are above 100%, which no coverage can be, and are left out.',
  partial: '{cited} is not complete.',
  'others-quoted':
    'For {whole, select, yes {these {all, number}} no {{count, number} of these {all, number}} other {}} states another figure is quoted: {rounds}.',
  'none-of-district': 'It is not held here which LGAs make up {place}.',
  'lgas-of-state': 'Choose {state} for figures of {indicator_phrase} by LGA.',
  none: 'This source has no figures of {indicator_phrase} for places inside {place} in this period.',
} as const
