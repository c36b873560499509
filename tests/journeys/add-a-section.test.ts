import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { launchBrowser, visit } from '../browser.ts'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'

/**
 * The recipe "Add a section" of CONTRIBUTING.md, followed once in a copy of the project: one new file, and its name in two
 * lists. Nothing else changes, and the section has its tab, controls, figures, table and link.
 */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const PARTS = [
  'domain',
  'contract',
  'catalogue',
  'charts',
  'web',
  'datasets/boundaries',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

const SECTION = `import type { FigureSection } from '#domain/section/section.ts'

export const trendAndMap: FigureSection = {
  page: 'figures',
  slug: 'trend-and-map',
  title: 'Trend and Map',
  description: 'How an indicator moved, and where it is high and low',
  controls: ['indicator', 'source', 'location', 'period'],
  lead: 'overview',
  figures: [
    { kind: 'trend', slot: 'main', indicators: 'chosen', sources: 'all', periods: 'all' },
    { kind: 'map', slot: 'side', indicators: 'chosen', sources: 'chosen', periods: 'chosen' },
  ],
}
`

let folder: string
let pages: ViteDevServer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'msdat-recipe-'))
  for (const part of PARTS) cpSync(join(PROJECT, part), join(folder, part), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  followTheRecipe()
  process.env.API_ADDRESS = inject('productUrl')
  pages = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    cacheDir: join(folder, '.cache'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, fs: { strict: false }, hmr: false, watch: null },
  })
  await pages.listen()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await pages?.close()
  rmSync(folder, { recursive: true, force: true })
})

function followTheRecipe(): void {
  writeFileSync(join(folder, 'catalogue/sections/trend-and-map.ts'), SECTION)
  change(
    'catalogue/sections.ts',
    'export const SECTIONS: readonly Section[] = [',
    (start) => `import { trendAndMap } from './sections/trend-and-map.ts'\n\n${start}\n  trendAndMap,`,
  )
  change(
    'catalogue/dashboard-sections.ts',
    'Health_Outcomes_and_Service_Coverage: [',
    (start) => `${start}'trend-and-map', `,
  )
}

/** Puts one line into a list. */
function change(file: string, start: string, add: (start: string) => string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(start)
  writeFileSync(path, before.replace(start, add(start)))
}

test('a section is one new file and its name in two lists', async () => {
  const address = pages.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The pages have no address')
  const { page, complaints, close } = await visit(browser, address)
  // Pages that are built while they are asked for: the first takes a slow machine a while.
  page.setDefaultNavigationTimeout(90_000)
  await openDashboard(page, addressOf({ ...PENTA_3, section: 'trend-and-map' }))
  const tab = page.getByRole('tab', { name: 'Trend and Map' })
  expect(await tab.getAttribute('aria-selected')).toBe('true')
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(2)
  expect(
    await page
      .getByRole('search')
      .getByRole('button', { name: /^Indicator/ })
      .count(),
  ).toBe(1)
  await page.getByRole('button', { name: 'View as table' }).first().click()
  await page.getByRole('cell', { name: 'NDHS' }).first().waitFor()
  // Its state is carried to the other sections and back.
  await page.getByRole('tab', { name: 'Zonal Analysis' }).click()
  await page.waitForURL(/section=zonal-analysis/)
  expect(new URL(page.url()).searchParams.get('indicator')).toBe(PENTA_3.indicator)
  expect(complaints).toEqual([])
  await close()
})
