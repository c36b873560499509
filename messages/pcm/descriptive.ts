/** How places different for one indicator, or how one place change over time. */
export const descriptive = {
  'heading-time': '{indicator_name} for {place} as time dey go',
  'heading-nation':
    'How the {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} take different for {indicator}?',
  heading:
    'How the {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} for {place} take different for {indicator}?',
  none: '{source} no get figure of {indicator} for these {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}}.',
  one: '{source} get only one figure here: <b>{value_short}</b>. One value no get spread.',
  same: 'All the {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} for {source} na <b>{value_short}</b>.',
  few: '{source} get {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}}: the median na <b>{median_short}</b>.',
  half: 'The middle half of the {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} for {source} dey between <b>{q1_short}</b> and <b>{q3_short}</b>, the median na <b>{median_short}</b>.',
  ends: 'The values start from <b>{low_short}</b>{lowName} reach <b>{high_short}</b>{highName}.',
  'ends-open':
    'The values start from <b>{low_short}</b> reach <b>{high_short}</b>; the ranges no allow person talk which place dey for any of the two ends.',
  named: ' ({name})',
} as const
