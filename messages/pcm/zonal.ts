/** Where figure high and where e low. */
export const zonal = {
  'heading-nation': 'Where {indicator} high and where e low?',
  heading: 'Inside {place}, where {indicator} high and where e low?',
  says: '{Claim}.',
  'says-among':
    'For the {count} {kind, select, states {states} lgas {LGAs} other {}} wey dey inside {place}, {claim}.',
  same: '{indicator} na <b>{low_short}</b> for all the {kind, select, zones {zones} states {states} lgas {LGAs} other {}}',
  between:
    'dem publish {indicator} between <b>{low_short}</b> and <b>{high_short}</b>; the ranges no allow person talk which of the {kind, select, zones {zones} states {states} lgas {LGAs} other {}} high pass or low pass',
  range: '{indicator} start from <b>{low_short}</b> for {lowPlace} reach <b>{high_short}</b> for {highPlace}',
  inside:
    'Inside {zone} e start from <b>{low_short}</b> for {lowPlace} reach <b>{high_short}</b> for {highPlace}: the zone figure dey hide {hides, select, most {most} part {part} other {}} of the difference.',
  none: 'This source no get figure of {indicator} for places wey dey inside {place} for this period.',
} as const
