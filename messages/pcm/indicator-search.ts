/** `/indicator-search` and im views. */
export const indicatorSearch = {
  label: 'Find indicator',
  placeholder: 'Search For...',
  lead: 'Type name, code, short name or words of the meaning, even if you miss spelling; put place, source or year join am to choose the figure. For example:',
  'no-result': 'We no see anything',
  count:
    '{found, plural, =0 {We no see anything} one {We see {count} indicator, with im figure for {place}.} other {We see {count} indicators, each one with im figure for {place}.}}',
  unknown: 'Nothing for here dey bear {words}.',
  found: 'Indicators wey we see',
  column:
    '{column, select, number {S/N} indicator {Indicator} value {Value} source {Source and period} other {}}',
  figure: '{state, select, failed {The figure no gree load.} loading {E dey load…} other {}}',
  none: 'N/A: no figure for this place, source or year',
  more: 'Show more ({count} remain)',
  view: '{view, select, bars {Bar chart} states {State table} table {Table} other {}}',
  'view-about':
    '{view, select, bars {One indicator for the country and every state, as bars} states {One indicator for the country and every state, as rows} table {All the indicators wey we see, each one with im figure} other {}}',
  which: 'Indicator',
  back: 'Go back to wetin we see',
  as: 'How e dey show',
  form: '{form, select, chart {Chart} table {State table} other {}}',
} as const
