import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { basename, join } from 'node:path'
import { AREA_PAGES } from '#catalogue/area-pages.ts'
import type { Page } from '#catalogue/page.ts'
import { PAGES } from '#catalogue/pages.ts'
import { someDocument } from '#tests/builders/documents.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { GROUPS } from '#messages/groups.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { loadPage } from '#web/app/page-files.ts'
import { COUNTRY_ANSWERS } from './country-answers.ts'
import { aDocument } from './made-up-documents.ts'
import { type OpenPart, openPart } from './open-part.tsx'
import { sampleAnswers } from './sample-answer.ts'
import { settle } from './settle.ts'

/** Where the trees of pages and sections are kept. */
export const KEPT_TREES = join(PROJECT, 'tests/records/trees')

const STATES = '/datasets/boundaries/states.topo.json'
export const FILES = { [STATES]: readFileSync(join(PROJECT, STATES), 'utf8') }
const [CONTENT] = fc.sample(someDocument, { seed: 5, numRuns: 1 })
export const ANSWERS = {
  ...sampleAnswers(),
  ...COUNTRY_ANSWERS,
  'GET /document/{id}': { data: aDocument('winter', { is_own: true }, CONTENT) },
} as const
const ADMIN = { role: { value: 'admin', label: 'Admin' } } as const

/** Pages that ask for files that are not here or say what a device has kept, and what is a section. */
const WITH_FILES = [
  'device',
  'testing',
  'health-facilities-profile',
  'work-list',
  'ndhs-tracker',
  'dashboard',
]
/** Pages that show more at an address of the made-up country. */
const ADDRESSES: Readonly<Record<string, string>> = {
  compare: '/compare?lines=901.2.10,902.2.1&lines=901.5.1',
  'indicator-search-source': '/indicator-search/datasource-search/901/2/2018',
}
/** Pages that lead whoever is signed in elsewhere. */
const FOR_NOBODY = ['login', 'register', 'custom-login', 'custom-register', 'reading-signup', 'profile']

export interface Row {
  readonly module: string
  readonly page: Page
}

export const PAGE_ROWS: readonly (readonly [name: string, row: Row])[] = [
  ...PAGES.filter(({ slug }) => !WITH_FILES.includes(slug)).map(
    (page) => [`page-${page.slug}`, { page, module: page.module }] as const,
  ),
  ...AREA_PAGES.flatMap(({ area, slug, module }) =>
    PAGES.filter((page) => page.slug === area).map(
      (page) => [`page-${area}-${slug}`, { page, module }] as const,
    ),
  ),
]

/** Modules of pages that have a test of their own in this ring. */
const TESTED = new Set(
  Object.keys(import.meta.glob('../../web/features/*/*-page.test.tsx')).map((path) =>
    basename(path, '.test.tsx'),
  ),
)

/** Drawn in a usual run too: a page of each second module that has no test of its own. */
export const USUAL_PAGES = PAGE_ROWS.filter(
  ([, { module }], at) =>
    !TESTED.has(module) && PAGE_ROWS.findIndex(([, row]) => row.module === module) === at,
).filter((_, at) => at % 2 === 0)

/** The varying parts of an address. */
function paramsOf(pattern: string, at: string): Record<string, string> {
  const parts = at.split('?')[0]?.split('/') ?? []
  return Object.fromEntries(
    pattern.split('/').flatMap((part, index) => {
      const value = parts[index]
      return part.startsWith(':') && value ? [[part.replaceAll(/^:|\?$/g, ''), value]] : []
    }),
  )
}

/** The code and the words of all pages: what comes at once is drawn at once, however busy the machine is. */
const CODE = import.meta.glob([
  '../../{web/{controls,documents,editing,features,kit,panels,section-host,views,widgets}/**,web/app/**,sections/**,charts/**}/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
  '!**/*.d.ts',
  '!**/*worker*',
  '!../../web/views/gl-map/**',
])

/** Loads all that pages load when it is first drawn. */
export async function loadAll(): Promise<void> {
  await Promise.all([
    ...Object.values(CODE).map((load) => load()),
    ...GROUPS.map((group) => loadGroup('en', group)),
  ])
}

/** A page with everything that it shows of the made-up country, as somebody sees it who may do everything. */
export async function openEveryPage({ module, page }: Row): Promise<OpenPart> {
  // Not in the list of files that pages are loaded from.
  const isHome = module === 'home-page'
  const { default: Component } = await (isHome ? import('#web/app/pages/home-page.tsx') : loadPage(module))
  const at = ADDRESSES[page.slug] ?? page.example ?? page.pattern
  const opened = await openPart(<Component page={page} params={paramsOf(page.pattern, at)} />, {
    ...{ at, answers: ANSWERS, files: FILES },
    account: FOR_NOBODY.includes(page.slug) ? null : ADMIN,
  })
  await settle()
  return opened
}
