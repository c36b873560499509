import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { begun, HEALTH_OUTCOMES } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const SCRIPTS = /\/assets\/base-[^/]*\.js$/

test.each([
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])(
  'before the scripts have come, a window of $width pixels says and draws what the page will',
  async (size) => {
    const { page, complaints } = await open({ first: true, ...size })
    const address = `${HEALTH_OUTCOMES}?indicator=18`
    const opening = page.locator('#opening')
    await begun(page, address)
    const held = Promise.withResolvers<void>()
    await page.route(SCRIPTS, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const first = opening.getByRole('heading', { level: 1 })
    await first.waitFor()
    const [heading, answer, title] = await Promise.all([
      first.innerText(),
      opening.locator('.answer').innerText(),
      opening.getByRole('heading', { level: 2 }).innerText(),
    ])
    await opening.getByRole('img', { name: title }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    held.resolve()
    await drawn(page)
    await opening.waitFor({ state: 'detached' })
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
    await main.getByText(answer).waitFor()
    await main.getByRole('heading', { name: title }).waitFor()
    expect(complaints).toEqual([])
  },
)

test('whoever chose a language earlier is not shown another one first', async () => {
  const { page } = await open({ first: true })
  await page.goto('/about')
  await drawn(page)
  await page.evaluate(() => localStorage.setItem('language', 'pcm'))
  await begun(page, HEALTH_OUTCOMES)
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto(HEALTH_OUTCOMES)
  const opening = page.locator('#opening')
  await opening.waitFor({ state: 'attached' })
  expect(await opening.isVisible()).toBe(false)
  await page.goto(`${HEALTH_OUTCOMES}?lang=en`)
  await opening.getByRole('heading', { level: 1 }).waitFor()
})
