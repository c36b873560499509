/** The table behind a figure. */
export const table = {
  value: 'Value',
  location: 'Location',
  source: 'Source',
  class: 'Class',
  indicator: 'Indicator',
  group: 'Group',
  all: 'All',
  period: 'Period',
  born: 'Born',
  interval: 'Interval',
  numerator: 'Numerator',
  denominator: 'Denominator',
  sample_size: 'Sample',
  notes: 'Notes',
  of: 'Table: {title}',
  range: '{lower} to {upper} ({level}%)',
} as const
