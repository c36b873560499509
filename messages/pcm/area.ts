/** The frame of the account and of the administration, and who fit enter. */
export const area = {
  'waiting-count': '{count} dey wait',
  waiting: 'dey wait',
  logout: 'Logout',
  nameless: 'One dashboard wey no get name',
  'not-all-saved': 'No be everything dey your account',
  'log-out-remove': 'Log out and comot am',
  'here-alone': 'Wetin you change here dey for only this device. Open am make you save am:',
  removes:
    'If you log out, e go comot for this device, so that who go use am next no go see am. You no fit bring am back.',
  'your-account': 'your account',
  writing:
    '{state, select, low {The disk of this server no reach 300 MB again. Make room soon: once e full, nobody change go save.} full {The disk of this server don full. You fit read everything, but nobody change go save till room dey.} readOnly {Dem fit only read the disk of this server now. You fit read everything, but nobody change go save till e fit write again.} other {}}',
  profile: 'User Profile',
  admin: 'Admin Profile',
  back: 'Go back to Dashboard',
  administration: 'Administration',
} as const
