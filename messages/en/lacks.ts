/** What is lacked where more counts than any figure: the first half of the sentence that says what is shown instead. */
export const lacks = {
  'by-state': '{source} has no figure by state for {of_name}',
  'by-group': '{source} has no figure by {dimension} for {of_name}',
  'by-week': '{source} has no weekly figure for {of_name}',
  'by-quarter': '{source} has no quarter for {of_name}',
  'by-level':
    '{source} has no figure of {across, select, states {states} zones {zones} lgas {LGAs} time {one place over time} other {}} for {of_name}',
  two: '{source} has fewer than two of these indicators {over, select, states {by state} periods {at all} other {}}',
  'two-here': '{source} has fewer than two of these indicators for {of_name}',
  both: 'no state has both figures for {of}',
  chosen: 'none of the chosen indicators has a figure for {of_name}',
  rows: '{none} has figures of these indicators for the places in the rows up to {of}',
  'states-of': '{none} has {of_name} by state',
  'weeks-of': '{of_name} has no weekly counts',
  'quarters-of': '{of} of months cannot be averaged to a quarter, as no target of a quarter is published',
  'no-sum-of': '{of_name} cannot be added up over a quarter: it is of one time, or is a share',
  'months-of': '{of_name} is not counted by month',
  'groups-of':
    '{of_name} is not published by population group{held, select, dashboard { on this dashboard} release {} other {}}',
  'others-here': 'These indicators of this dashboard are:',
  parts: '{of}, an LGA, has no parts',
  series: '{of}, an LGA, has no series over time',
  'held-level':
    '{same, select, yes {other } no {} other {}}{level, select, nation {the nation} zone {zones} state {states} lga {LGAs} district {senatorial districts} other {}} ({sources})',
} as const
