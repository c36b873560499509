/** How places differ in an indicator, or one place over time. */
export const descriptive = {
  'heading-time': '{indicator_name} in {place} over time',
  'heading-nation':
    'How do the {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} differ in {indicator}?',
  heading:
    'How do the {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} of {place} differ in {indicator}?',
  none: '{source} has no figures of {indicator} for these {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}}.',
  one: '{source} has one figure here: <b>{value_short}</b>. One value has no spread.',
  same: 'All {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} of {source} are <b>{value_short}</b>.',
  few: '{source} has {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}}: the median is <b>{median_short}</b>.',
  half: 'The middle half of {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} in {source} lies between <b>{q1_short}</b> and <b>{q3_short}</b>, the median is <b>{median_short}</b>.',
  ends: 'The values run from <b>{low_short}</b>{lowName} to <b>{high_short}</b>{highName}.',
  'ends-open':
    'The values run from <b>{low_short}</b> to <b>{high_short}</b>; the intervals do not allow saying which place is at either end.',
  named: ' ({name})',
} as const
