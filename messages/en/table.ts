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
  se: 'Standard error',
  numerator: 'Numerator',
  denominator: 'Denominator',
  sample_size: 'Sample',
  reliability: 'Reliability',
  'reliability-class':
    '{class, select, good {good} fair {fair} wide {wide interval} withheld {too wide to show} other {}}',
  notes: 'Notes',
  of: 'Table: {title}',
  range: '{lower} to {upper} ({level}%)',
} as const
