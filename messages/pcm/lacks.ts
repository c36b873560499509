/** Wetin no dey, for where any figure no do: the first half of the sentence wey talk wetin we show instead. */
export const lacks = {
  'by-state': '{source} no get figure by state for {of_name}',
  'by-group': '{source} no get figure by {dimension} for {of_name}',
  'by-week': '{source} no get weekly figure for {of_name}',
  'by-quarter': '{source} no get quarter for {of_name}',
  'by-level':
    '{source} no get figure of {across, select, states {states} zones {zones} lgas {LGAs} time {one place across time} other {}} for {of_name}',
  two: '{source} no get reach two of these indicators {over, select, states {by state} periods {at all} other {}}',
  'two-here': '{source} no get reach two of these indicators for {of_name}',
  both: 'no state get the two figures for {of}',
  chosen: 'none of the indicators wey you choose get figure for {of_name}',
  rows: '{none} get figures of these indicators for the places in the rows reach {of}',
  'states-of': '{none} get {of_name} by state',
  'weeks-of': '{of_name} no get weekly count',
  'quarters-of': 'person no fit average {of} of months to one quarter, because target of quarter no dey',
  'no-sum-of': 'Person no fit add {of_name} together for one quarter: na wetin dey at one time, or na share',
  'months-of': 'dem no dey count {of_name} by month',
  'groups-of':
    '{of_name} no dey published by group of people{held, select, dashboard { for this dashboard} release {} other {}}',
  'others-here': 'For these indicators of this dashboard e dey:',
  parts: '{of} na LGA, e no get parts',
  series: '{of} na LGA, e no get figures across time',
  'held-level':
    '{same, select, yes {other } no {} other {}}{level, select, nation {the whole country} zone {zones} state {states} lga {LGAs} district {senatorial districts} other {}} ({sources})',
} as const
