import { PAGES } from './pages.ts'

/** What pages with a lite form begin with: `/dashboard/`. */
const BEGINNINGS = PAGES.filter(({ lite }) => lite).map(({ pattern }) => pattern.replace(/:.*$/, ''))

/** Where the lite form of a page lies, by the path and query of the page; of a page without one: where all of them begin. */
export function liteAddress(path: string, search: string): string {
  return BEGINNINGS.some((beginning) => path.startsWith(beginning)) ? `/lite${path}${search}` : '/lite'
}
