/** Comments for under document, and the letters about am. */
export const documentComments = {
  comments: 'Comments',
  list: 'the comments',
  none: 'No comment yet.',
  help: 'Plain text, {most} characters at most. Anybody wey fit see this page go read am.',
  login: 'Log in make you comment',
  change: 'Change the comment: {comment}',
  report: 'Report the comment: {comment}',
  delete: 'Comot the comment: {comment}',
  'change-help': 'People wey dey read go see say you change am.',
  waits:
    'Na only you dey see this one now. Use the link inside the letter wey we send to your e-mail address confirm am: then other people go see am too, by imself.',
  you: 'you',
  owner: 'na im get this page',
  changed: 'change am {moment}',
  letter: 'Send this page by mail',
  'report-by': 'Report the comment wey {author} write',
  'report-it': 'Report am',
  'report-help': 'People wey dey decide for this site go read am. The comment go dey until dem decide.',
  reported: 'You don report the comment',
} as const
