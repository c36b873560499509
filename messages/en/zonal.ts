/** Where a figure is high and low. */
export const zonal = {
  'heading-nation': 'Where is {indicator} high and low?',
  heading: 'Where in {place} is {indicator} high and low?',
  says: '{Claim}.',
  'says-among': 'Among {count} {kind, select, states {states} lgas {LGAs} other {}} of {place}, {claim}.',
  same: '{indicator} is <b>{low_short}</b> in all {kind, select, zones {zones} states {states} lgas {LGAs} other {}}',
  between:
    '{indicator} is published between <b>{low_short}</b> and <b>{high_short}</b>; the intervals do not allow saying which of the {kind, select, zones {zones} states {states} lgas {LGAs} other {}} is highest or lowest',
  range: '{indicator} runs from <b>{low_short}</b> in {lowPlace} to <b>{high_short}</b> in {highPlace}',
  inside:
    'Inside {zone} it runs from <b>{low_short}</b> in {lowPlace} to <b>{high_short}</b> in {highPlace}: the zone figure hides {hides, select, most {most} part {part} other {}} of the difference.',
  none: 'This source has no figures of {indicator} for places inside {place} in this period.',
} as const
