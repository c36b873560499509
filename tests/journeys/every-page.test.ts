import { expect, test } from 'vitest'
import { MOVED_PAGES, PAGES } from '#catalogue/pages.ts'
import { languageOf } from '#languages/from-source.ts'
import { ALL_SCANNED_PAGES } from '#tests/accessibility/scanned-pages.ts'
import { FAQ } from '#catalogue/faq.ts'
import { drawn } from '../drawn.ts'
import { eachOf, WIDE } from '../wide-run.ts'
import { eachVisit, oneVisit } from './each-visit.ts'
import { englishSought, inPseudo } from './english-sought.ts'
import { clippedTexts } from './language-on-page.ts'
import { faults, heading } from './opened-page.ts'
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

/** Every eighteenth of them, and each page in a wide run: the ring of components draws them all. */
const LOOKED_AT = WIDE ? OPEN : eachOf(18, ONE_OF_A_MODULE)

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

if (WIDE) {
  test('addresses of earlier versions lead to the page that has taken their place', async () => {
    const { page } = await open()
    await signInOn(page, 'journey.admin')
    for (const { pattern, movedTo } of MOVED_PAGES) {
      await page.goto(pattern)
      await page.waitForURL((url) => `${url.pathname}${url.hash}` === movedTo)
    }
  })
}

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
