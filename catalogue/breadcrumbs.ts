import { message, type Value } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { MENU } from './menu.ts'
import { PAGES } from './pages.ts'

/** A step on the way to a page; without an address where it is only the name of a group. */
export interface Crumb {
  readonly title: Value
  readonly href: string | null
}

/** The page above another one, by their slugs. */
const ABOVE: Readonly<Record<string, string>> = {
  'known-errors': 'about',
  releases: 'about',
  testimonials: 'about',
  'indicator-search-bars': 'indicator-search',
  'indicator-search-states': 'indicator-search',
  'indicator-search-source': 'indicator-search',
  'coming-soon': 'updates',
  testing: 'help',
  removal: 'contact',
  newsletter: 'updates',
  metadata: 'assistant',
  'custom-login': 'custom',
  'custom-register': 'custom',
  'my-dashboard': 'custom',
  'my-custom-dashboard': 'custom',
  'forgot-password': 'login',
  'password-recovery': 'login',
  'reset-password': 'login',
  terms: 'register',
  'new-document': 'my-documents',
  'edit-document': 'my-documents',
  'document-history': 'my-documents',
}

/** Where a page stands: the start, the pages or the group of the menu above it, and itself; empty where nothing is between. */
export function breadcrumbs(slug: string): readonly Crumb[] {
  const page = PAGES.find((one) => one.slug === slug)
  if (!page) return []
  const above = PAGES.find((one) => one.slug === ABOVE[slug])
  const group = MENU.find(({ entries }) => entries.some(({ address }) => address === page.pattern))
  const between: Crumb | null = above
    ? { title: above.title, href: above.pattern }
    : group
      ? { title: named(group.title), href: null }
      : null
  if (!between) return []
  return [{ title: message('shell.go-home'), href: '/' }, between, { title: page.title, href: null }]
}
