/** Long lists of records: their pages, the search, and how to carry dem go as table. */
export const records = {
  'not-exported': 'The table no gree comot',
  export: 'Export CSV',
  rows: '{first} reach {last} out of {count} {what} · {size} for one page',
  pages: 'Pages of {what}',
  previous: 'Before',
  next: 'Next',
  'none-called': 'No {what} dey wey dem call “{query}”.',
  'none-yet': 'No {what} dey yet.',
  select: 'Choose {name}',
  'select-all': 'Choose all {what} for this page',
  actions: 'Actions',
} as const
