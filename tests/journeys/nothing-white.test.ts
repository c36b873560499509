import { expect, test } from 'vitest'
import { WIDE } from '../wide-run.ts'
import { drawn } from '../drawn.ts'
import { begun, HEALTH_OUTCOMES, openDashboard } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

/** The files that the page itself names: the program and its style. */
const OF_THE_PAGE = [/\/base-[^/]*\.js$/, /\/rolldown-runtime-[^/]*\.js$/, /\/base-[^/]*\.css$/]

test('without its program or its style the page shows what the server drew, and begins once the line is back', async () => {
  const { page } = await open({ first: true })
  const wayOn = page.locator('#way-on')
  await begun(page, HEALTH_OUTCOMES)
  for (const lost of OF_THE_PAGE.slice(0, WIDE ? 3 : 1)) {
    await page.route(lost, (route) => route.abort())
    await page.goto(HEALTH_OUTCOMES)
    await wayOn.getByText('Parts of this page have not come').waitFor()
    await page.getByRole('heading', { level: 1, name: /Skilled attendance at birth in Nigeria/ }).waitFor()
    expect(await page.getByText('The controls are on their way.').isVisible()).toBe(false)
    await page.unroute(lost)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await wayOn.waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: /^Indicator/ })
      .first()
      .waitFor()
    await drawn(page)
    const ink = () => getComputedStyle(document.documentElement).getPropertyValue('--ink')
    expect(await page.evaluate(ink)).not.toBe('')
  }
})

/** Files without which a dashboard cannot be drawn: what draws it, and the lists and figures that it says. */
const OF_A_DASHBOARD = [/\/dashboard-[\w-]{7}\.js/, /\/catalogue(\?|$)/, /\/indicators\/18(\?|$)/]

test('a dashboard without a file that it needs leaves what the server drew, says so above it, and comes once the line is back', async () => {
  for (const file of OF_A_DASHBOARD.slice(0, WIDE ? 3 : 1)) {
    const { page } = await open({ first: true })
    const wayOn = page.locator('#way-on')
    await begun(page, `${HEALTH_OUTCOMES}?indicator=18`)
    await page.route(file, (route) => route.abort())
    await page.goto(`${HEALTH_OUTCOMES}?indicator=18`)
    await wayOn.getByText('Parts of this page have not come').waitFor()
    const opening = page.locator('#opening')
    await opening.getByRole('heading', { level: 1 }).waitFor()
    await opening.locator('figure').first().waitFor()
    expect(await page.getByText('The controls are on their way.').isVisible()).toBe(false)
    await page.unroute(file)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByRole('tab').first().waitFor()
    await drawn(page)
    expect([await opening.count(), await wayOn.count(), await page.getByRole('alert').count()]).toEqual([
      0, 0, 0,
    ])
  }
})

test('where the reader has other words than the server drew, a dashboard without its file says so in its frame', async () => {
  const { page } = await open({ first: true })
  await page.goto('/terms')
  await drawn(page)
  await page.evaluate(() => localStorage.setItem('language', 'pcm'))
  const file = /\/dashboard-[\w-]{7}\.js/
  await page.route(file, (route) => route.abort())
  await page.goto('/dashboard/Health_Financing')
  await page.getByRole('alert').getByRole('button').first().waitFor()
  await page.getByRole('banner').getByText('Health Financing').first().waitFor()
  await page.unroute(file)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByRole('tab').first().waitFor()
  await drawn(page)
  expect(await page.getByRole('alert').count()).toBe(0)
})

if (WIDE) {
  test('without the file that sets its colours before the first paint the page sets them itself', async () => {
    const { page } = await open({ first: true })
    await page.route(/\/first-paint-/, (route) => route.abort())
    await openDashboard(page, HEALTH_OUTCOMES)
    const ground = () => getComputedStyle(document.documentElement).getPropertyValue('--canvas')
    expect(await page.evaluate(ground)).not.toBe('')
  })
}

test('a browser that cannot run the program is led to the lite page of the same view', async () => {
  const { page } = await open({ first: true })
  const wayOn = page.locator('#way-on')
  await openDashboard(page, HEALTH_OUTCOMES)
  expect(await wayOn.isVisible()).toBe(false)
  // As in a browser that does not know a word of it.
  await page.route('**/assets/base-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let = = 3' }),
  )
  await page.goto(`${HEALTH_OUTCOMES}?indicator=18`)
  const link = wayOn.getByRole('link', {
    name: 'The lite form of this page shows the same figures without it.',
  })
  await link.waitFor()
  expect(await page.getByText('The controls are on their way.').isVisible()).toBe(false)
  await link.click()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    `/lite${HEALTH_OUTCOMES}?indicator=18`,
  )
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a browser of the last years draws the same with substitutes for what it lacks', async () => {
  const { page, context, complaints, network } = await open({ first: true })
  await context.addInitScript(() => {
    for (const [owner, names] of [
      [Array.prototype, ['at', 'toSorted', 'toReversed', 'findLast', 'with']],
      [Map, ['groupBy']],
      [Set.prototype, ['union', 'isSubsetOf', 'isDisjointFrom', 'difference', 'intersection']],
      [Promise, ['withResolvers']],
      [URL, ['canParse']],
      [window, ['BroadcastChannel']],
    ] as const)
      for (const name of names) Reflect.deleteProperty(owner, name)
  })
  await openDashboard(page, HEALTH_OUTCOMES)
  await page.getByRole('tab', { name: 'Zonal Analysis' }).click()
  await drawn(page)
  await page.locator('[data-picture] svg').first().waitFor()
  expect(network.transfers().filter(({ url }) => url.includes('/substitutes-'))).toHaveLength(1)
  expect(complaints).toEqual([])
})
