/** Pages for bad network and without scripts, wey the server dey write. */
export const lite = {
  name: 'lite',
  title: 'Health figures of Nigeria, lite',
  about:
    'The same figures for pages wey small well well: no scripts, no cookies. Every number na the one wey the full pages dey show.',
  ask: 'Ask for figure',
  example: 'penta 3 kano',
  search: 'Search',
  show: 'Show am',
  numbers: 'The numbers for table',
  sections: 'More about this matter',
  places: 'Other places',
  brief: 'Brief of {place_name} for two pages',
  dashboards: 'Dashboards',
  full: 'Open the full page',
  all: 'All lite pages',
  weight: 'This page na {kilobytes, number} kB, and e no dey load any other thing.',
  'also-ask': 'You fit ask again',
  'read-more': 'Where e dey',
  'no-page': 'This page no get lite form',
  'not-now': 'This page no fit show now',
  'no-page-about': 'Choose one dashboard or place wey dey below, or ask for figure.',
} as const
