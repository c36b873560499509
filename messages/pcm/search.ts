/** Search for everything: wetin e find, and wetin each one be. */
export const search = {
  title: 'Search',
  field: 'Search indicators, places, sources and pages',
  hint: 'Try “penta 3 kano”, “u5mr”, “NDHS” or “scorecard”. Press / make you search from any page.',
  answer: 'Answer',
  indicators: 'Indicators',
  places: 'Places',
  sources: 'Sources',
  pages: 'Pages',
  full: '{indicator_full}',
  indicator: 'Indicator · {area}',
  'indicator-with': 'Indicator · {area} · e go open with {opened_name}',
  tagged: '{area} · {tags}',
  place:
    '{level, select, 1 {Country} 2 {Zone} 3 {State} 4 {Local government area} 5 {Senatorial district} other {}}',
  'place-in':
    '{level, select, 1 {Country} 2 {Zone for {parent}} 3 {State for {parent}} 4 {Local government area for {parent}} 5 {Senatorial district for {parent}} other {}}',
  source: '{class, select, Survey {Survey} Estimate {Estimate} Routine {Routine} other {}} · {name}',
  dashboard: 'Dashboard · {about}',
  section: 'Section · {about}',
  page: 'Page',
  api: 'Figures by API',
  'api-about': 'Page · How programs dey take get these figures',
  'and-more': 'and {count} more indicators; talk more make e narrow',
  unknown: 'Nothing wey dey here dey called {words}.',
  nothing: 'Nothing wey dem dey call “{query}” dey here.',
  found: '{count, plural, one {# result} other {# results}}',
} as const
