import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { KEPT_TREES, loadAll, openEveryPage, PAGE_ROWS, USUAL_PAGES } from '#tests/components/every-page.tsx'
import { openEverySection, SECTION_ROWS, USUAL_SECTIONS } from '#tests/components/every-section.tsx'
import type { OpenPart } from '#tests/components/open-part.tsx'
import { pressEach } from '#tests/components/press-each.ts'
import { roleTree } from '#tests/components/role-tree.ts'
import { WorkerHere } from '#tests/components/worker-here.ts'
import { WIDE } from '#tests/wide-run.ts'

// Every page and every section about a made-up country and made-up answers, kept as readers meet them: roles, names, states and
// words, and what each of their controls does: what is drawn and what is asked of the server then. A usual run draws some of them.
// `npm test -- --everywhere role-trees -u` keeps what is drawn now; what differs stands in the answer of git.

beforeAll(async () => {
  // Ids that are drawn by chance, of which modules keep some, are asked of the server too.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000000')
  await loadAll()
})
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-06T09:00:00Z') })
  vi.stubGlobal('Worker', WorkerHere)
})
afterEach(() => vi.useRealTimers())
afterAll(() => vi.restoreAllMocks())

async function kept({ calls }: OpenPart): Promise<string> {
  return `${roleTree(document.body)}\nControls\n${await pressEach(calls)}`
}

function keepPages(rows: typeof PAGE_ROWS): void {
  test.each(rows)('%s', async (name, row) => {
    await expect(await kept(await openEveryPage(row))).toMatchFileSnapshot(join(KEPT_TREES, `${name}.txt`))
  })
}

function keepSections(rows: typeof SECTION_ROWS): void {
  test.each(rows)('%s', async (name, section, query) => {
    const file = join(KEPT_TREES, `section-${name}.txt`)
    await expect(await kept(await openEverySection(section, query))).toMatchFileSnapshot(file)
  })
}

// One reader goes through them all and meets what earlier pages have changed (the size of letters): those of a usual run come first.
keepPages(USUAL_PAGES)
keepSections(USUAL_SECTIONS)
if (WIDE) {
  keepPages(PAGE_ROWS.filter((row) => !USUAL_PAGES.includes(row)))
  keepSections(SECTION_ROWS.filter((row) => !USUAL_SECTIONS.includes(row)))
}

test('nothing is kept that no page and no section draws any longer', () => {
  const names = [...PAGE_ROWS.map(([name]) => name), ...SECTION_ROWS.map(([name]) => `section-${name}`)]
  expect(readdirSync(KEPT_TREES).sort()).toEqual(names.map((name) => `${name}.txt`).sort())
})
