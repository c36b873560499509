/** Comments below a document, and the letters about it. */
export const documentComments = {
  comments: 'Comments',
  list: 'the comments',
  none: 'No comments yet.',
  help: 'Plain text, {most} characters at most. Everybody who may see this page reads it.',
  login: 'Log in to comment',
  change: 'Change the comment: {comment}',
  report: 'Report the comment: {comment}',
  delete: 'Delete the comment: {comment}',
  'change-help': 'Readers see that it was changed.',
  waits:
    'Only you see this yet. Confirm your e-mail address by the link in the e-mail that was sent to it; then others see it too.',
  you: 'you',
  owner: 'whose page this is',
  changed: 'changed {moment}',
  letter: 'Send this page by mail',
  'report-by': 'Report the comment by {author}',
  'report-it': 'Report',
  'report-help': 'Those who decide for this site read it. The comment stays until they have decided.',
  reported: 'The comment was reported',
} as const
