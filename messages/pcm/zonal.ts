/** Where figure high and where e low. */
export const zonal = {
  'national-only': '{None} get figures of {indicator} for zones or states',
  'national-only-instead':
    'All the figures {held, select, dashboard {for this dashboard} release {for this release} other {}} na for the whole nation: Indicator Overview dey show dem. These ones get figures of places:',
  unfilled: 'Nothing wey person choose for this dashboard na figure of zone, state or local government area.',
  'heading-nation': 'Where {indicator} high and where e low?',
  heading: 'Inside {place}, where {indicator} high and where e low?',
  says: '{Claim}.',
  'says-among':
    'For the {count, number} {kind, select, zones {zones} states {states} lgas {LGAs} other {}} wey dey inside {area}, {claim}.',
  'says-of-some':
    'For the {count, number} wey get figure out of {all, number} {kind, select, zones {zones} states {states} lgas {LGAs} other {}}{of, select, place { inside {area}} all {} other {}}, {claim}.',
  one: 'Na only one out of {all, number} {kind, select, zones {zones} states {states} lgas {LGAs} other {}}{of, select, place { inside {area}} all {} other {}} get figure: {place}, <b>{figure}</b>.',
  same: '{indicator} na <b>{low}</b> for {left, select, all {all the {count, number} {kind, select, zones {zones} states {states} lgas {LGAs} other {}}} some {{count, plural, =1 {the only place wey remain} other {the # {kind, select, zones {zones} states {states} lgas {LGAs} other {}} wey remain}}} other {}}',
  between:
    'dem publish {indicator} between <b>{low}</b> and <b>{high}</b>; {why, select, intervals {the ranges no allow person talk} no_intervals {dem no publish range, so person no fit talk} few_events {the figure for one end no reach 20 cases, so person no fit talk} other {}} {which}',
  range: '{indicator} start from <b>{low}</b> for {lowPlace} reach <b>{high}</b> for {highPlace}',
  half: '{indicator} start from <b>{low}</b>{end, select, lowest { for {place}} highest {} other {}} reach <b>{high}</b>{end, select, lowest {} highest { for {place}} other {}}; {why, select, intervals {the ranges no allow person talk} no_intervals {we no get range for here, so person no fit talk} few_events {the figure for one end no reach 20 cases, so person no fit talk} other {}} {which}',
  where: ' for {place}',
  inside:
    'Inside {zone} e start from <b>{low}</b>{lowWhere} reach <b>{high}</b>{highWhere}: the zone figure dey hide {hides, select, most {most} part {part} other {}} of the difference.',
  'inside-sum': 'Inside {zone} e start from <b>{low}</b>{lowWhere} reach <b>{high}</b>{highWhere}.',
  beyond: '{Places}, {figure}, pass 100%, wey no coverage fit pass, so we comot am.',
  'beyond-many': '{count, number} figures pass 100%, wey no coverage fit pass, so we comot dem.',
  partial: '{cited} never complete.',
  'others-quoted':
    'For {whole, select, yes {these {all, number}} no {{count, number} of these {all, number}} other {}} states na another figure we dey quote: {rounds}.',
  'none-of-district': 'We no hold am here which LGAs dey inside {place}.',
  'lgas-of-state': 'Choose {state} if you want figures of {indicator_phrase} by LGA.',
  none: 'This source no get figure of {indicator} for places wey dey inside {place} for this period.',
} as const
