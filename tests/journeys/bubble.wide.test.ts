import { askedFor, charts, openDashboard, pick, readMain, walks } from './dashboard-page.ts'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { movesUntil } from './reader-moves.ts'
import { readDataSet } from './data-set.ts'
import { figureCard, readTable } from './figure-card.ts'

const open = eachVisit()

function address(state: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ section: 'bubble-chart-analysis', ...state })
  return `/dashboard/Advanced_Analytics?${query}`
}

const SKILLED_AGAINST_LITERACY = { indicator: '7', datasource: '2', x: '1200', x_source: '2', period: '2018' }

const KANO = 27

test('a reader sees three indicators of each state, as the files of the data set have them', async () => {
  const { page } = await open()
  await openDashboard(page, address(SKILLED_AGAINST_LITERACY))
  const text = await readMain(page)
  expect(text).toContain('Skilled attendance at birth against female literacy (15-49) by state, NDHS 2018')
  expect(text).toContain('area: total population')
  const rows = await readTable(figureCard(page, /^Skilled attendance at birth against female literacy/))
  const ofKano = rows.filter(({ Location }) => Location === 'Kano').map(({ Value }) => Value)
  const expected = readDataSet()
    .filter((row) => row.datasource === 2 && row.location === KANO && row.period === '2018')
    .filter(({ indicator }) => indicator === 7 || indicator === 1200)
    .map(({ value }) => `${value.toFixed(1)}%`)
  expect(expected).toHaveLength(2)
  expect(ofKano).toHaveLength(3)
  expect(ofKano).toEqual(expect.arrayContaining(expected))
})

test('a reader takes other indicators and no areas', async () => {
  const { page } = await open()
  await openDashboard(page, address(SKILLED_AGAINST_LITERACY))
  await pick(page, 'Area', 'One size for all')
  await expect.poll(() => readMain(page)).toContain('One bubble for each state; colour: zone')
  await pick(page, 'Horizontal', 'Households with electricity')
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

test('a reader moves through the periods by keyboard and plays them to the end', async () => {
  const { page, network } = await open()
  await openDashboard(page, address(SKILLED_AGAINST_LITERACY))
  const slider = page.getByRole('slider', { name: 'Period' })
  // The assistant's button comes with the reader's first movement.
  await movesUntil(page, page.getByRole('button', { name: 'Assistant' }))
  network.forget()
  await slider.focus()
  await page.keyboard.press('End')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('2023–24')
  await page.keyboard.press('Home')
  const first = await slider.getAttribute('aria-valuetext')
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(first)
  await page.getByRole('button', { name: 'Play' }).waitFor()
  expect(await slider.getAttribute('aria-valuetext')).toBe('2023–24')
  expect(askedFor(network.transfers())).toEqual([])
})

test('a reader sees one zone alone and follows a state, and the link keeps both', async () => {
  const [mine, theirs] = [await open(), await open()]
  await openDashboard(mine.page, address(SKILLED_AGAINST_LITERACY))
  await mine.page.getByRole('button', { name: 'North-West' }).click()
  await expect.poll(() => readMain(mine.page)).toContain('7 states have both figures in the North-West')
  const chart = walks(mine.page)
  await chart.focus()
  await mine.page.keyboard.press('ArrowRight')
  await mine.page.keyboard.press('Enter')
  await mine.page.getByRole('button', { name: 'Follow no state' }).waitFor()
  await openDashboard(theirs.page, mine.page.url())
  expect(await readMain(theirs.page)).toBe(await readMain(mine.page))
})
