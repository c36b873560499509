/** `/indicator-search` and its views. */
export const indicatorSearch = {
  label: 'Find an indicator',
  placeholder: 'Search For...',
  lead: 'Type a name, a code, an abbreviation or words of a definition, with slips too; a place, a source or a year beside it chooses the figure. For example:',
  'no-result': 'No Results Found',
  count:
    '{found, plural, =0 {No Results Found} one {{count} indicator found, with its figure for {place}.} other {{count} indicators found, each with its figure for {place}.}}',
  unknown: 'Nothing here has the name {words}.',
  found: 'Indicators found',
  column:
    '{column, select, number {S/N} indicator {Indicator} value {Value} source {Source and period} other {}}',
  figure: '{state, select, failed {The figure could not be loaded.} loading {Loading…} other {}}',
  none: 'N/A: no figure for this place, source or year',
  more: 'Show more ({count} left)',
  view: '{view, select, bars {Bar chart} states {State table} table {Table} other {}}',
  'view-about':
    '{view, select, bars {One indicator in the country and each state, as bars} states {One indicator in the country and each state, as rows} table {All indicators found, each with its figure} other {}}',
  which: 'Indicator',
  back: 'Back to what was found',
  as: 'Shown as',
  form: '{form, select, chart {Chart} table {State table} other {}}',
} as const
