import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressOf, charts, openDashboard, walks } from './dashboard-page.ts'
import { readDataSet } from './data-set.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

/** Four or more antenatal visits: NDHS 2018, NMIS 2021 and NDHS 2023–24 have figures of states. */
const ANTENATAL = { section: 'multi-source-comparison', indicator: '6' }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const panel = (page: Page, number: number): Locator => page.getByRole('region', { name: `Panel ${number}` })

describe('an analyst puts three surveys side by side', () => {
  test('and reads them on one scale, with the figures of the data set', async () => {
    const { page, complaints } = await open()
    await openDashboard(page, addressOf(ANTENATAL))
    expect(await heading(page).innerText()).toBe('Three survey rounds, one scale')
    expect(await charts(page).count()).toBe(3)
    const national = readDataSet().filter((row) => row.indicator === 6 && row.location === 1)
    const shown = [
      { datasource: 2, period: '2018' },
      { datasource: 4, period: '2021' },
      { datasource: 2, period: '2024' },
    ]
    for (const [index, { datasource, period }] of shown.entries()) {
      const row = national.find((one) => one.datasource === datasource && one.period === period)
      const facts = panel(page, index + 1).getByRole('definition')
      expect(await facts.first().innerText()).toBe(`${row?.value.toFixed(1)}%`)
    }
    expect(complaints).toEqual([])
  })

  test('and marks a state in all of them by the keyboard', async () => {
    const { page } = await open()
    await openDashboard(page, addressOf(ANTENATAL))
    await walks(panel(page, 1)).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('Abia is marked in all panels.').waitFor()
    for (const number of [1, 2, 3]) {
      expect(await panel(page, number).getByRole('term').allInnerTexts()).toContain('Abia')
    }
    await page.getByRole('button', { name: 'Show Nigeria again' }).click()
    await page.getByText('is marked in all panels.').waitFor({ state: 'detached' })
  })
})
