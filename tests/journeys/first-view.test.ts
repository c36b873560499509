import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { apiTransfers, totalBytes } from '../network-log.ts'
import { WIDE } from '../wide-run.ts'
import { askedFor, begun, HEALTH_OUTCOMES, openDashboard } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

/** The first view with what it fetches once it has nothing else to do. */
async function openFirstView(page: Page): Promise<void> {
  await openDashboard(page, HEALTH_OUTCOMES)
  await page.waitForLoadState('networkidle')
}

test.each([
  ['wide window', 1366, 900, 980],
  ['phone', 390, 844, 900],
])(
  'a first visit in a %s stays within the budgets of requests, bytes and elements',
  async (_, width, height, elements) => {
    const { page, network, complaints } = await open({ first: true })
    await page.setViewportSize({ width, height })
    await begun(page, HEALTH_OUTCOMES)
    await openFirstView(page)
    const transfers = network.transfers()
    const told = transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
    expect(transfers.length, told).toBeLessThanOrEqual(10)
    // The catalogue, the indicator, and its neighbours with the people that its states are weighted with.
    expect(apiTransfers(transfers).length, told).toBeLessThanOrEqual(3)
    expect(totalBytes(transfers), told).toBeLessThanOrEqual(205_000)
    expect(await page.locator('*').count()).toBeLessThanOrEqual(elements)
    // The page announces all of them, so that none waits for the program.
    const announced = await (await page.request.get(HEALTH_OUTCOMES)).text()
    for (const { url } of apiTransfers(transfers))
      expect(announced).toContain(`href="${new URL(url).pathname}`)
    expect(complaints).toEqual([])
  },
)

/** What comes once a reader's first movement is answered, whatever was pressed with it: it shares the line with no press. */
const SETTLED = /\/assets\/(settled|answer-shapes)-|\/api\/known-errors\/figures/

/** What the lists of controls are made of, which come then too. */
const LISTS = /\/assets\/(popup|multi-picker-list|lists)-/

test.each(
  (
    [
      ['Indicator', 3, 23],
      ['Period', 3, 23],
      ['Data source', 3, 23],
      ['Location', 3, 23],
    ] as const
  ).slice(0, WIDE ? 4 : 1),
)(
  'a first press on %s asks for its list alone: %i files, %i kB, and no call of the API',
  async (control, files, kilobytes) => {
    const { page, network } = await open({ first: true })
    await openFirstView(page)
    network.forget()
    await page.getByRole('button', { name: new RegExp(`^${control}`) }).click()
    await page.getByRole('option').first().waitFor()
    await network.quiet()
    const transfers = network.transfers().filter(({ url }) => !SETTLED.test(url))
    const told = transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
    expect(transfers.length, told).toBeLessThanOrEqual(files)
    expect(apiTransfers(transfers), told).toEqual([])
    expect(totalBytes(transfers), told).toBeLessThanOrEqual(kilobytes * 1000)
  },
)

test('once the first movement is answered come the lists, what floats and which figures are in question, nothing twice', async () => {
  const { page, network } = await open({ first: true })
  await openFirstView(page)
  network.forget()
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 330)
  await page.getByRole('button', { name: 'What stands out' }).first().waitFor()
  await expect.poll(() => apiTransfers(network.transfers()).length).toBeGreaterThan(0)
  await network.quiet()
  const transfers = network.transfers()
  const told = transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
  expect(new Set(transfers.map(({ url }) => url)).size, told).toBe(transfers.length)
  // One call, or two where a busy device draws the figures one after the other.
  expect(apiTransfers(transfers).length, told).toBeLessThanOrEqual(2)
  expect(transfers.length, told).toBeLessThanOrEqual(7)
  expect(totalBytes(transfers), told).toBeLessThanOrEqual(38_000)
})

test('a first visit of the first page stays within its budgets', async () => {
  const { page, network } = await open({ first: true })
  await page.goto('/')
  await drawn(page)
  await page.waitForLoadState('networkidle')
  const transfers = network.transfers()
  const told = transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
  expect(transfers.length, told).toBeLessThanOrEqual(19)
  expect(totalBytes(transfers), told).toBeLessThanOrEqual(205_000)
})

/** The first section brings what all share, 31 kB of it. Sections with figures of many indicators: requests and kilobytes. */
test.each(
  (
    [
      ['Disaggregation', 14, 101],
      ['Scorecard', 14, 95],
      ['Data Quality', 14, 102],
    ] as const
  ).slice(0, WIDE ? 3 : 1),
)('%s, opened from a first view, asks for at most %i files and %i kB', async (section, files, kilobytes) => {
  const { page, network } = await open({ first: true })
  await openFirstView(page)
  network.forget()
  await page.getByRole('tab', { name: section }).click()
  await drawn(page)
  await page.waitForLoadState('networkidle')
  const transfers = network.transfers().filter(({ url }) => !LISTS.test(url) && !SETTLED.test(url))
  const told = transfers.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
  expect(askedFor(transfers).length, told).toBeLessThanOrEqual(files)
  expect(totalBytes(transfers), told).toBeLessThanOrEqual(kilobytes * 1000)
})

test('the engine is asked to compile the files of a first view while they come', async () => {
  const { page } = await open({ first: true })
  await openFirstView(page)
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/(base|dashboard)-[^/]*\.js$/.test(name)),
  )
  expect(files).toHaveLength(2)
  for (const file of files) {
    const text = await (await page.request.get(file)).text()
    expect(text.slice(0, text.indexOf('\n')), file).toBe('//# allFunctionsCalledOnLoad')
  }
})

test('everything comes from the product itself', async () => {
  const { page, network } = await open({ first: true })
  await openFirstView(page)
  const hosts = new Set(network.transfers().map(({ url }) => new URL(url).host))
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

test('a second visit asks for the page and its release, and takes data and scripts from what it has', async () => {
  const { page, network } = await open({ first: true })
  await openFirstView(page)
  network.forget()
  await openFirstView(page)
  const carried = network.transfers().filter(({ bytes }) => bytes > 0)
  expect(carried.map(({ url }) => new URL(url).pathname)).toEqual([HEALTH_OUTCOMES])
})
