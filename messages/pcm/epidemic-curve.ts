/** How many people get one sickness, by week and by state. */
export const epidemicCurve = {
  heading: '{disease} for {place}: {count}, {year}',
  'heading-all': '{disease} for {place}: {count}, all the years',
  bar: '{disease}: {count}',
  'bar-detail': '{place_name} · {time}',
  disease: 'Sickness',
  count: 'Wetin dem count',
  year: 'Year',
  'all-years': 'All years',
  weeks: '{count, plural, one {# week} other {# weeks}}',
  none: 'Weekly figure no dey for this count',
  loading: 'the weekly counts',
  failed: 'The weekly counts',
  unfilled: 'Nothing wey person choose for this dashboard na count by week.',
  'none-here':
    'No weekly figure of {many} dey {held, select, dashboard {among wetin person choose for this dashboard} release {inside this release} other {}}',
  'curve-form': 'How the curve go look',
  curve: '{form, select, weeks {By week} range {Join the years wey don pass} running {Add am join} other {}}',
  'places-form': 'How the states go look',
  places:
    '{form, select, weeks {By week} years {By year} totals {Total} rates {For every 100,000 people} other {}}',
  died: 'How many die out of dem',
  'died-by': '{by, select, years {By year} states {By state} other {}}',
  'weeks-of': 'to see the weeks',
  'no-map': 'Map no dey: the source no get yearly count of {many} by state.',
  'no-map-instead': 'The states by week wey dey beside this one dey show where dem report am.',
  'nation-only': '{source} dey count {many} for the whole country only: no place inside am get im own weeks.',
  'no-rate': 'Rate no dey for {year}: the data no get how many people dey the states for that year.',
  'no-rate-all':
    'Rate no dey for all the years together: the data no get how many people dey the states for am.',
  people: 'COD-PS get how many people dey the states for {years}.',
  'people-elsewhere':
    'COD-PS get how many people dey the states for {years}; no count like this dey for any of those years.',
  'show-year': 'Show {year}',
} as const
