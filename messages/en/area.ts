/** The frame of the account and of the administration, and who gets in. */
export const area = {
  'waiting-count': '{count} waiting',
  waiting: 'waiting',
  logout: 'Logout',
  nameless: 'A dashboard without a name',
  'not-all-saved': 'Not everything is in your account',
  'log-out-remove': 'Log out and remove it',
  'here-alone': 'What you changed here is on this device alone. Open it to save it:',
  removes:
    'Logging out removes it from this device, so that the next user does not see it. It cannot be brought back.',
  'your-account': 'your account',
  writing:
    '{state, select, low {The disk of this server has less than 300 MB left. Make room soon: once it is full, no change of anybody is kept.} full {The disk of this server is full. Everything can be read, and no change of anybody is kept until there is room.} readOnly {The disk of this server can only be read at the moment. Everything can be read, and no change of anybody is kept until it can be written to.} other {}}',
  profile: 'User Profile',
  admin: 'Admin Profile',
  back: 'Back to Dashboard',
  administration: 'Administration',
} as const
