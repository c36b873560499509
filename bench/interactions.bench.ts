import type { Browser, Page } from 'playwright-core'
import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { visit } from '#tests/browser.ts'
import { withProduct } from './bench-product.ts'
import { type Felt, feel, watchInteractions } from './interaction-timing.ts'
import { pageDrawn } from './page-timing.ts'
import { launchReadersBrowser, SLOWER_PROCESSOR, slowDown } from './readers-browser.ts'
import { type Measured, report } from './report.ts'
import { quantile } from './sample.ts'

// The delay of every section for a reader with a slow phone: opened for the first time, opened again, and
// another choice in it.
const ROUNDS = Number(process.env.MSDAT_BENCH_ROUNDS ?? 3)
const MOST_MILLISECONDS = 200
const ONLY = process.env.MSDAT_BENCH_SECTIONS?.split(',')

/** The first dashboard that has each section, and a section of it to come from. */
const SECTIONS = Object.entries(DASHBOARD_SECTIONS)
  .flatMap(([dashboard, slugs]) =>
    slugs.map((slug) => ({ slug, dashboard, from: slugs.find((other) => other !== slug) ?? slug })),
  )
  .filter((one, at, all) => all.findIndex(({ slug }) => slug === one.slug) === at)
  .filter(({ slug }) => ONLY?.includes(slug) ?? true)

/** Presses the tab of a section. */
const press = (page: Page, slug: string) => page.locator(`[role=tab][data-slug="${slug}"]`).click()

/** Opens the first list of the control bar, and takes the next of its options; a list without another one is closed again. */
async function chooseAnother(page: Page): Promise<void> {
  await page.locator('search button[aria-haspopup=listbox]').first().click()
  const list = page.getByRole('listbox').first()
  await list.waitFor()
  const others = list.locator('[role=option]:not([aria-selected=true]):not([aria-disabled=true])')
  if ((await others.count()) > 0) await others.first().click()
  else await page.keyboard.press('Escape')
}

/** Cold, warm, and a change of a control. */
async function felt(browser: Browser, url: string, { slug, dashboard, from }: (typeof SECTIONS)[number]) {
  const reader = await visit(browser, url, { width: 1366, height: 900 })
  const { page } = reader
  await watchInteractions(page)
  await page.goto(`/dashboard/${dashboard}?section=${from}`)
  await pageDrawn(page)
  await page.waitForLoadState('networkidle')
  await slowDown(page, SLOWER_PROCESSOR)
  // The files of the reader's first movement are no part of any section.
  await feel(page, () => page.mouse.move(20, 500))
  const cold = await feel(page, async () => {
    await press(page, slug)
    await reader.network.quiet()
    await page.locator('[role=tabpanel] [aria-busy=false]').first().waitFor()
  })
  await feel(page, () => press(page, from))
  const warm = await feel(page, () => press(page, slug))
  const hasList = (await page.locator('search button[aria-haspopup=listbox]').count()) > 0
  const change = hasList ? await feel(page, () => chooseAnother(page)) : null
  await reader.close()
  return { cold, warm, change }
}

function row(what: string, all: readonly (Felt | null)[]): Measured[] {
  const known = all.filter((one) => one !== null)
  if (known.length === 0) return []
  const median = (read: (one: Felt) => number) => quantile(known.map(read), 0.5)
  const [interaction, task] = [median((one) => one.interaction), median((one) => one.task)]
  return [
    {
      what,
      value: `${interaction.toFixed(0)} ms, longest task ${task.toFixed(0)} ms`,
      budget: `≤ ${MOST_MILLISECONDS} ms, both`,
      kept: interaction <= MOST_MILLISECONDS && task <= MOST_MILLISECONDS,
    },
  ]
}

await withProduct(async ({ url }) => {
  // A movement of the pointer asks for the open questions about the figures, and is answered once the server
  // has looked at all of them.
  await (await fetch(`${url}/api/known-errors/summary`)).arrayBuffer()
  const browser = await launchReadersBrowser()
  const rows: Measured[] = []
  for (const section of SECTIONS) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await felt(browser, url, section))
    rows.push(
      ...row(
        `${section.slug}, opened for the first time`,
        rounds.map(({ cold }) => cold),
      ),
      ...row(
        `${section.slug}, opened again`,
        rounds.map(({ warm }) => warm),
      ),
      ...row(
        `${section.slug}, another choice`,
        rounds.map(({ change }) => change),
      ),
    )
    process.stderr.write(
      `${rows
        .slice(-3)
        .map(({ what, value }) => `${what}: ${value}`)
        .join('\n')}\n`,
    )
  }
  await browser.close()
  report('Interactions, processor 4 times slower', rows)
})
