/** The section wey put indicators side by side: controls, headings, and wetin we change. */
export const indicatorComparison = {
  controls:
    '{count, plural, one {1 indicator} other {# indicators}} {by, select, period {across the years} national {for the nation} zones {by zone} states {by state} other {}}',
  detail: '{source} · {place_name}',
  'all-sources': 'All sources',
  all: 'All',
  best: 'each indicator from the source wey good pass for am',
  'of-chosen': '{count} out of {all} wey you choose',
  of: '{count} out of {all}',
  indicators: 'Indicators',
  choose: 'Choose indicators',
  chosen: '{count} out of {most}: {names}',
  limit: 'You fit compare {most} indicators at most; comot one before you add another one.',
  'compare-by': 'Compare by',
  by: '{by, select, period {Time} national {National} zones {Zone} states {State} other {}}',
  'not-by': 'no be by {by, select, period {time} national {nation} zones {zone} states {state} other {}}',
  'none-by':
    'None of the indicators wey you choose get figures for {by, select, period {any place} national {the nation} zones {zones} states {states} other {}}',
  'not-published': '{source} no dey publish am',
  newest: 'The newest of each',
  'newest-of-each': 'the newest of each',
  'no-figure': 'Figure of the indicators wey you choose no dey',
  'no-target':
    'None of the indicators wey you choose get {which, select, national {national} sdg {SDG} other {}} target',
  order: 'How the states take line up',
  span: 'Years',
  'span-of': '{span, select, most {Since most don start} all {All years} other {}}',
  'order-by': '{by, select, name {A–Z} zone {By zone} value {By the first indicator} other {}}',
  heading:
    'Indicators side by side for {by, select, period {{place}, across the years} national {{place}} zones {all zones} states {all states} other {}}',
  'choose-heading': 'Choose the indicators wey you wan compare',
  'choose-answer': 'You fit put 20 indicators side by side at most. Open “Indicators” for up and tick dem.',
  usual: 'Show the usual ones',
  'not-drawn': 'We no draw these ones because figures no dey: {names}.',
  loading: 'the figures',
  failed: 'These indicators',
} as const
