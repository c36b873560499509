import { expect, test } from 'vitest'
import { askedFor, charts, openDashboard, pick, readMain } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { csvTable, download, figureCard } from './figure-card.ts'

const open = eachVisit()

function address(state: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ section: 'correlation-analysis', ...state })
  return `/dashboard/Advanced_Analytics?${query}`
}

test('a reader at the limit of twenty still gets an answer at once', async () => {
  const { page, complaints } = await open()
  const indicators = '14,15,17,18,20,21,22,23,5,6,7,8,1,30,70,212,397,1001,1008,1200'
  await openDashboard(page, address({ indicators, datasource: '2', period: '2024' }))
  expect(await readMain(page)).toContain('190 pairs of 20 indicators')
  expect(complaints).toEqual([])
})

test('a reader with one indicator is told what to do, and a source with few states gives what it has', async () => {
  const { page } = await open()
  await page.goto(address({ indicators: '14' }))
  await page.getByText('Choose two indicators or more to correlate').waitFor()
  await page.getByRole('button', { name: 'Show the usual ones' }).click()
  await charts(page).first().waitFor({ state: 'attached' })
  await openDashboard(page, address({ datasource: '31' }))
  expect(await readMain(page)).toMatch(/NCDC/)
})

test('a reader takes the coefficients along as a file', async () => {
  const { page } = await open()
  await openDashboard(page, address({ indicators: '14,18,7' }))
  const { content } = await download(page, figureCard(page, /^Correlation of 3 indicators/), 'CSV')
  const [head, ...lines] = csvTable(content).split('\r\n')
  expect(head).toContain(
    'Indicator,And,Value,p adjusted (Benjamini–Hochberg),p,Lower (95%),Upper (95%),Pairs of figures',
  )
  expect(lines).toHaveLength(3)
})

test('a link to the pair draws the same pair', async () => {
  const { page } = await open()
  await openDashboard(
    page,
    '/figure?kind=scatter&indicator=14,18&datasource=2&location=1&period=2024&compare_by=states&fit=theil-sen',
  )
  const text = await readMain(page)
  expect(text).toContain('Stunting (under 5) and DPT 3 / Penta 3 coverage across states, NDHS 2023–24')
  expect(text).toContain('Theil–Sen line')
})

test('a reader opens a pair with the keyboard, and back closes it again', async () => {
  const { page } = await open()
  await openDashboard(page, address({ indicators: '14,18,7' }))
  const matrix = page.getByRole('slider', { name: /^Correlation of 3 indicators/ })
  await matrix.focus()
  await page.keyboard.press('End')
  expect(await matrix.getAttribute('aria-valuetext')).toMatch(
    /Penta 3 coverage and skilled attendance.*r 0\.\d\d/,
  )
  await page.keyboard.press('Enter')
  const pair = figureCard(page, /^DPT 3 \/ Penta 3 coverage and skilled attendance at birth across states/)
  await pair.waitFor()
  expect(new URL(page.url()).searchParams.get('pair')).toBe('18,7')
  await page.goBack()
  await figureCard(page, /^Stunting \(under 5\) and DPT 3/).waitFor()
})

test('a reader is always told what a correlation is not', async () => {
  const { page } = await open()
  for (const state of [{}, { over: 'periods', datasource: '10' }]) {
    await openDashboard(page, address(state))
    const text = await readMain(page)
    expect(text).toContain('An association is not a cause.')
    expect(text).toContain('Ecological: a relation between states need not hold between persons.')
    expect(text).toMatch(/p adjusted for \d+ tests/)
  }
})

test('a reader chooses the coefficient and the stricter adjustment, and nothing is asked of the server', async () => {
  const { page, network } = await open()
  await openDashboard(page, address({ indicators: '14,18,7,15' }))
  await pick(page, 'Coefficient', 'Kendall')
  network.forget()
  await page.getByRole('button', { name: 'Holm (stricter)' }).click()
  await expect.poll(() => readMain(page)).toContain("Kendall's τ, −1 to 1; p adjusted for 6 tests (Holm)")
  await pick(page, 'Period', '2018')
  await expect.poll(() => readMain(page)).toContain('Correlation of 4 indicators across states, NDHS 2018')
  await page.getByRole('button', { name: 'Years', exact: true }).click()
  await expect.poll(() => readMain(page)).toContain('over time in Nigeria')
  // The list of a control comes as a file once a reader turns to it.
  expect(askedFor(network.transfers()).filter((url) => url.includes('/api/'))).toEqual([])
})
