import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AREA_PAGES } from '#catalogue/area-pages.ts'
import { MOVED_PAGES, PAGES } from '#catalogue/pages.ts'
import { languageOf } from '#languages/from-source.ts'
import { ALL_SCANNED_PAGES } from '#tests/accessibility/scanned-pages.ts'
import { FAQ } from '#catalogue/faq.ts'
import { drawn } from '../drawn.ts'
import { WIDE } from '../wide-run.ts'
import { eachVisit, oneVisit } from './each-visit.ts'
import { englishSought, inPseudo } from './english-sought.ts'
import { clippedTexts } from './language-on-page.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'
import { placeOf, topicsWithoutControl } from './shown-topics.ts'

const open = eachVisit()

const OPEN = PAGES.filter(({ permission }) => permission === 'public')
const CLOSED = PAGES.filter(({ permission }) => permission !== 'public')

const exampleOf = ({ pattern, example = pattern }: (typeof PAGES)[number]) => example

/** Modules whose pages `tests/accessibility/axe.test.ts` looks at more closely, at three widths: dashboards, and others as they open. */
const SCANNED = new Set(ALL_SCANNED_PAGES.map(({ address }) => address))
const CLOSER = new Set(
  OPEN.filter((page) => page.slug === 'dashboard' || SCANNED.has(exampleOf(page))).map(
    ({ module }) => module,
  ),
)

/** One page of each module, which draws all of its pages in one way. */
const ONE_OF_A_MODULE = OPEN.filter(
  (page, index) =>
    !CLOSER.has(page.module) && OPEN.findIndex(({ module }) => module === page.module) === index,
)

/** Every second of them, and each page in a wide run: the ring of components draws them all. */
const LOOKED_AT = WIDE ? OPEN : ONE_OF_A_MODULE.filter((_, index) => index % 2 === 0)

/** The page's own complaints; a 401 or 404 of a call is told on the page. */
const faults = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'))

async function heading(page: Page): Promise<string> {
  return page.locator('h1').first().innerText()
}

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

let sought: Awaited<ReturnType<typeof englishSought>> | null = null
const look = oneVisit(DESKTOP, async ({ page }) => {
  sought = await englishSought(page)
})

// One visit of each in the pseudo-language, at a desk and then on a phone.
test.each(LOOKED_AT.map((page) => [exampleOf(page), page] as const))(
  '%s opens, says what it is and everything in the reader’s language, has no barriers, and nothing is cut off',
  async (example, { title, module, ownFrame }) => {
    const { page, complaints } = await look()
    const before = complaints.length
    await page.setViewportSize(DESKTOP)
    const answer = await page.goto(inPseudo(example))
    expect.soft(answer?.status()).toBe(200)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    expect.soft(await heading(page)).not.toBe('')
    expect.soft(await topicsWithoutControl(page, example), 'topics of the help').toEqual([])
    const language = languageOf('pseudo')
    if (!ownFrame) expect.soft(await page.title()).toBe(`MSDAT | ${language.text(title)}`)
    if (!CLOSER.has(module)) {
      expect.soft(await barriers(page, [], { looks: true }), 'barriers').toEqual([])
    }
    await page.setViewportSize(PHONE)
    await drawn(page)
    const spoken = await sought?.()
    expect.soft(spoken?.said, 'says something').toBeGreaterThan(10)
    expect.soft(spoken?.english, 'in English').toEqual([])
    expect.soft(await clippedTexts(page), 'is cut off').toEqual([])
    expect(faults(complaints.slice(before))).toEqual([])
  },
)

test('the page that stands in frames of other sites has no barriers', async () => {
  const { page, complaints } = await open()
  await page.goto('/embed/figure?kind=trend&indicator=18&datasource=2&location=1')
  await page.locator('svg:visible').first().waitFor()
  expect.soft(await barriers(page), 'embed').toEqual([])
  expect(faults(complaints)).toEqual([])
})

test('whoever asks the help to show it is led to the control', async () => {
  const visited = new Set(
    [...ALL_SCANNED_PAGES.map(({ address }) => address), ...OPEN.map(exampleOf)].map(placeOf),
  )
  expect(FAQ.filter(({ show }) => show && !visited.has(placeOf(show.address)))).toEqual([])
  const { page } = await open()
  await page.goto('/faq#how-do-i-see-a-figure-as-a-table')
  await page.getByText('Select the table sign of the figure.').waitFor()
  await page.getByRole('button', { name: 'Show me' }).click()
  const guide = page.getByRole('dialog', { name: 'How do I see a figure as a table?' })
  await guide.getByText('Select the table sign of the figure.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/Health_Outcomes_and_Service_Coverage')
  expect(await page.locator('.driver-active-element').getAttribute('aria-label')).toBe('View as table')
  await page.keyboard.press('Escape')
  await guide.waitFor({ state: 'detached' })
})

test('addresses of earlier versions lead to the page that has taken their place', async () => {
  const { page } = await open()
  await signInOn(page, 'journey.admin')
  for (const { pattern, movedTo } of MOVED_PAGES) {
    await page.goto(pattern)
    await page.waitForURL((url) => `${url.pathname}${url.hash}` === movedTo)
  }
})

test('pages of people who are signed in turn others away', async () => {
  const { page } = await open()
  // One door stands before all of them; a wide run tries it at each.
  const doors = new Set<(typeof CLOSED)[number]['permission']>()
  for (const { pattern, example = pattern, entrance, permission } of CLOSED) {
    if (!entrance && doors.has(permission) && !WIDE) continue
    doors.add(permission)
    if (entrance) {
      // The server leads there.
      const answer = await page.request.get(example, { maxRedirects: 0 })
      expect(answer.headers().location?.split('?')[0], example).toBe(entrance)
      continue
    }
    await page.goto(example)
    await page.getByText('Access Denied, Please Login').waitFor()
    expect(new URL(page.url()).pathname).not.toBe(example)
  }
})

/** The views of one area are drawn as those of the other; a wide run opens both. */
const AREAS = WIDE ? (['account', 'admin'] as const) : (['account'] as const)

test.each(AREAS)(
  'every view of /%s opens for an administrator, by its address and from another one',
  async (area) => {
    const views = AREA_PAGES.filter((view) => view.area === area)
    const { page, complaints } = await open()
    await signInOn(page, 'journey.admin')
    const menu = page.getByRole('navigation', { name: area === 'admin' ? 'Admin Profile' : 'User Profile' })
    // Opened anew the page reads the same part of its address as when that changes.
    for (const { slug, title } of views) {
      await page.goto(`/${area}#/${slug}`)
      await menu.locator('[aria-current="page"]').getByText(title, { exact: true }).waitFor()
      await drawn(page)
      expect.soft(await heading(page), `${area}/${slug}`).not.toBe('')
    }
    const [, second] = views
    await page.goto('about:blank')
    await page.goto(`/${area}#/${second?.slug}`)
    await menu
      .locator('[aria-current="page"]')
      .getByText(second?.title ?? '', { exact: true })
      .waitFor()
    expect(faults(complaints)).toEqual([])
  },
)
