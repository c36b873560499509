import { expect, test } from 'vitest'
import { dashboardAddress } from './dashboard-address.ts'

const DASHBOARDS = [
  { name: 'Health_Financing', title: 'Money for health' },
  { name: 'NDR', title: 'NDR 1' },
  // Of two with the same words the first is meant.
  { name: 'Ndr_again', title: 'ndr' },
  { name: 'A&B', title: 'Both' },
]
const news = { category_name: 'Dashboard', title: '', link: '' } as const

test.each([
  ['Health Financing', '/dashboard/Health_Financing'],
  [' health_financing ', '/dashboard/Health_Financing'],
  ['Money for Health', '/dashboard/Health_Financing'],
  ['NDR', '/dashboard/NDR'],
  ['Both', '/dashboard/A%26B'],
  ['Snow', null],
])('an update about %s leads to %s', (title, address) => {
  expect(dashboardAddress({ ...news, title }, DASHBOARDS)).toBe(address)
})

test('the dashboard that was chosen goes before one of that name, and other updates lead nowhere', () => {
  const chosen = { ...news, title: 'NDR', link: '/custom/public/winter' }
  expect(dashboardAddress(chosen, DASHBOARDS)).toBe('/custom/public/winter')
  expect(dashboardAddress({ ...chosen, category_name: 'Dataset' }, DASHBOARDS)).toBeNull()
})
