import { DEFAULT_DASHBOARD } from '#catalogue/menu.ts'
import { parseId } from '#domain/view/address-parts.ts'
import { requestTarget } from '#server/platform/http/request-target.ts'

/** What an address of the product shows, as far as the server has to know. */
export type PageAddress =
  | { readonly kind: 'dashboard'; readonly name: string; readonly indicator: number | null }
  | { readonly kind: 'page'; readonly title: string }
  | { readonly kind: 'unknown' }

/** Routes that show no dashboard, with their titles. `web/app/app.tsx` draws them. */
const TITLES: Readonly<Record<string, string>> = {
  '/about': 'About',
  '/faq': 'Help and FAQs',
  '/figure': 'Figure',
  '/update_log': "What's New",
  '/account': 'Account',
  '/admin': 'Admin Page',
  '/login': 'Log in',
  '/register': 'Create an account',
  '/custom': 'Custom dashboards',
  '/custom/login': 'Log in',
  '/custom/register': 'Create an account',
  '/forgot-password': 'Forgot Password',
  '/password-recovery': 'Forgot Password',
  '/reset-password': 'New password',
  '/verify-email': 'Confirm your e-mail address',
  '/terms': 'Terms and Conditions',
  '/create-plugin': 'Account',
  '/profile': 'Account',
  '/notifications': 'Account',
  '/activity-history': 'Account',
  '/account-settings': 'Account',
  '/saved-dashboard': 'Account',
  '/my-dashboard/details': 'Create or edit a dashboard',
  '/advanced_analytics': 'Advanced Analytics',
  '/advanced-triangulation-dashboard': 'Advanced Triangulation',
}

/** Reads the path and query of a page. Malformed parts count as not said. */
export function pageAddress(url: string): PageAddress {
  const { pathname, searchParams } = new URL(requestTarget(url), 'http://localhost')
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const indicator = parseId(searchParams.get('indicator')) ?? null
  if (path === '/') return { kind: 'dashboard', name: DEFAULT_DASHBOARD, indicator }
  const name = /^\/dashboard\/([^/]+)(?:\/[^/]+)?$/.exec(path)?.[1]
  // The store does not take the character 0, not even to look for it.
  if (name?.includes('%00')) return { kind: 'unknown' }
  if (name !== undefined) return { kind: 'dashboard', name: decoded(name), indicator }
  // What it is called is for those who may see it.
  if (/^\/custom\/(private|public)\/[\w-]{1,40}$/.test(path))
    return { kind: 'page', title: 'Custom dashboard' }
  const title = TITLES[path]
  return title === undefined ? { kind: 'unknown' } : { kind: 'page', title }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
