/** Pages for poor connections and without scripts, which the server writes. */
export const lite = {
  name: 'lite',
  title: 'Health figures of Nigeria, lite',
  about:
    'The same figures on pages of a few kilobytes: no scripts, no cookies. Every number is the one that the full pages show.',
  ask: 'Ask for a figure',
  example: 'penta 3 kano',
  search: 'Search',
  show: 'Show',
  numbers: 'The numbers as a table',
  sections: 'More about this subject',
  places: 'Other places',
  brief: 'Brief of {place_name} on two pages',
  dashboards: 'Dashboards',
  full: 'Open the full page',
  all: 'All lite pages',
  weight: 'This page is {kilobytes, number} kB, and loads nothing else.',
  'also-ask': 'You can also ask',
  'read-more': 'Where this stands',
  'no-page': 'This page has no lite form',
  'not-now': 'This page cannot be shown now',
  'no-page-about': 'Choose a dashboard or a place below, or ask for a figure.',
} as const
