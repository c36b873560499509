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

/** Picks an option in a control of one panel. */
async function choose(page: Page, number: number, control: string, option: string): Promise<void> {
  await panel(page, number)
    .getByRole('button', { name: new RegExp(`^${control}`) })
    .click()
  await page.getByRole('combobox', { name: `Search ${control.toLowerCase()}` }).fill(option)
  await page.getByRole('option', { name: option }).first().click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

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

test('a source of LGAs alone shows those of a state', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...ANTENATAL, p3: '6,101,2024' }))
  await choose(page, 3, 'Places of', 'Kano')
  await panel(page, 3)
    .getByRole('heading', { name: /by LGA in Kano, NDHS-SAE 2023–24$/ })
    .waitFor()
})

describe('on a phone', () => {
  const PHONE = { width: 360, height: 780 }

  test('one panel is shown at a time, the legend above, the next by a button', async () => {
    const { page } = await open(PHONE)
    await openDashboard(page, addressOf(ANTENATAL))
    const inView = (number: number) =>
      panel(page, number).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left > -1 && right < window.innerWidth + 1
      })
    expect([await inView(1), await inView(2)]).toEqual([true, false])
    await page.getByRole('button', { name: 'Next comparison' }).click()
    await expect.poll(() => inView(2)).toBe(true)
    await page.getByText('Comparison (2)', { exact: false }).first().waitFor()
    expect(await page.getByRole('list', { name: 'Legend' }).filter({ visible: true }).count()).toBe(1)
  })
})
