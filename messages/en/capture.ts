/** Putting what a reader looks at into a document of their own. */
export const capture = {
  'first-title': '{kind, select, dashboard {My dashboard} brief {Brief} profile {Profile} other {}}',
  'add-title': 'Add to a dashboard or report',
  'write-title': 'Ask or note about this figure',
  'add-other': 'Add it to a dashboard or report',
  or: 'Or:',
  'as-text': 'It is added as text, with its inputs and citations, as it is now.',
  'text-first': 'Dashboards and reports are kept in your account. The address of this page keeps the result.',
  'add-first':
    'Dashboards and reports are kept in your account. Log in, and you come back to this figure to add it.',
  'write-first':
    'Notes and questions carry your username. Log in, and you come back to this figure to write.',
  login: 'Log in',
  register: 'Create an account',
  as: 'As',
  form: '{form, select, figure {Figure} table {Table of its numbers} sentence {Sentence that says what it shows} other {}}',
  live: 'It stays live: the figures are those of the newest release whenever it is opened.',
  where: 'Where to',
  own: '{title} ({kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}})',
  'new-dashboard': 'A new dashboard',
  'new-report': 'A new report',
  adding: 'Adding…',
  add: 'Add',
  added: 'Added to “{title}”, as its last block.',
  open: 'Open it',
  'go-on': 'Go on reading',
} as const
