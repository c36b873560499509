import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { fillNewUser } from './user-form.ts'
import { signInOn } from './people.ts'
import { barriers, newName } from './registered-person.ts'
import { PASSWORD } from '../builders/people.ts'
import { productUrl } from './product.ts'

const open = eachVisit()

const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text)

test('what the server does not give or do is said in the words that administrators know', async () => {
  const { page } = await open()
  await signInOn(page, 'journey.admin')
  for (const [call, address, words] of [
    ['**/api/admin/summary', '/admin', 'Error loading dashboard data'],
    ['**/api/dashboards', '/admin#/dashboard', 'Unable to load dashboards!'],
    [
      '**/api/document?kind=dashboard',
      '/account#/savedDashboards',
      'Could not retrieve your public dashboards',
    ],
  ] as const) {
    await page.route(call, (route) => route.abort())
    await page.goto('/terms')
    await page.goto(address)
    await page.getByText(words).first().waitFor()
  }
  await page.route('**/api/users', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { type: '/problems/unexpected', detail: '' } })
      : route.continue(),
  )
  await page.route('**/api/users/*/role', (route) => route.abort())
  await page.route('**/api/users/delete', (route) => route.abort())
  await page.goto('/admin#/users')
  await fillNewUser(page, newName('refused'))
  await page.getByRole('alert').filter({ hasText: 'Failed to add user' }).first().waitFor()
  await page.keyboard.press('Escape')
  await search(page, 'journey.reader')
  await page.getByText('1 to 1 of 1 users').waitFor()
  await page.getByRole('button', { name: /^Assign role to / }).click()
  await page.getByRole('menuitem', { name: 'Admin' }).click()
  await page.getByText('Failed to upgrade user role').waitFor()
  await page
    .getByRole('button', { name: /^Delete / })
    .last()
    .click()
  const asks = page.getByRole('dialog', { name: 'Are you sure you want to delete this user?' })
  await asks.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Failed to delete user').waitFor()
})

test('the platform is closed for newcomers, tells readers, and opens again', async () => {
  const { page, complaints } = await open({ width: 360, height: 780 })
  await signInOn(page, 'journey.admin')
  await page.goto('/admin#/adminsettings')
  const notice = page.getByLabel('Notice on top of every page')
  await notice.fill('Closed <b>on</b> Sunday')
  await page.getByLabel('Anybody may create an account').uncheck()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'SAVE' }).click()
  await page.getByText('Settings saved successfully!').waitFor()

  try {
    const reader = await open({ width: 360, height: 780 })
    await reader.page.goto('/terms')
    await reader.page
      .getByRole('complementary', { name: 'Notice' })
      .getByText('Closed <b>on</b> Sunday')
      .waitFor()
    expect(await barriers(reader.page)).toEqual([])
    const refused = await reader.page.request.post('/api/users', {
      headers: { origin: productUrl() },
      data: { username: newName('late'), email: `${newName('late')}@example.org`, password: PASSWORD },
    })
    expect(refused.status()).toBe(403)
  } finally {
    // The journeys that follow register people.
    await notice.fill('')
    await page.getByLabel('Anybody may create an account').check()
    await page.getByRole('button', { name: 'SAVE' }).click()
    await page.getByText('Settings saved successfully!').last().waitFor()
  }
  await page.goto('/admin#/users')
  await page.locator('table').getByText('journey.admin', { exact: true }).first().waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(complaints).toEqual([])
})
