import { PAGES } from './pages.ts'

/** Pages that everybody may open and that make something: the configurer, reports, the check of a number, the work list. */
const MAKES = /^(configure|report|check|work-list)/

/** The beginnings of the addresses of pages for work: the account, the administration and every editor. */
const BEGINNINGS = PAGES.filter(({ permission, slug }) => permission !== 'public' || MAKES.test(slug)).map(
  ({ pattern }) => pattern.replace(/\/:.*$/, ''),
)

/** True at addresses where somebody works, so that nothing opens by itself over their work. */
export function isWorkPage(path: string): boolean {
  return BEGINNINGS.some((beginning) => path === beginning || path.startsWith(`${beginning}/`))
}
