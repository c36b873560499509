/** To put wetin person dey look inside document of their own. */
export const capture = {
  'first-title': '{kind, select, dashboard {My dashboard} brief {Brief} profile {Profile} other {}}',
  'add-title': 'Add am to dashboard or report',
  'write-title': 'Ask question or write note about this figure',
  'add-other': 'Add am to dashboard or report',
  or: 'Or:',
  'as-text': 'We go add am as text, with wetin e use and where e come from, as e dey now.',
  'text-first':
    'Dashboards and reports dey inside your account. The address of this page go keep the result.',
  'add-first':
    'Dashboards and reports dey inside your account. Log in, and you go come back to this figure to add am.',
  'write-first':
    'Notes and questions dey carry your username. Log in, and you go come back to this figure to write.',
  login: 'Log in',
  register: 'Open account',
  as: 'As',
  form: '{form, select, figure {Figure} table {Table of the numbers} sentence {Sentence wey talk wetin e show} other {}}',
  live: 'E dey follow the data: any time person open am, the figures na the ones of the newest release.',
  where: 'Where e go enter',
  own: '{title} ({kind, select, dashboard {dashboard} report {report} brief {brief} profile {profile} other {}})',
  'new-dashboard': 'New dashboard',
  'new-report': 'New report',
  adding: 'We dey add am…',
  add: 'Add am',
  added: 'We don add am to “{title}”, as the last block.',
  open: 'Open am',
  'go-on': 'Continue to read',
} as const
