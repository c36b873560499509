/** Several indicators side by side. */
export const comparison = {
  none: 'None of the chosen indicators has figures for {by, select, zones {the zones} states {the states} place {{place}} other {}} that fit the choice.',
  zones: 'Across the zones: {said}.',
  states: 'Across the states: {said}.',
  newest: 'The newest figures for {place}: {said}.',
  more: '{count} more below',
  one: '{indicator} <b>{figure}</b> ({cited})',
  'one-place': '{indicator} <b>{figure}</b> in {place} ({cited})',
  between:
    '{indicator} between <b>{low}</b> and <b>{high}</b> ({cited}), and the intervals do not allow saying which of the {kind, select, zones {zones} states {states} other {}} is highest or lowest',
  range: '{indicator} from <b>{low}</b> in {lowPlace} to <b>{high}</b> in {highPlace} ({cited})',
  'lacks-period': '{indicator_name} has no {period}.',
  'no-data': '{indicator_name}, does not have available data.',
  unit: '{factor, select, 1 {per 1,000} 2 {percentage} 3 {per 100,000} 4 {numbers} other {}}',
  'unit-heading': '{Unit}',
  'smaller-figures': '{heading_name}, smaller figures',
} as const
