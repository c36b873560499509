import { PAGES } from './pages.ts'

/** The beginnings of the addresses of pages with a lite form: `/dashboard/`. */
const BEGINNINGS = PAGES.filter(({ lite }) => lite).map(({ pattern }) => pattern.replace(/:.*$/, ''))

/** Where all lite pages begin. */
export const LITE_START = '/lite'

/** Pages that are shown without scripts at another address. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['/figure', '/figure.html'],
  ['/advanced_analytics', `${LITE_START}/dashboard/Advanced_Analytics`],
])

/** Where the lite form of a page lies, by the path and query of the page; of a page without one: where all of them begin. */
export function liteAddress(path: string, search: string): string {
  const elsewhere = ELSEWHERE.get(path.replace(/\/$/, ''))
  if (elsewhere) return elsewhere + search
  return BEGINNINGS.some((beginning) => path.startsWith(beginning))
    ? `${LITE_START}${path}${search}`
    : LITE_START
}
