import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { HEALTH_OUTCOMES, pick } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const SCORECARD = `${HEALTH_OUTCOMES}?section=scorecard`

test('a reader orders the states by a column, sees ranks as ranges, and a link keeps both', async () => {
  const { page, complaints } = await open()
  await page.goto(`${SCORECARD}&indicators=18,14&datasource=2&period=2018`)
  await drawn(page)
  await page.getByRole('heading', { level: 1, name: /reach (its|their) targets?/ }).waitFor()
  const table = page.getByRole('region', { name: 'Scorecard' })
  await table.getByRole('button', { name: /Penta 3/ }).click()
  await table
    .getByText(/^\d+ to \d+ of \d+$/)
    .first()
    .waitFor()
  expect(new URL(page.url()).searchParams.get('order')).toBe('1')
  const places = await table.getByRole('rowheader').allInnerTexts()
  expect(places[0]).toBe('Nigeria')
  const { page: other } = await open()
  await other.goto(page.url())
  await drawn(other)
  const same = other.getByRole('region', { name: 'Scorecard' }).getByRole('rowheader')
  await expect.poll(() => same.allInnerTexts()).toEqual(places)
  expect(complaints).toEqual([])
})

test('a reader turns to the periods of one indicator and to zones', async () => {
  const { page } = await open()
  await page.goto(`${SCORECARD}&indicator=18`)
  await drawn(page)
  await pick(page, 'Data source', 'NDHS')
  await page.getByRole('button', { name: 'Periods', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^How has .* changed from place to place/ }).waitFor()
  await page.getByRole('button', { name: 'Zones', exact: true }).click()
  const table = page.getByRole('region', { name: 'Scorecard' })
  await expect.poll(() => table.getByRole('rowheader').count()).toBe(7)
})

test('a period before all figures shows the first later ones, and says so', async () => {
  const { page } = await open()
  await page.goto(`${SCORECARD}&year=1980`)
  await page.getByText(/up to 1980; \d{4} is shown instead/).waitFor()
  await page.getByRole('region', { name: 'Scorecard' }).waitFor()
})

test('indicators without figures are named', async () => {
  const { page } = await open()
  await page.goto(`${SCORECARD}&indicators=18,99999`)
  await page.getByText('Not part of this release: 1 of the indicators asked for.').waitFor()
})

test('the chosen state is marked and one press away; the nation is not marked', async () => {
  const { page } = await open()
  await page.goto(`${SCORECARD}&indicators=18&datasource=2&period=2018&location=20`)
  await drawn(page)
  const marked = page.getByRole('region', { name: 'Scorecard' }).locator('th[aria-current]')
  const name = await marked.innerText()
  await page.getByRole('button', { name: `Go to the row of ${name}` }).click()
  await expect.poll(() => marked.evaluate((it) => it === document.activeElement)).toBe(true)
  await expect
    .poll(() =>
      marked.evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    )
    .toBe(true)
  await page.goto(`${SCORECARD}&indicators=18&datasource=2&period=2018&location=1`)
  await drawn(page)
  expect(await marked.count()).toBe(0)
})
