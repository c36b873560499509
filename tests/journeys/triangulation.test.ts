import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { WIDE } from '../wide-run.ts'
import { charts } from './dashboard-page.ts'
import { readDataSet } from './data-set.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const PAGE = '/advanced-triangulation-dashboard'
/** Penta 3 for the nation: WUENIC with ICEH and GDL. */
const PENTA_3 = `${PAGE}?indicator=18&datasource=10&compare=107,102&location=1`

async function choose(page: Page, control: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${control}`) }).click()
  await page.getByRole('combobox', { name: new RegExp(`^Search ${control}`, 'i') }).fill(option)
  await page
    .getByRole('option', { name: new RegExp(`^${option}`) })
    .first()
    .click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

const triangulate = (page: Page) => page.getByRole('button', { name: 'Triangulate', exact: true }).click()

test('a reader chooses sources, sees how far they agree, and can look behind every grade', async () => {
  const { page } = await open()
  await page.goto(PAGE)
  await triangulate(page)
  const toast = page.getByRole('alert')
  await toast.getByText('Empty Parameters: Please select a primary and secondary data source').waitFor()
  await choose(page, 'Primary source', 'WUENIC')
  await choose(page, 'Compared with', 'ICEH')
  await choose(page, 'and', 'GDL')
  await choose(page, 'Indicator', 'DTP-containing vaccine, third dose')
  await choose(page, 'Location', 'Nigeria')
  await triangulate(page)
  await page.getByRole('heading', { level: 1, name: /Penta 3 coverage in Nigeria/ }).waitFor()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    indicator: '18',
    datasource: '10',
    compare: '107,102',
    location: '1',
  })
  for (const part of ['Consistency', 'Complementarity']) {
    const score = await page.getByRole('region', { name: part, exact: true }).innerText()
    expect(score).toMatch(/\d+\.\d%\s+(Very )?(Low|Moderate|High|None|Significant)/)
  }
  await page.getByText('these sources are not independent', { exact: false }).first().waitFor()
  const grades = page.getByRole('region', { name: 'Grades' })
  await grades.getByRole('button', { name: 'Variability' }).click()
  await grades.getByText('Median gap against WUENIC', { exact: false }).first().waitFor()
  await grades.getByText('Formula', { exact: true }).click()
  await grades.getByText('d is the median distance of the pairs', { exact: false }).waitFor()
  await grades.getByRole('button', { name: 'Show the pairs' }).click()
  const pairs = page.getByRole('dialog').getByRole('region', { name: 'Pairs of figures' })
  await pairs.getByRole('row').nth(1).waitFor()
  const rows = await pairs.getByRole('row').allInnerTexts()
  const stored = readDataSet().filter(({ indicator, location }) => indicator === 18 && location === 1)
  const figure = (source: number, year: string) =>
    stored.find((one) => one.datasource === source && one.period === year)?.value.toFixed(1)
  // Pairs are about children born in the same year: a survey of 2013 beside the estimate of 2012.
  for (const [source, born, year] of [
    [107, '2012', '2013'],
    [102, '1998', '1999'],
  ] as const) {
    const name = source === 107 ? 'ICEH' : 'GDL'
    const row = rows.find((text) => text.startsWith(`${born} / ${year}`) && text.includes(name)) ?? ''
    expect(row).toContain(`${figure(10, born)}%`)
    expect(row).toContain(`${figure(source, year)}%`)
  }
})

test('a link opens the same result at once, with its figures and the one to quote', async () => {
  const { page } = await open()
  await page.goto(PENTA_3)
  await page.getByRole('heading', { level: 1, name: /Penta 3 coverage in Nigeria/ }).waitFor()
  await page.getByRole('region', { name: 'Which figure should I quote?' }).waitFor()
  await charts(page).nth(1).waitFor()
  await page.getByRole('heading', { name: /^Same year, two sources/ }).waitFor()
  await page.getByRole('heading', { name: /^Difference against the mean/ }).waitFor()
  expect(await page.getByRole('heading', { name: 'Why do the sources differ?' }).count()).toBe(2)
})

if (WIDE) {
  test('a reader who stops a long wait is back at the choice with nothing lost', async () => {
    const { page } = await open()
    const comparison = '**/*triangulation.worker*'
    await page.context().route(comparison, () => undefined)
    await page.goto(PENTA_3)
    const popup = page.getByRole('dialog', { name: 'Triangulation in progress ....' })
    await popup.getByText('Selected Datasources contains large datasets').waitFor()
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('You stopped the triangulation. Nothing you chose is lost.').waitFor()
    await page
      .getByRole('button', { name: /^Primary source/ })
      .getByText('WUENIC')
      .waitFor()
    await page.context().unroute(comparison)
    await triangulate(page)
    await page.getByRole('heading', { level: 1, name: /Penta 3 coverage in Nigeria/ }).waitFor()
  })
}
