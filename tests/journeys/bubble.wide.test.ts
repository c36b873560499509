import { expect, test } from 'vitest'
import { charts, openDashboard, pick, readMain } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

function address(state: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ section: 'bubble-chart-analysis', ...state })
  return `/dashboard/Advanced_Analytics?${query}`
}

const SKILLED_AGAINST_LITERACY = { indicator: '7', datasource: '2', x: '1200', x_source: '2', period: '2018' }

test('a reader takes other indicators and no areas', async () => {
  const { page } = await open()
  await openDashboard(page, address(SKILLED_AGAINST_LITERACY))
  await pick(page, 'Area', 'One size for all')
  await expect.poll(() => readMain(page)).toContain('One bubble for each state; colour: zone')
  await pick(page, 'Sideways', 'Households with electricity')
  await expect
    .poll(() => readMain(page))
    .toContain('Skilled attendance at birth against households with electricity by state, NDHS 2018')
})

test('two indicators that were never measured near each other say so and lead on', async () => {
  const { page } = await open()
  // Population was counted by NPC in 2006; NDHS has figures by state from 2018 on.
  await page.goto(address({ indicator: '7', datasource: '2', x: '62', x_source: '19' }))
  await page.getByText('The data you have selected is not available, please select another').waitFor()
  await page.getByRole('button', { name: 'Take the sources that fit best' }).click()
  await charts(page).first().waitFor({ state: 'attached' })
})

test('a link to the figure draws the same bubbles', async () => {
  const { page, complaints } = await open()
  await openDashboard(
    page,
    '/figure?kind=bubble&indicator=1200,7,62&datasource=2,2,106&location=1&period=2018&trails=27&national=1',
  )
  expect(await readMain(page)).toContain('Skilled attendance at birth against female literacy')
  expect(complaints).toEqual([])
})
