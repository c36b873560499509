import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  ANSWERS,
  FILES,
  KEPT_TREES,
  loadAll,
  openEveryPage,
  PAGE_ROWS,
} from '#tests/components/every-page.tsx'
import { openPart } from '#tests/components/open-part.tsx'
import { roleTree } from '#tests/components/role-tree.ts'
import { settle } from '#tests/components/settle.ts'
import { CATALOGUE, DASHBOARD, QUERIES } from '#tests/sections/country.ts'
import { SECTIONS } from '#sections/sections.ts'
import { SectionHost } from '#web/section-host/section-host.tsx'

// Every page and every section about a made-up country and made-up answers, kept as readers meet them: roles, names, states and
// words. `npm test -- role-trees -u` keeps what is drawn now; what differs stands in the answer of git.

beforeAll(loadAll)
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-06T09:00:00Z') }))
afterEach(() => vi.useRealTimers())

test.each(PAGE_ROWS)('%s', async (name, row) => {
  await openEveryPage(row)
  await expect(roleTree(document.body)).toMatchFileSnapshot(join(KEPT_TREES, `${name}.txt`))
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
  await expect(roleTree(document.body)).toMatchFileSnapshot(join(KEPT_TREES, `section-${name}.txt`))
})

test('nothing is kept that no page and no section draws any longer', () => {
  const names = [...PAGE_ROWS.map(([name]) => name), ...SECTION_ROWS.map(([name]) => `section-${name}`)]
  expect(readdirSync(KEPT_TREES).sort()).toEqual(names.map((name) => `${name}.txt`).sort())
})
