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
  numerator: 'Numerator',
  denominator: 'Denominator',
  sample_size: 'Sample',
  notes: 'Notes',
  of: 'Table: {title}',
  range: '{lower} reach {upper} ({level}%)',
} as const
