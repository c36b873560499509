import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { movesUntil } from './reader-moves.ts'
import { barriers } from './registered-person.ts'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import type { NetworkLog } from '../network-log.ts'
import { drawn } from '#tests/drawn.ts'

const open = eachVisit()

const faults = (page: Page) => barriers(page, ['best-practice'])

const panel = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Files of widgets that the network carried. */
function widgetFiles(network: NetworkLog): string[] {
  return network
    .transfers()
    .map(({ url }) => url)
    .filter((url) => /widget-(dock|dialog)/.test(url))
}

/** The widgets as `plugins/` has them. */
const WIDGETS = [
  'Accessibility panel',
  'Assistant',
  'Context search',
  'Feedback',
  'Report builder',
  'Indicator search',
  'Screenshot manager',
]

test('feedback is a button away, the floating buttons stand where the reader wants them, or not at all', async () => {
  const { page, complaints } = await open({ first: true })
  // Nobody types as fast as a journey does.
  await page.clock.install()
  await page.goto('/terms')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const button = page.getByRole('button', { name: 'Feedback' })
  await movesUntil(page, button)
  await button.click()
  const form = panel(page, 'Feedback')
  await form.getByRole('textbox', { name: 'First name' }).fill('Al')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.org')
  await form.getByRole('textbox', { name: 'Message' }).fill('The map is small')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Please fill all fields correctly').waitFor()
  await form.getByText('First name must contain at least 3 letters').waitFor()
  expect(await faults(page)).toEqual([])
  await form.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.clock.fastForward(5000)
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Thank you. We will keep you informed about any latest updates').waitFor()
  await page.keyboard.press('Escape')

  const box = await button.boundingBox()
  if (!box) throw new Error('The button is nowhere.')
  // It lies in the margin of the page, over nothing that somebody reads.
  expect(box.x).toBeGreaterThanOrEqual(await page.evaluate(() => innerWidth - 24))
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(60, 300, { steps: 5 })
  await page.mouse.up()
  expect((await button.boundingBox())?.x).toBeLessThan(100)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await movesUntil(page, button)
  expect((await button.boundingBox())?.x).toBeLessThan(100)

  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('menuitem', { name: 'View Plugins' }).click()
  await page.getByRole('combobox', { name: 'Position of the floating buttons' }).selectOption('Right, low')
  await page.getByRole('switch', { name: 'Feedback', exact: true }).uncheck()
  await page.keyboard.press('Escape')
  await button.waitFor({ state: 'detached' })
  expect((await page.getByRole('button', { name: 'Assistant' }).boundingBox())?.x).toBeGreaterThan(700)
  expect(complaints).toEqual([])
})

