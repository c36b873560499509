import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeEarlierConfig } from '#contract/custom-dashboards/earlier-config.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'
import { productUrl } from './product.ts'

const open = eachVisit()

/** A call that a form makes, without the form. */
async function send(page: Page, method: 'POST' | 'PATCH', path: string, data: object): Promise<void> {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    data,
    headers: { origin: productUrl() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

function askToPublish(page: Page, name: string): Promise<void> {
  const shown = { indicators: [18], sources: [2], sections: ['Indicator Overview'] }
  return send(page, 'POST', '/custom-dashboard', {
    name_of_dashboard: name,
    is_private: false,
    reason: 'Others ask for it',
    config: writeEarlierConfig(shown, { name, description: '', category: '' }),
  })
}

/** Takes away what other journeys of the same person have left. */
async function forgetNotifications(page: Page): Promise<void> {
  const headers = { origin: productUrl() }
  const answer = await page.request.get('/api/notifications?status=all&size=1000')
  const { results } = (await answer.json()) as { readonly results: readonly { readonly id: number }[] }
  for (const { id } of results) await page.request.delete(`/api/notifications/${id}`, { headers })
}

test('a moderator decides from the notification, and the author hears of it', async () => {
  const author = await open()
  const moderator = await open()
  await signInOn(author.page, 'journey.author')
  await signInOn(moderator.page, 'journey.moderator')
  await forgetNotifications(author.page)
  await forgetNotifications(moderator.page)
  const choices = { notifications: { customDashboard: true } }
  await send(moderator.page, 'PATCH', '/account/preferences', choices)
  await askToPublish(author.page, 'Told about: good')
  await askToPublish(author.page, 'Told about: poor')

  await moderator.page.goto('/account#/notification')
  const item = (page: Page, text: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: text })
  const good = item(moderator.page, 'Told about: good')
  await good.getByText('journey.author asks to make this dashboard public.').waitFor()
  expect(await barriers(moderator.page)).toEqual([])
  await good.getByRole('button', { name: 'Approve' }).click()
  await moderator.page.getByText('The dashboard is public now').waitFor()
  await item(moderator.page, 'Told about: poor').getByRole('button', { name: 'Decline' }).click()
  const dialog = moderator.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByText('Give the reason; the owner reads it.').waitFor()
  await dialog.getByLabel('Reason').fill('One source is not enough')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.waitFor({ state: 'detached' })
  await moderator.page.getByRole('button', { name: 'Read', exact: true }).click()
  await item(moderator.page, 'Told about: poor').waitFor()

  const { page, complaints } = author
  await page.goto('/account#/notification')
  await item(page, 'Reason: One source is not enough').waitFor()
  await page
    .getByRole('button', { name: /2 unread|journey/ })
    .first()
    .waitFor()
  const approved = item(page, '“Told about: good” was approved')
  await approved.getByRole('button', { name: /^Mark as read/ }).click()
  await page.getByRole('button', { name: 'Unread', exact: true }).click()
  await approved.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await barriers(page)).toEqual([])
  await item(page, 'not approved')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByText('No pending Notifications!!!').waitFor()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await approved.getByRole('link', { name: 'View Message' }).click()
  await page.waitForURL(/\/custom\/public\//)
  await page.getByRole('link', { name: 'Edit Dashboard' }).waitFor()
  expect(complaints).toEqual([])
})
