/** What is kept on a device, what is read without a connection, and what waits to be sent. */
export const device = {
  offline: '<b>No network.</b> You read release {number} of {date_long}, from this device.',
  'try-again': 'Try again',
  'new-version': 'Another version of the site is ready.',
  'change-over': 'Change over',
  'not-saved': 'What you write could not be saved, so nothing was changed over.',
} as const
