/** Long lists of records: their pages, the search, and taking them out as a table. */
export const records = {
  'not-exported': 'The table was not exported',
  export: 'Export CSV',
  rows: '{first} to {last} of {count} {what} · {size} per page',
  pages: 'Pages of {what}',
  previous: 'Previous',
  next: 'Next',
  'none-called': 'No {what} is called “{query}”.',
  'none-yet': 'No {what}s yet.',
  select: 'Select {name}',
  'select-all': 'Select all {what} on this page',
  actions: 'Actions',
} as const
