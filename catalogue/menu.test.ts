import { expect, test } from 'vitest'
import { DASHBOARDS } from './dashboards.ts'
import { FAQ } from './faq.ts'
import { DEFAULT_DASHBOARD } from './default-dashboard.ts'
import { headingLike, MENU } from './menu.ts'

const entries = MENU.flatMap((group) => group.entries)

test('the menu leads to each dashboard', () => {
  const led = new Set(entries.flatMap(({ dashboard }) => dashboard ?? []))
  expect([...led].sort()).toEqual(DASHBOARDS.map(({ name }) => name).sort())
})

test('no two entries lead to one address', () => {
  const addresses = entries.map(({ dashboard, address }) => address ?? dashboard)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the product opens with a dashboard that has figures', () => {
  expect(DASHBOARDS.find(({ name }) => name === DEFAULT_DASHBOARD)?.waitingFor).toBe('')
})

test('every entry says in one line what it holds', () => {
  for (const { description } of entries) expect(description.length).toBeLessThan(60)
})

test('no two topics of the help have the same title, and each has steps', () => {
  const titles = FAQ.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(FAQ.filter(({ steps }) => steps.length === 0)).toEqual([])
})

test.each([
  ['Health outcomes', 'Health Outcomes'],
  [' health  INPUTS ', 'Health Inputs'],
  ['other dashboards', 'Other Dashboards'],
  ['Snow', 'Snow'],
  ['', ''],
])('the category %j stands under the heading %j', (category, heading) => {
  expect(headingLike(category)).toBe(heading)
})
