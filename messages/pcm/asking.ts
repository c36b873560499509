/** Wetin dem dey talk when server no answer, or when e no gree; e dey ready before any page of forms. */
export const asking = {
  'no-answer': 'No answer come. Check your connection and try again; nothing wey you type don lost.',
  'no-room':
    'This device no get space to keep wetin you dey write. E dey this page only, until your account get am.',
  'unexpected-format': 'Unexpected API response format',
  unexpected: 'Something spoil for our side. Try again later.',
  'with-request': '{words} The person wey dey run the site go find the cause with this number: {request}.',
  expired: 'Your session don expire',
  'log-in-again': 'Abeg log in again',
  'not-saved': 'Wetin you choose no save',
  'given-up': 'Nothing change: nobody put the password.',
  'went-wrong': 'Something spoil. Try again.',
  'still-in': 'You still dey signed in',
  'denied-login': 'You No Fit Enter, Abeg Login',
  'denied-admin': 'You No Fit Enter: this user no get admin power',
} as const
