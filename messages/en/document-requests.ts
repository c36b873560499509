/** Requests to make dashboards and reports public. */
export const documentRequests = {
  document: 'Dashboard or report',
  preview: '(preview in a new tab)',
  'no-account': 'Somebody without an account now',
  why: 'Why it should be public',
  'public-now': '{name} is public now',
  title: 'Requests for public dashboards and reports',
  lead: 'People who made these dashboards and reports want everybody to see them. They get your decision as a notification, and by e-mail if they want that.',
  list: 'the requests',
  none: 'No requests.',
  'none-about': 'None waits for a decision.',
  label: 'Requests',
  'decline-help': 'What would have to change. The owner reads it.',
  own: 'Your own: somebody else decides.',
} as const
