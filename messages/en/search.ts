/** The search over everything: what it finds, and what each finding is. */
export const search = {
  title: 'Search',
  field: 'Search indicators, places, sources and pages',
  hint: 'Try “penta 3 kano”, “u5mr”, “NDHS” or “scorecard”. Press / to search from any page.',
  answer: 'Answer',
  indicators: 'Indicators',
  places: 'Places',
  sources: 'Sources',
  pages: 'Pages',
  full: '{indicator_full}',
  indicator: 'Indicator · {area}',
  'indicator-with': 'Indicator · {area} · opens with {opened_name}',
  tagged: '{area} · {tags}',
  place:
    '{level, select, 1 {Country} 2 {Zone} 3 {State} 4 {Local government area} 5 {Senatorial district} other {}}',
  'place-in':
    '{level, select, 1 {Country} 2 {Zone of {parent}} 3 {State in {parent}} 4 {Local government area in {parent}} 5 {Senatorial district in {parent}} other {}}',
  source: '{class, select, Survey {Survey} Estimate {Estimate} Routine {Routine} other {}} · {name}',
  dashboard: 'Dashboard · {about}',
  section: 'Section · {about}',
  page: 'Page',
  api: 'Figures by API',
  'api-about': 'Page · How programs get these figures',
  'and-more': 'and {count} more indicators; say more to narrow them down',
  unknown: 'Nothing here is called {words}.',
  nothing: 'Nothing is called “{query}” here.',
  found: '{count, plural, one {# result} other {# results}}',
} as const
