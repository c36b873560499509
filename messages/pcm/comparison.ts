/** Many indicators side by side. */
export const comparison = {
  none: 'None of the indicators wey you choose get figures for {by, select, zones {the zones} states {the states} place {{place}} other {}} wey fit the choice.',
  zones: 'Across the zones: {said}.',
  states: 'Across the states: {said}.',
  newest: 'The newest figures for {place}: {said}.',
  more: '{count} more dey below',
  one: '{indicator} <b>{figure}</b> ({cited})',
  'one-place': '{indicator} <b>{figure}</b> for {place} ({cited})',
  between:
    '{indicator} between <b>{low}</b> and <b>{high}</b> ({cited}), and the ranges no allow person talk which of the {kind, select, zones {zones} states {states} other {}} high pass or low pass',
  range: '{indicator} from <b>{low}</b> for {lowPlace} reach <b>{high}</b> for {highPlace} ({cited})',
  'lacks-period': '{indicator_name} no get {period}.',
  'no-data': '{indicator_name}, data no dey for am.',
  unit: '{factor, select, 1 {for every 1,000} 2 {percentage} 3 {for every 100,000} 4 {numbers} other {}}',
  'unit-heading': '{Unit}',
  'smaller-figures': '{heading_name}, figures wey small pass',
} as const
