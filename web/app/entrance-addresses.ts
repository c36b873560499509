/** Pages before one is inside: path below `/` → title. `server/features/page/page-address.ts` knows them too. */
export const ENTRANCE_TITLES = {
  login: 'Log in',
  register: 'Create an account',
  custom: 'Custom dashboards',
  'custom/login': 'Log in',
  'custom/register': 'Create an account',
  'forgot-password': 'Forgot Password',
  'password-recovery': 'Forgot Password',
  'reset-password': 'New password',
  'verify-email': 'Confirm your e-mail address',
  terms: 'Terms and Conditions',
} as const

export type EntranceAddress = keyof typeof ENTRANCE_TITLES

/** Matches each of them, and nothing else. */
export const ENTRANCE_PATH = new RegExp(`^/(${Object.keys(ENTRANCE_TITLES).join('|')})/?$`)

export function isEntrance(path: string): path is EntranceAddress {
  return Object.hasOwn(ENTRANCE_TITLES, path)
}

/** Addresses of earlier versions → the view of the account that has taken their place. */
export const MOVED_TO_ACCOUNT: Readonly<Record<string, string>> = {
  '/create-plugin': '/account#/createPlugin',
  '/notifications': '/account#/notification',
  '/activity-history': '/account#/userActivity',
  '/account-settings': '/account#/settings',
  '/saved-dashboard': '/account#/savedDashboards',
}
