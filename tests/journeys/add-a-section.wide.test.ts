import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { launchBrowser, type Visit, visit } from '../browser.ts'
import { addressOf, openDashboard, PENTA_3, pick } from './dashboard-page.ts'
import { productUrl } from './product.ts'

/**
 * The recipe "Add a section" of CONTRIBUTING.md, followed in a copy of the project: a folder, and its name in two lists.
 * Nothing else changes, and the section has its tab, controls, figures, table and link. Once for a section that is declared
 * whole, once for one with a state of its own.
 */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const PARTS = [
  'messages',
  'domain',
  'contract',
  'catalogue',
  'charts',
  'languages',
  'sections',
  'web',
  'datasets/boundaries',
  'tools/web-build',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** How the folder of a section names its definition; put together here, because this file has none. */
const DEFINITION = `'./definition.ts'`

interface NewSection {
  readonly slug: string
  /** Under which name it stands in the list. */
  readonly name: string
  readonly title: string
  readonly definition: string
}

const DECLARED: NewSection = {
  slug: 'trend-and-map',
  name: 'trendAndMap',
  title: 'Trend and Map',
  definition: `import { figureSection } from '#sections/figure-section/figure-section.ts'
import { overviewLead } from '#sections/figure-section/overview-lead.ts'

/** How an indicator moved, and where it is high and low. */
export default figureSection({
  controls: ['indicator', 'source', 'location', 'period'],
  lead: overviewLead,
  figures: [
    { kind: 'trend', slot: 'main', indicators: 'chosen', sources: 'all', periods: 'all' },
    { kind: 'map', slot: 'side', indicators: 'chosen', sources: 'chosen', periods: 'chosen' },
  ],
})
`,
}

const WITH_STATE: NewSection = {
  slug: 'one-line',
  name: 'oneLine',
  title: 'One Line',
  definition: `import { addressCodec, type StateOf } from '#domain/address/address-codec.ts'
import { word } from '#domain/address/parameters.ts'
import { resolveChoice } from '#domain/choice/resolve.ts'
import { SHARED } from '#domain/choice/shared-address.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import { choicePickers } from '#sections/controls/choice-pickers.ts'
import { segmented } from '#sections/definition/control.ts'
import { defineSection } from '#sections/definition/section-definition.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'

const PARAMETERS = { ...SHARED, form: word('line_form', ['line', 'column'], 'line') }

type State = StateOf<typeof PARAMETERS>

/** One source over the years. */
export default defineSection({
  state: addressCodec(PARAMETERS),
  files: (asked) => indicatorFiles([chosenIndicator(asked)]),
  resolve: (asked, { availability, reference }) => {
    const indicator = chosenIndicator(asked)
    const preferredSource = asked.dashboard.initial_datasource
    const context = { indicator, availability: availability(indicator), reference, preferredSource }
    return resolveChoice(asked.wanted, context).choice
  },
  controls: (asked, shown) => {
    if (!shown) return null
    const { choice, figures } = shown
    const { reference } = figures
    const availability = figures.availability(choice.indicator)
    const { indicator, source } = choicePickers(asked, { choice, availability, reference })
    return {
      title: indicator.text,
      detail: source.text,
      columns: '1fr 1fr auto',
      controls: [
        indicator,
        source,
        segmented<'line' | 'column', State>({
          label: 'Form',
          labelled: true,
          options: [
            ['line', 'As a line'],
            ['column', 'As columns'],
          ],
          value: asked.wanted.form,
          change: (form) => ({ form }),
        }),
      ],
    }
  },
  lead: ({ choice, figures }) => ({
    heading: byId(figures.reference.sources, choice.source).name + ' by itself',
    answer: 'One source over the years.',
  }),
  views: ({ wanted, choice: { indicator, source, location } }) => ({
    main: [
      {
        block: 'figure',
        name: 'line',
        view: {
          ...{ kind: 'trend', indicators: [indicator], sources: [source], locations: [location], periods: [] },
          options: { alone: true, shape: wanted.form },
        },
      },
    ],
  }),
})
`,
}

let folder: string
let pages: ViteDevServer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'msdat-recipe-'))
  for (const part of PARTS) cpSync(join(PROJECT, part), join(folder, part), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  followTheRecipe(DECLARED)
  followTheRecipe(WITH_STATE)
  process.env.API_ADDRESS = productUrl()
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

function followTheRecipe({ slug, name, title, definition }: NewSection): void {
  mkdirSync(join(folder, 'sections', slug))
  writeFileSync(join(folder, 'sections', slug, 'definition.ts'), definition)
  const section = `import type { Section } from '#sections/definition/section-definition.ts'

export const ${name}: Section = {
  slug: '${slug}',
  name: '${title}',
  title: '${title}',
  description: 'Made by the recipe',
  load: () => import(${DEFINITION}),
}
`
  writeFileSync(join(folder, 'sections', slug, 'section.ts'), section)
  change(
    'sections/sections.ts',
    'export const SECTIONS: readonly Section[] = [',
    (start) => `import { ${name} } from './${slug}/section.ts'\n\n${start}\n  ${name},`,
  )
  change(
    'catalogue/dashboard-sections.ts',
    'Health_Outcomes_and_Service_Coverage: [',
    (start) => `${start}'${slug}', `,
  )
}

/** Puts one line into a list. */
function change(file: string, start: string, add: (start: string) => string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(start)
  writeFileSync(path, before.replace(start, add(start)))
}

test('a declared section is one folder and its name in two lists', async () => {
  const { page, complaints, close } = await visitPages()
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

test('so is a section with a state of its own, which its address keeps', async () => {
  const { page, complaints, close } = await visitPages()
  await openDashboard(page, addressOf({ ...PENTA_3, section: 'one-line' }))
  await page.getByRole('heading', { name: 'NDHS by itself' }).waitFor()
  await page.getByRole('button', { name: 'As columns' }).click()
  await page.waitForURL(/line_form=column/)
  await pick(page, 'Data source', 'WUENIC')
  await page.getByRole('heading', { name: 'WUENIC by itself' }).waitFor()
  expect(await page.getByRole('button', { name: 'As columns' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('tab', { name: 'Zonal Analysis' }).click()
  await page.waitForURL(/section=zonal-analysis/)
  const query = new URL(page.url()).searchParams
  expect([query.get('datasource'), query.get('line_form')]).toEqual(['10', 'column'])
  expect(complaints).toEqual([])
  await close()
})

async function visitPages(): Promise<Visit> {
  const address = pages.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The pages have no address')
  const visited = await visit(browser, address)
  // Pages that are built while they are asked for: the first takes a slow machine a while.
  visited.page.setDefaultNavigationTimeout(90_000)
  return visited
}
