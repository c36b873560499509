import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { writeEarlierConfig } from '#contract/custom-dashboards/earlier-config.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'
import { productUrl } from './product.ts'

const open = eachVisit()

/** A call that a form makes, without the form. */
async function send(page: Page, method: 'POST' | 'PATCH', path: string, data: object): Promise<unknown> {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    data,
    headers: { origin: productUrl() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** Asks for a public dashboard of that name, and gives its public id. */
async function askToPublish(page: Page, name: string): Promise<string> {
  const shown = { indicators: [18], sources: [2], sections: ['Indicator Overview'] }
  const made = await send(page, 'POST', '/custom-dashboard', {
    name_of_dashboard: name,
    is_private: false,
    reason: 'Others ask for it',
    config: writeEarlierConfig(shown, { name, description: '', category: '' }),
  })
  return (made as { readonly data: { readonly public_id: string } }).data.public_id
}

/** Takes away what other journeys of the same person have left. */
async function forgetNotifications(page: Page): Promise<void> {
  const headers = { origin: productUrl() }
  const answer = await page.request.get('/api/notifications?status=all&size=1000')
  const { results } = (await answer.json()) as { readonly results: readonly { readonly id: number }[] }
  for (const { id } of results) await page.request.delete(`/api/notifications/${id}`, { headers })
}

test('a moderator decides in the list of what waits and from the notification, and the author hears of it', async () => {
  const author = await open()
  const moderator = await open()
  const admin = await open()
  await signInOn(author.page, 'journey.author')
  await signInOn(moderator.page, 'journey.moderator')
  await signInOn(admin.page, 'journey.admin')
  await forgetNotifications(author.page)
  await forgetNotifications(moderator.page)
  const choices = { notifications: { customDashboard: true } }
  await send(moderator.page, 'PATCH', '/account/preferences', choices)
  await askToPublish(author.page, 'Told about: good')
  await askToPublish(author.page, 'Told about: poor')
  const late = await askToPublish(author.page, 'Told about: late')

  // People who decide begin with the things that wait.
  await moderator.page.goto('/login')
  await moderator.page.waitForURL(/\/admin#\/waiting$/)
  const line = (title: string) =>
    moderator.page.getByRole('button', { name: `Review: “${title}” asks to be public` })
  await line('Told about: good').waitFor()
  await moderator.page.getByRole('button', { name: /^Dashboards and reports \d+$/ }).click()
  await expect.poll(() => barriers(moderator.page)).toEqual([])
  // By keyboard: to the next line and back, and into the decision.
  await line('Told about: good').focus()
  await moderator.page.keyboard.press('ArrowDown')
  await moderator.page.keyboard.press('ArrowUp')
  await moderator.page.keyboard.press('Enter')
  const decision = moderator.page.getByRole('region', { name: '“Told about: good” asks to be public' })
  await decision.getByText('Others ask for it').waitFor()
  expect(await moderator.page.evaluate(() => document.activeElement?.id)).toBe('decision')
  await decision.getByRole('button', { name: 'Send back' }).click()
  await decision.getByText('Give the reason; the owner reads it.').waitFor()
  await decision.getByRole('button', { name: 'Approve' }).click()
  await line('Told about: good').waitFor({ state: 'detached' })
  const focused = () => moderator.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Review: “Told about: poor” asks to be public')

  // A decision of somebody else says who made it, and goes.
  await send(admin.page, 'POST', `/document/${late}/approve`, { version: 1 })
  await moderator.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await moderator.page.getByText(/^approved by journey\.admin, \d\d:\d\d WAT$/).waitFor()
  await line('Told about: late').waitFor({ state: 'detached' })
  await moderator.page.setViewportSize({ width: 360, height: 780 })
  // The decision stands on a page of its own there.
  const back = moderator.page.getByRole('button', { name: 'All that waits' })
  await back.waitFor()
  expect(await barriers(moderator.page)).toEqual([])
  await back.click()
  await line('Told about: poor').click()
  await back.waitFor()
  expect(await moderator.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await moderator.page.setViewportSize({ width: 1440, height: 900 })

  await moderator.page.goto('/account#/notification')
  const item = (page: Page, text: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: text })
  const good = item(moderator.page, 'Told about: good')
  await good.getByText('journey.author asks to make this dashboard public.').waitFor()
  await good.getByText(/^approved by journey\.moderator, /).waitFor()
  expect(await good.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  expect(await barriers(moderator.page)).toEqual([])
  await item(moderator.page, 'Told about: poor').getByRole('button', { name: 'Decline' }).click()
  const dialog = moderator.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByText('Give the reason; the owner reads it.').waitFor()
  await dialog.getByLabel('Reason').fill('One source is not enough')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.waitFor({ state: 'detached' })
  await item(moderator.page, 'Told about: poor')
    .getByText(/^declined by journey\.moderator, /)
    .waitFor()

  const { page, complaints } = author
  await page.goto('/account#/notification')
  await item(page, 'Reason: One source is not enough').waitFor()
  await page
    .getByRole('button', { name: /3 unread|journey/ })
    .first()
    .waitFor()
  const approved = item(page, '“Told about: good” was approved')
  await approved.getByRole('button', { name: /^Mark as read/ }).click()
  await page.getByRole('button', { name: 'Unread', exact: true }).click()
  await approved.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await barriers(page)).toEqual([])
  for (const left of ['not approved', '“Told about: late” was approved']) {
    await item(page, left)
      .getByRole('button', { name: /^Delete/ })
      .click()
  }
  await page.getByText('No pending Notifications!!!').waitFor()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await approved.getByRole('link', { name: 'View Message' }).click()
  await page.waitForURL(/\/custom\/public\//)
  await page.getByRole('link', { name: 'Edit Dashboard' }).waitFor()
  expect(complaints).toEqual([])
})
