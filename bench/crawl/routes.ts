import { AREA_PAGES } from '#catalogue/area-pages.ts'
import { DASHBOARDS } from '#catalogue/dashboards.ts'
import { PAGES } from '#catalogue/pages.ts'
import { english } from '#languages/from-source.ts'

/** An address that the crawl opens. */
export interface CrawledRoute {
  readonly address: string
  /** The window's title after the product's name; null where it comes with the data of the page. */
  readonly title: string | null
  /** Only administrators see it; others are led away or told why not. */
  readonly isClosed: boolean
  /** Leads whoever is signed in to another page. */
  readonly isDoor?: boolean
}

const ROUTES_OF_PAGES: readonly CrawledRoute[] = PAGES.map(
  ({ pattern, example = pattern, title, ownFrame, permission, module, inside }) => ({
    address: example,
    title: ownFrame ? null : english.text(title),
    isClosed: permission !== 'public',
    isDoor: module === 'entrance-page' || inside !== undefined,
  }),
)

const ROUTES_OF_AREAS: readonly CrawledRoute[] = AREA_PAGES.map(({ area, slug }) => ({
  address: `/${area}#/${slug}`,
  title: null,
  isClosed: true,
}))

/** Every page, every view of account and administration, every dashboard, and an address that nobody has. */
export const CRAWLED_ROUTES: readonly CrawledRoute[] = [
  ...ROUTES_OF_PAGES,
  ...ROUTES_OF_AREAS,
  ...DASHBOARDS.map(({ name }) => ({ address: `/dashboard/${name}`, title: null, isClosed: false })),
  { address: '/lite', title: null, isClosed: false },
  { address: '/no/such/page', title: 'Page not found', isClosed: false },
]
