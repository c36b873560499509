import { expect, test } from 'vitest'
import { openDashboard, readMain } from './dashboard-page.ts'
import { readDataSet } from './data-set.ts'
import { eachVisit } from './each-visit.ts'
import { figureCard, readTable } from './figure-card.ts'

const open = eachVisit()

function address(state: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ section: 'bubble-chart-analysis', ...state })
  return `/dashboard/Advanced_Analytics?${query}`
}

const KANO = 27

const SKILLED_AGAINST_LITERACY = { indicator: '7', datasource: '2', x: '1200', x_source: '2', period: '2018' }

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
