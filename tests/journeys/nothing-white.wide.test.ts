import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { HEALTH_OUTCOMES, openDashboard } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

/**
 * Files of the product that do not come, by name, and how: lost on the line, or known no more after an update
 * of the server.
 */
interface Dropped {
  readonly files: RegExp
  readonly how: 'lost' | 'unknown'
}

/** A part that is loaded later: where, which of its files are dropped, what is done, what is said, and what stands there in the end. */
interface Case extends Dropped {
  readonly at: string
  readonly act: (page: Page) => Promise<unknown>
  readonly said: RegExp
  readonly goesOn: (page: Page) => Promise<unknown>
  /** How it goes on: the reader presses, or the browser says that the line is back. */
  readonly by: 'press' | 'line'
}

const move = async (page: Page) => {
  for (const x of [200, 210]) await page.mouse.move(x, 320)
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()

const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name }).waitFor()

const heading = (name: RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()

const PART = /^This part could not be loaded\./

const CASES: readonly Case[] = [
  // At first view: the tabs that a reader can move.
  {
    ...{
      at: '/dashboard/Advanced_Analytics',
      files: /movable-tabs|move-announcements/,
      how: 'lost',
      by: 'line',
    },
    ...{ act: async () => {}, said: PART, goesOn: (page) => page.getByRole('tab').first().waitFor() },
  },
  // Once the first movement is answered: a script and a style of what floats and of what comes to each figure.
  ...(['js', 'css'] as const).map(
    (kind): Case => ({
      ...{ at: HEALTH_OUTCOMES, files: new RegExp(`/settled-[^/]*\\.${kind}$`), how: 'lost', by: 'press' },
      ...{
        act: move,
        said: PART,
        goesOn: (page) => page.getByRole('button', { name: 'Assistant' }).waitFor(),
      },
    }),
  ),
  {
    ...{ at: '/dashboard/Demographics', files: /\/settled-/, how: 'lost', by: 'line' },
    ...{
      act: move,
      said: PART,
      goesOn: (page) => page.getByRole('button', { name: 'What stands out' }).first().waitFor(),
    },
  },
  // After a press: a section with its script or its style, a list, a menu, a dialog, words.
  ...(['js', 'css'] as const).map(
    (kind): Case => ({
      ...{ at: HEALTH_OUTCOMES, files: new RegExp(`/sections-[^/]*\\.${kind}$`), how: 'lost', by: 'line' },
      ...{ act: tab('Zonal Analysis'), said: /^This section could not be loaded\./ },
      goesOn: (page) => page.locator('[data-picture] svg').first().waitFor(),
    }),
  ),
  {
    ...{ at: '/dashboard/Health_Financing', files: /\/popup-/, how: 'lost', by: 'press' },
    ...{ act: button(/^Indicator/), said: /^The list of this control could not be loaded\./ },
    goesOn: (page) => page.getByRole('combobox', { name: 'Search indicator' }).waitFor(),
  },
  {
    ...{ at: HEALTH_OUTCOMES, files: /\/options-menu-/, how: 'lost', by: 'press' },
    ...{ act: button('Options'), said: /^Options could not be loaded\./ },
    goesOn: (page) => page.getByRole('menuitem', { name: 'About Dashboard' }).waitFor(),
  },
  {
    ...{ at: HEALTH_OUTCOMES, files: /\/(quote-dialog|sources|quoted)-/, how: 'lost', by: 'line' },
    ...{ act: button('Which figure should I quote?'), said: PART, goesOn: dialog('Quote a figure') },
  },
  // After an update: a page, a section and a dialog of a build that is no longer served.
  {
    ...{ at: '/dashboard/Health_Workforce', files: /\/(dashboard-menu|tools)-/, how: 'unknown', by: 'press' },
    ...{
      act: button(/^Select dashboard/),
      said: /^Menu could not be loaded\./,
      goesOn: dialog(/dashboard/i),
    },
  },
  {
    ...{ at: '/dashboard/Health_Workforce', files: /\/help-page-/, how: 'unknown', by: 'press' },
    act: (page) => page.getByRole('link', { name: 'Help & FAQ' }).first().click(),
    said: /^This page could not be loaded\.\s*The site was updated/,
    goesOn: heading(/Help/),
  },
]

test('a file that does not come costs its own part, says so in its place, and goes on with the line', async () => {
  const { page, complaints } = await open({ first: true })
  let dropped: Dropped | null = null
  const asked: string[] = []
  await page.route('**/assets/**', (route: Route) => {
    const path = new URL(route.request().url()).pathname
    if (!dropped?.files.test(path)) return route.continue()
    asked.push(path)
    return dropped.how === 'lost' ? route.abort() : route.fulfill({ status: 404 })
  })
  for (const { at, act, said, goesOn, by, ...files } of CASES) {
    dropped = files
    const begun = asked.length
    await openDashboard(page, at)
    await act(page)
    const alert = page.getByRole('alert').filter({ hasText: said }).first()
    await alert.getByRole('button', { name: 'Try again' }).waitFor()
    expect(asked.length, `${files.files} was asked for`).toBeGreaterThan(begun)
    // The rest of the page stands: its frame, and what was there before.
    expect((await page.locator('body').innerText()).length).toBeGreaterThan(300)
    await page.getByRole('banner').getByText('MSDAT Platform').waitFor()
    dropped = null
    if (by === 'press') await alert.getByRole('button', { name: 'Try again' }).click()
    else await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await goesOn(page)
    await drawn(page)
    await expect.poll(() => page.getByRole('alert').filter({ hasText: said }).count()).toBe(0)
  }
  expect(
    complaints.filter((line) => !/Failed to load resource|FileError|Failed to fetch/.test(line)),
  ).toEqual([])
})
