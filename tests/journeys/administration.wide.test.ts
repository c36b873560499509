import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { fillNewUser } from './user-form.ts'
import { signInOn } from './people.ts'
import { barriers, newName } from './registered-person.ts'
import { PASSWORD } from '../builders/people.ts'
import { productUrl } from './product.ts'
import { browserDialogs } from './browser-dialogs.ts'

const open = eachVisit()

const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text)

/** A name that tries everything: markup, a sign that turns the direction of the text, and all the room there is. */
const HOSTILE = `<img src=x onerror=alert(1)>\u202e{{7*7}}${'W'.repeat(110)}`

async function registerHostile(page: Page, username: string): Promise<void> {
  const person = {
    first_name: HOSTILE,
    last_name: '"><svg onload=alert(2)>',
    profession: 'P',
    organization: 'O',
  }
  const answer = await page.request.post('/api/users', {
    headers: { origin: productUrl() },
    data: { username, email: `${username}@example.org`, password: PASSWORD, ...person },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Two lines, of which one is right: it is invited, and the other stays with its reason. */
async function inviteOne(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  await dialog.getByRole('textbox').fill(`${name}, ${name}@example.org, user, Example\nno address`)
  expect(await barriers(page, [], { only: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Invite 1 person' }).click()
  await dialog
    .getByRole('region', { name: 'Invited' })
    .getByText(/An e-mail is on its way/)
    .waitFor()
  expect(await dialog.getByRole('textbox').inputValue()).toBe('no address')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

async function assignRole(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole('button', { name: `Assign role to ${name}` }).click()
  await page.getByRole('menuitem', { name: role }).click()
}

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

test('an administrator adds, promotes, demotes and deletes people, and finds it all in the audit log', async () => {
  const { page, complaints } = await open()
  const dialogs = browserDialogs(page)
  await signInOn(page, 'journey.admin')
  const [added, hostile] = [newName('added'), newName('hostile')]
  await registerHostile(page, hostile)

  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  await page.getByRole('link', { name: 'View all: Active Users' }).click()
  await page.getByRole('columnheader', { name: 'User' }).waitFor()
  expect(await barriers(page)).toEqual([])

  await fillNewUser(page, added)
  await page.getByText('User added successfully').waitFor()
  await inviteOne(page, newName('invited'))

  const asked: string[] = []
  page.on('request', (request) => {
    const text = new URL(request.url()).searchParams.get('search')
    if (text !== null) asked.push(text)
  })
  await page.getByRole('searchbox').pressSequentially(added.toUpperCase(), { delay: 20 })
  await page.getByText('1 to 1 of 1 users').waitFor()
  expect(asked.at(-1)).toBe(added.toUpperCase())
  const roles = page.getByRole('combobox', { name: 'Role' })
  expect(await roles.getByRole('option').allInnerTexts()).toEqual(['All Roles', 'Admin', 'Moderator', 'User'])
  await roles.selectOption('Moderator')
  await page.getByText('No users found').waitFor()
  await roles.selectOption('')
  await page.getByText('1 to 1 of 1 users').waitFor()
  await assignRole(page, added, 'Admin')
  await page.getByText('User role upgraded successfully').first().waitFor()
  await page.getByRole('cell', { name: 'Admin' }).waitFor()
  await assignRole(page, added, 'User')
  await page.getByText('User role downgraded successfully').first().waitFor()
  await page.getByRole('cell', { name: /^User\b/ }).waitFor()

  await search(page, hostile)
  await page.getByText('<img src=x onerror=alert(1)>').waitFor()
  await page.getByRole('checkbox', { name: 'Select all users on this page' }).check()
  await search(page, added)
  await page.getByRole('checkbox', { name: `Select ${added}` }).check()
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
  const asks = page.getByRole('dialog', { name: 'Are you sure you want to delete these users?' })
  await asks.getByText('This action cannot be undone.').waitFor()
  await asks.getByText('<img src=x onerror=alert(1)>').waitFor()
  expect(await barriers(page, [], { only: 'dialog[open]' })).toEqual([])
  await asks.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('User(s) deleted successfully').first().waitFor()
  await page.getByText('No users found').waitFor()

  await page.getByRole('link', { name: 'Audit log' }).click()
  const log = page.getByRole('region', { name: 'Audit log' })
  await log
    .getByRole('row', { name: /journey\.admin.*Account: deleted/ })
    .first()
    .waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('What').selectOption('Account: role changed')
  await log.getByText('role: admin').first().waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('audit-log.csv')
  await page.getByLabel('What').selectOption('')
  await search(page, 'audit.exported')
  await log.getByText('Audit: exported').first().waitFor()
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await page.getByText(/The chain is intact: [\d,]+ entries/).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})
