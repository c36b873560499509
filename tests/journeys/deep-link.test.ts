import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressOf, HEALTH_OUTCOMES, openDashboard, PENTA_3, pick, readMain } from './dashboard-page.ts'
import { WIDE } from '../wide-run.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

/** Two readers read the same, once the rows of related indicators have come to both. */
async function readTheSame(mine: Page, theirs: Page): Promise<void> {
  await expect.poll(async () => (await readMain(theirs)) === (await readMain(mine))).toBe(true)
}

describe('a link', () => {
  test.each([
    { name: 'the overview of a state with other targets', state: { ...PENTA_3, location: '27', nt: '0' } },
    // Which it is makes no difference to the way; a wide run tries more of them.
    ...(WIDE
      ? [
          { name: 'the overview', state: PENTA_3 },
          { name: 'the zones', state: { ...PENTA_3, section: 'zonal-analysis' } },
        ]
      : []),
  ])('to $name shows another reader the same figures', async ({ state }) => {
    const [mine, theirs] = [await open(), await open()]
    await openDashboard(mine.page, addressOf(state))
    await openDashboard(theirs.page, mine.page.url())
    await readTheSame(mine.page, theirs.page)
  })

  test('carries what was picked, not what it began with', async () => {
    const [mine, theirs] = [await open(), await open()]
    await openDashboard(mine.page, addressOf(PENTA_3))
    await pick(mine.page, 'Location', 'Lagos')
    await openDashboard(theirs.page, mine.page.url())
    expect(await theirs.page.getByRole('heading', { level: 1 }).innerText()).toContain('Lagos')
    await readTheSame(mine.page, theirs.page)
  })

  if (WIDE) {
    test('of an earlier version is understood', async () => {
      const { page } = await open()
      await openDashboard(page, `${HEALTH_OUTCOMES}?index=1&indicator=18&datasource=2&year=2018&location=1`)
      expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Zonal Analysis')
      expect(await readMain(page)).toContain('2018')
    })
  }

  if (WIDE) {
    test('with nonsense in it still opens something that has data', async () => {
      const { page, complaints } = await open()
      await openDashboard(page, `${HEALTH_OUTCOMES}?indicator=abc&datasource=-1&location=99999&period=soon`)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
      expect(complaints).toEqual([])
    })
  }
})

test('back and forward walk through what was picked', async () => {
  const { page } = await open()
  const heading = page.getByRole('heading', { level: 1 })
  await openDashboard(page, addressOf(PENTA_3))
  const first = await heading.innerText()
  await pick(page, 'Location', 'Kano')
  await heading.filter({ hasText: 'Kano' }).waitFor()
  await page.goBack()
  await heading.filter({ hasNotText: 'Kano' }).waitFor()
  expect(await heading.innerText()).toBe(first)
  await page.goForward()
  await heading.filter({ hasText: 'Kano' }).waitFor()
})
