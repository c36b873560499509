/** The table wey dey behind one figure. */
export const table = {
  value: 'Value',
  location: 'Place',
  source: 'Source',
  class: 'Class',
  indicator: 'Indicator',
  group: 'Group',
  all: 'All',
  born: 'Born',
  period: 'Time',
  interval: 'Range',
  se: 'Standard error',
  numerator: 'Numerator',
  denominator: 'Denominator',
  sample_size: 'Sample',
  reliability: 'How e solid reach',
  'reliability-class':
    '{class, select, good {solid} fair {manage} wide {the range wide} withheld {e too wide} other {}}',
  notes: 'Notes',
  of: 'Table: {title}',
  range: '{lower} reach {upper} ({level}%)',
} as const
