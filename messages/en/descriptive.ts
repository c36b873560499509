/** How places differ in an indicator, or one place over time. */
export const descriptive = {
  'heading-time': '{indicator_name} in {place} over time',
  'heading-nation':
    'How do the {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} differ in {indicator_phrase}?',
  heading:
    'How do the {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} of {place} differ in {indicator_phrase}?',
  none: '{source} has no figures of {indicator_phrase} for these {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}}.',
  one: '{source} has one figure here: <b>{value}</b>. One value has no spread.',
  same: 'All {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} of {source} are <b>{value}</b>.',
  few: '{source} has {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}}: the median is <b>{median}</b>.',
  half: 'The middle half of {count} {across, select, zones {zones} states {states} lgas {LGAs} time {figures} other {}} in {source} lies between <b>{q1}</b> and <b>{q3}</b>, the median is <b>{median}</b>.',
  ends: 'The values run from <b>{low}</b>{lowName} to <b>{high}</b>{highName}.',
  'ends-open':
    'The values run from <b>{low}</b> to <b>{high}</b>; {why, select, intervals {the intervals do not allow saying} no_intervals {without intervals it is unclear} few_events {with fewer than 20 events at one end it is unclear} other {}} which {across, select, time {figure} zones {place} states {place} lgas {place} other {}} is at either end.',
  'ends-half':
    'The values run from <b>{low}</b>{end, select, lowest { ({place})} highest {} other {}} to <b>{high}</b>{end, select, lowest {} highest { ({place})} other {}}; {why, select, intervals {the intervals do not allow saying} no_intervals {without intervals it is unclear} few_events {with fewer than 20 events at one end it is unclear} other {}} which {across, select, time {figure} zones {place} states {place} lgas {place} other {}} is at the other end.',
  whole:
    'The figure for {place} itself is <b>{figure}</b> ({cited}){round, select, same {} apart {, of another round} other {}}.',
  named: ' ({name})',
} as const
