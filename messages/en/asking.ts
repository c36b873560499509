/** What is said when the server does not answer, or refuses; it is at hand before any page of forms is. */
export const asking = {
  'no-answer': 'No answer arrived. Look at your connection and try again; nothing you typed is lost.',
  'no-room':
    'This device has no room to keep what you write. It is on this page only, until your account has it.',
  'unexpected-format': 'Unexpected API response format',
  unexpected: 'Something went wrong on our side. Try again later.',
  'with-request': '{words} The people who run the site find the cause under the number {request}.',
  expired: 'Session expired',
  'log-in-again': 'Please log in again',
  'not-saved': 'Your choice was not saved',
  'given-up': 'Nothing was changed: the password was not entered.',
  'went-wrong': 'Something went wrong. Try again.',
  'still-in': 'You are still signed in',
  'denied-login': 'Access Denied, Please Login',
  'denied-admin': 'Access Denied: Access denied: User does not have admin privileges',
} as const