test('a reader switches widgets on, uses each, and switches them off', async () => {
  const { page, network, complaints } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  expect(widgetFiles(network)).toEqual([])

  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('menuitem', { name: 'View Plugins' }).click()
  for (const name of WIDGETS) await page.getByRole('switch', { name, exact: true }).check()
  await page.keyboard.press('Escape')
  expect(widgetFiles(network).length).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Indicator search' }).click()
  await page.getByPlaceholder('Search For...').fill('children vaccinated against measels')
  await page.keyboard.press('Enter')
  const found = panel(page, 'Intelligent Indicator Search')
  await found.getByRole('link', { name: 'Measles immunization coverage' }).waitFor()
  await page.getByPlaceholder('Search For...').fill('qwertz')
  await page.keyboard.press('Enter')
  await found.getByText('No Results Found').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Context search' }).click()
  await page.getByPlaceholder('Enter Keywords or Url').fill('penta 3 kano')
  await page.keyboard.press('Enter')
  const insights = panel(page, 'Data Insights')
  const ndhs = insights
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'NDHS', exact: true }) })
  await ndhs.waitFor()
  // NDHS 2023-24, Kano, as datasets/observations/ndhs.csv has it.
  expect(await ndhs.innerText()).toMatch(/2023–24[\s\S]*47\.5%[\s\S]*90% interval 40\.5 to 54\.7/)
  expect(await faults(page)).toEqual([])
  await insights.getByRole('switch', { name: 'View contextual data on hover' }).check()
  await page.keyboard.press('Escape')
  const mention = page.getByRole('button', { name: 'Figures for DPT 3 / Penta 3 coverage' }).first()
  await mention.focus()
  await page.getByRole('tooltip').getByText('53.4%').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('tooltip').count()).toBe(0)

  await page.getByRole('button', { name: 'Screenshot manager' }).click()
  await page.getByRole('button', { name: 'Take Screenshot' }).click()
  // Drawing a whole page takes a browser some seconds.
  await page.getByText('1 picture. Choose one to save it.').waitFor()
  const saved = page.waitForEvent('download')
  await panel(page, 'Screenshots').getByRole('link').click()
  expect((await saved).suggestedFilename()).toBe('screenshot.png')
  await panel(page, 'Screenshots')
    .getByRole('button', { name: /^Delete the picture/ })
    .click()
  await page.getByText('No pictures yet.').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Accessibility panel' }).click()
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const small = await size()
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Larger text' }).click()
  expect(await page.getByRole('button', { name: 'Larger text' }).isDisabled()).toBe(true)
  expect(await size()).toBeCloseTo(small * 1.2, 1)
  await page.getByRole('switch', { name: 'High contrast' }).check()
  // The page finds its places anew in larger letters.
  await expect.poll(() => faults(page)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Accessibility panel' }).waitFor()
  await expect.poll(size).toBeCloseTo(small * 1.2, 1)
  // A phone has room for one button; the others unfold from it.
  await page.setViewportSize({ width: 360, height: 740 })
  const dock = page.getByRole('complementary', { name: 'Add-on widgets' }).getByRole('button')
  await expect.poll(() => dock.count()).toBe(1)
  await dock.click()
  // Feedback is in the menu of a phone; one button folds the others.
  expect(await dock.count()).toBe(WIDGETS.length)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('menuitem', { name: 'View Plugins' }).click()
  for (const name of WIDGETS) await page.getByRole('switch', { name, exact: true }).uncheck()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('complementary', { name: 'Add-on widgets' }).count()).toBe(0)
  // Without the panel letters are as the page has them.
  expect(await size()).toBeCloseTo(14, 1)
  expect(complaints).toEqual([])
})

test('whoever is new is offered a tour, plays it by keyboard, and is not offered it again', async () => {
  const { page, complaints, network } = await open({ first: true, tour: true })
  await openDashboard(page, addressOf(PENTA_3))
  const tourFiles = () => network.transfers().filter(({ url }) => /play-tour|tour-offer/.test(url))
  // Nothing of it comes with the first view.
  expect(tourFiles()).toEqual([])
  const offer = page.getByRole('complementary', { name: 'New here?' })
  await movesUntil(page, offer)
  // In the header where there is room, on a phone and at four times the size at the end of the page: over nothing.
  expect(await page.locator('header').getByRole('complementary', { name: 'New here?' }).count()).toBe(1)
  const overFooter = () =>
    page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return (
        footer - (document.querySelector('aside[aria-label="New here?"]')?.getBoundingClientRect().top ?? 0)
      )
    })
  for (const [width, height] of [
    [360, 780],
    [320, 225],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(overFooter).toBeLessThanOrEqual(0)
  }
  await offer.getByText('A short tour points at the parts of this page.').waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await offer.getByRole('button', { name: 'Play Tour Guide' }).press('Enter')
  const guide = page.getByRole('dialog')
  await guide.getByText('The answer comes first').waitFor()
  expect(await barriers(page, [], { only: '.driver-popover' })).toEqual([])
  for (const title of ['Sections', 'Controls', 'Every source, side by side']) {
    // A step that is just being shown takes no key yet.
    await drawn(page)
    await page.keyboard.press('ArrowRight')
    await guide.getByText(title, { exact: true }).waitFor()
  }
  await page.keyboard.press('Escape')
  await guide.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await movesUntil(page, page.getByRole('button', { name: 'Assistant' }))
  expect(await offer.count()).toBe(0)

  // It goes by itself with the first thing that a reader does.
  await page.evaluate(() => localStorage.removeItem('tourSeen'))
  await page.reload()
  await movesUntil(page, offer)
  await page.getByRole('heading', { level: 1 }).click()
  await offer.waitFor({ state: 'detached' })

  // From the menu it is played on any page, and leads to the page that it is about.
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('menuitem', { name: 'Play Tour Guide' }).click()
  await guide.getByText('The answer comes first').waitFor()
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})
