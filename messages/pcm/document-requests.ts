/** Requests to make dashboards and reports public. */
export const documentRequests = {
  document: 'Dashboard or report',
  preview: '(look am for new tab)',
  'no-account': 'Person wey no get account again',
  why: 'Why e suppose dey public',
  'public-now': '{name} don dey public now',
  title: 'Requests for public dashboards and reports',
  lead: 'The people wey make these dashboards and reports want make everybody see dem. Your decision go reach dem as notification, and by e-mail if dem want e-mail.',
  list: 'the requests',
  none: 'No request dey.',
  'none-about': 'None dey wait for decision.',
  label: 'Requests',
  'decline-help': 'Wetin suppose change. The owner go read am.',
  own: 'Your own: another person go decide.',
} as const
