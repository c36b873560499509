import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rolesWith } from '#domain/account/capability.ts'
import { english } from '#languages/from-source.ts'
import { PAGE_DESCRIPTIONS } from './page-descriptions.ts'
import { AREA_PAGES } from './area-pages.ts'
import { MOVED_PAGES, NOT_FOUND, PAGES } from './pages.ts'

const routes = [...PAGES, ...MOVED_PAGES]
const web = fileURLToPath(new URL('../web', import.meta.url))

/** Names of the files that draw pages, and where each stands. */
function pageFiles(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    const name = /^(?:features\/[^/]+|app\/pages)\/([^/]+-page)\.tsx$/.exec(path)?.[1]
    if (name) found.set(name, [...(found.get(name) ?? []), path])
  }
  return found
}

const files = pageFiles()

test('no two routes have one name or one address', () => {
  for (const part of ['slug', 'pattern'] as const) {
    const values = routes.map((route) => route[part])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test.each([...PAGES, ...AREA_PAGES, NOT_FOUND])('$module is drawn by one file, $module', ({ module }) => {
  expect(
    files.get(module) ?? [],
    `Name the file web/features/<folder>/${module}.tsx, or mend the row of catalogue/pages.ts`,
  ).toHaveLength(1)
})

test('every file that draws a page has a row', () => {
  const named = new Set([...PAGES, ...AREA_PAGES, NOT_FOUND].map(({ module }) => module))
  const without = [...files.keys()].filter((name) => !named.has(name))
  expect(without, 'Add a row to catalogue/pages.ts, or do not call the file …-page.tsx').toEqual([])
})

test('addresses that lead on lead to a page', () => {
  for (const { movedTo } of MOVED_PAGES) {
    const [path = '', view] = movedTo.split('#/')
    const page = PAGES.find(({ pattern, example }) => pattern === path || example === path)
    expect(page?.slug, movedTo).toBeDefined()
    if (view) expect(AREA_PAGES.map(({ slug }) => slug)).toContain(view)
  }
})

test('a page with varying parts has a real address', () => {
  for (const { pattern, example } of PAGES) if (pattern.includes(':')) expect(example).toMatch(/^\//)
})

test('every page says in one sentence what it is', () => {
  expect(Object.keys(PAGE_DESCRIPTIONS)).toEqual(PAGES.map(({ slug }) => slug))
  for (const description of Object.values(PAGE_DESCRIPTIONS)) {
    expect(english.text(description)).toMatch(/^[A-Z].{20,110}\.$/)
  }
})

test('the administration opens for whoever may open a view of it that not everybody may', () => {
  const needs = AREA_PAGES.filter(({ area }) => area === 'admin').flatMap(({ permission }) =>
    typeof permission === 'string' ? permission : 'oneOf' in permission ? permission.oneOf : permission.allOf,
  )
  const own = [...new Set(needs)].filter((capability) => !rolesWith(capability).includes('user'))
  const row = PAGES.find(({ slug }) => slug === 'admin')?.permission
  expect(row).toEqual({ oneOf: expect.arrayContaining(own) })
})
