/** How places different for one indicator, or how one place change over time. */
export const descriptive = {
  'heading-time': '{indicator_name} for {place} as time dey go',
  'heading-nation':
    'How the {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} take different for {indicator}?',
  heading:
    'How the {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} for {place} take different for {indicator}?',
  none: '{source} no get figure of {indicator} for these {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}}.',
  one: '{source} get only one figure here: <b>{value}</b>. One value no get spread.',
  same: 'All the {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} for {source} na <b>{value}</b>.',
  few: '{source} get {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}}: the median na <b>{median}</b>.',
  half: 'The middle half of the {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} for {source} dey between <b>{q1}</b> and <b>{q3}</b>, the median na <b>{median}</b>.',
  ends: 'The values start from <b>{low}</b>{lowName} reach <b>{high}</b>{highName}.',
  'ends-open':
    'The values start from <b>{low}</b> reach <b>{high}</b>; {why, select, intervals {the ranges no allow person talk} no_intervals {dem no publish range, so person no fit talk} few_events {the figure for one end no reach 20 cases, so person no fit talk} other {}} which {across, select, time {figure} zones {place} states {place} lgas {place} other {}} dey for any of the two ends.',
  'ends-half':
    'The values start from <b>{low}</b>{end, select, lowest { ({place})} highest {} other {}} reach <b>{high}</b>{end, select, lowest {} highest { ({place})} other {}}; {why, select, intervals {the ranges no allow person talk} no_intervals {we no get range for here, so person no fit talk} few_events {the figure for one end no reach 20 cases, so person no fit talk} other {}} which {across, select, time {figure} zones {place} states {place} lgas {place} other {}} {end, select, lowest {high pass} highest {low pass} other {}}.',
  whole:
    'The figure for {place} itself na <b>{figure}</b> ({cited}){round, select, same {} apart {, from another round} other {}}.',
  named: ' ({name})',
} as const
