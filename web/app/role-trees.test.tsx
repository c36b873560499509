import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AREA_PAGES } from '#catalogue/area-pages.ts'
import type { Page } from '#catalogue/page.ts'
import { PAGES } from '#catalogue/pages.ts'
import { someDocument } from '#tests/builders/documents.ts'
import { COUNTRY_ANSWERS } from '#tests/components/country-answers.ts'
import { aDocument } from '#tests/components/made-up-documents.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { roleTree } from '#tests/components/role-tree.ts'
import { sampleAnswers } from '#tests/components/sample-answer.ts'
import { settle } from '#tests/components/settle.ts'
import { CATALOGUE, DASHBOARD, QUERIES } from '#tests/sections/country.ts'
import { SECTIONS } from '#sections/sections.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { SectionHost } from '#web/section-host/section-host.tsx'
import { loadPage } from './page-files.ts'

// Every page and every section about a made-up country and made-up answers, kept as readers meet them: roles, names, states and
// words. `npm test -- role-trees -u` keeps what is drawn now; what differs stands in the answer of git.

const KEPT = join(PROJECT, 'tests/records/trees')
const STATES = '/datasets/boundaries/states.topo.json'
const FILES = { [STATES]: readFileSync(join(PROJECT, STATES), 'utf8') }
const [CONTENT] = fc.sample(someDocument, { seed: 5, numRuns: 1 })
const ANSWERS = {
  ...sampleAnswers(),
  ...COUNTRY_ANSWERS,
  'GET /document/{id}': { data: aDocument('winter', { is_own: true }, CONTENT) },
} as const
const ADMIN = { role: { value: 'admin', label: 'Admin' } } as const

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-06T09:00:00Z') }))
afterEach(() => vi.useRealTimers())

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

interface Row {
  readonly module: string
  readonly page: Page
}

const PAGE_ROWS: readonly (readonly [name: string, row: Row])[] = [
  ...PAGES.filter(({ slug }) => !WITH_FILES.includes(slug)).map(
    (page) => [`page-${page.slug}`, { page, module: page.module }] as const,
  ),
  ...AREA_PAGES.flatMap(({ area, slug, module }) =>
    PAGES.filter((page) => page.slug === area).map(
      (page) => [`page-${area}-${slug}`, { page, module }] as const,
    ),
  ),
]

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

test.each(PAGE_ROWS)('%s', async (name, { module, page }) => {
  const { default: Component } = await loadPage(module)
  const at = ADDRESSES[page.slug] ?? page.example ?? page.pattern
  await openPart(<Component page={page} params={paramsOf(page.pattern, at)} />, {
    ...{ at, answers: ANSWERS, files: FILES },
    account: FOR_NOBODY.includes(page.slug) ? null : ADMIN,
  })
  await settle()
  await expect(roleTree(document.body)).toMatchFileSnapshot(join(KEPT, `${name}.txt`))
})

/** Choices that show the most, by their place among those for every section. */
const TAKEN = [1, 3]
/** Choices whose work a worker does, which this ring has not. */
const WORKED = [
  'descriptive-analysis-0',
  'predictive-analysis-0',
  'predictive-analysis-1',
  'triangulation-0',
  'triangulation-1',
]

const SECTION_ROWS = SECTIONS.flatMap((section) => {
  const { all, instead, own } = QUERIES
  const queries = (instead[section.slug] ?? all).filter((_, at) => TAKEN.includes(at))
  return [...queries, ...(own[section.slug] ?? [])].map(
    (query, at) => [`${section.slug}-${at}`, section, query] as const,
  )
}).filter(([name]) => !WORKED.includes(name))

test.each(SECTION_ROWS)('%s', async (name, section, query) => {
  await openPart(<SectionHost {...{ section, unmet: [] }} catalogue={CATALOGUE} dashboard={DASHBOARD} />, {
    ...{ answers: ANSWERS, files: FILES },
    at: `/dashboard/Winter/1?${query}`,
  })
  await settle()
  await expect(roleTree(document.body)).toMatchFileSnapshot(join(KEPT, `section-${name}.txt`))
})

test('nothing is kept that no page and no section draws any longer', () => {
  const names = [...PAGE_ROWS.map(([name]) => name), ...SECTION_ROWS.map(([name]) => `section-${name}`)]
  expect(readdirSync(KEPT).sort()).toEqual(names.map((name) => `${name}.txt`).sort())
})
