/** A section that puts indicators side by side: its controls, headings, and what had to move. */
export const indicatorComparison = {
  controls:
    '{count, plural, one {1 indicator} other {# indicators}} {by, select, period {over the years} national {for the nation} zones {by zone} states {by state} other {}}',
  detail: '{source} · {place_name}',
  'all-sources': 'All sources',
  all: 'All',
  best: 'each indicator in its best source',
  'of-chosen': '{count} of {all} chosen',
  of: '{count} of {all}',
  indicators: 'Indicators',
  choose: 'Choose indicators',
  chosen: '{count} of {most}: {names}',
  limit: 'At most {most} indicators can be compared; take one away to add another.',
  'compare-by': 'Compare by',
  by: '{by, select, period {Period} national {National} zones {Zonal} states {State} other {}}',
  'not-by': 'not {by, select, period {period} national {national} zones {zonal} states {state} other {}}',
  'none-by':
    'No chosen indicator has figures for {by, select, period {any place} national {the nation} zones {zones} states {states} other {}}',
  'not-published': '{source} does not publish it',
  newest: 'Newest of each',
  'no-figure': 'No figure of the chosen indicators',
  'no-target': 'No chosen indicator has {which, select, national {a national} sdg {an SDG} other {}} target',
  order: 'Order of the states',
  'order-by': '{by, select, name {A–Z} zone {By zone} value {By the first indicator} other {}}',
  heading:
    'Indicators side by side in {by, select, period {{place}, over the years} national {{place}} zones {all zones} states {all states} other {}}',
  'choose-heading': 'Choose the indicators to compare',
  'choose-answer': 'Up to 20 indicators can be drawn side by side. Open “Indicators” above and tick them.',
  usual: 'Show the usual ones',
  'not-drawn': 'Not drawn, for want of figures: {names}.',
  'period-moved':
    'None of the chosen indicators has figures for {period}; the newest of each are shown instead.',
  'place-moved': 'No figure of the chosen indicators for {wanted_name}; {place_name} is shown instead.',
  unnamed: 'the place asked for',
  loading: 'the figures',
  failed: 'These indicators',
} as const
