import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../builders/hostile-texts.ts'
import { browserDialogs } from './browser-dialogs.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { productUrl } from './product.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

/** Deletes every update, so that no other journey meets the window. */
async function deleteAll(page: Page): Promise<void> {
  const headers = { origin: productUrl() }
  const answer = await page.request.get('/api/news/updates/?size=1000')
  const { results } = (await answer.json()) as { results: { id: number }[] }
  for (const { id } of results) await page.request.delete(`/api/news/updates/${id}/`, { headers })
}

/** The same texts as the public can send them, in messages of several each. */
async function sendHostileMessages(page: Page): Promise<void> {
  const headers = { origin: productUrl() }
  for (const at of [0, 40, 80]) {
    const text = HOSTILE_TEXTS.slice(at, at + 40).join('\n')
    const data = {
      name: `Ada ${HOSTILE_TEXTS[at]}`.slice(0, 100),
      email: `hostile-${at}@example.org`,
      organization: HOSTILE_TEXTS[at + 1],
      category: 'Question',
      feedback: text.slice(0, 5000),
    }
    expect((await page.request.post('/api/account/contact', { headers, data })).status()).toBe(201)
  }
}

test('hostile texts do nothing to an administrator who reads them (T21)', async () => {
  const { page, complaints } = await open()
  const dialogs = browserDialogs(page)
  await signInOn(page, 'journey.admin')
  const headers = { origin: productUrl() }
  for (const [index, hostile] of HOSTILE_TEXTS.entries()) {
    const data = {
      title: `${index}: ${hostile}`.slice(0, 200),
      content: `<p>words</p>${hostile}`,
      category: 3,
    }
    expect((await page.request.post('/api/news/updates/', { headers, data })).status(), hostile).toBe(201)
  }
  for (const address of ['/admin#/updates', '/update_log']) {
    await page.goto(address)
    await page.getByText(/^0: /).first().waitFor()
  }
  // The release of the data stands among them.
  expect(await page.getByRole('article').count()).toBe(HOSTILE_TEXTS.length + 1)
  await sendHostileMessages(page)
  await page.goto('/admin#/inquiries')
  await page.getByText(/^Ada /).first().waitFor()
  const messages = page.getByRole('main')
  expect(await messages.locator('script,iframe,style,object,math,[onerror],[onload]').count()).toBe(0)
  await page.goto('/update_log')

  expect(complaints).toEqual([])

  // As if an earlier list of elements had let them into the store: the page has a list of its own.
  await page.route('**/api/news/updates/**', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { results: { title: string; content: string }[] }
    const results = body.results.map((row) => ({
      ...row,
      content: HOSTILE_TEXTS[Number.parseInt(row.title, 10)],
    }))
    await route.fulfill({ response: answer, json: { ...body, results } })
  })
  await page.reload()
  await page.getByText(/^0: /).first().waitFor()
  const shown = page.getByRole('main').getByRole('article')
  expect(await shown.locator('script,img,svg,iframe,style,form,input,video,object,math').count()).toBe(0)
  expect(await shown.locator('a[href]:not([href^="https://"])').count()).toBe(0)
  await page.unrouteAll()
  await deleteAll(page)
  // Reading them is enough for the policy to complain; nothing of them may have run.
  expect(dialogs).toEqual([])
})

test('an update is written, shown once to a reader after a minute, listed, changed and deleted', async () => {
  const admin = await open()
  const { page } = admin
  await signInOn(page, 'journey.admin')
  await page.goto('/admin#/updates')
  await page.getByRole('button', { name: 'Add Updates' }).click()
  const form = page.getByRole('dialog', { name: 'Add update' })
  await form.getByRole('toolbar').waitFor()
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => form.getByText('This field is required').count()).toBe(3)
  expect(await barriers(page)).toEqual([])
  await form.getByRole('textbox', { name: 'Title' }).fill('Health Financing')
  await form.getByRole('combobox', { name: 'Type' }).selectOption('Dashboard')
  await form.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.type('Spending by ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('source')
  await form.getByRole('button', { name: 'Preview' }).click()
  await form.getByRole('link', { name: 'Open the dashboard Health Financing' }).waitFor()
  await form.getByRole('button', { name: 'Publish' }).dblclick()
  const row = page.getByRole('row', { name: /Health Financing/ })
  await row.waitFor()
  // The double click published once.
  expect(await row.count()).toBe(1)

  const reader = await open({ news: true })
  await reader.page.clock.install()
  await reader.page.goto('/terms')
  await reader.page.getByRole('heading', { level: 1 }).waitFor()
  // The clock goes on by itself meanwhile, on a busy machine by many seconds.
  await reader.page.clock.fastForward(20_000)
  expect(reader.network.transfers().filter(({ url }) => url.includes('/news/'))).toEqual([])
  await reader.page.clock.fastForward(45_000)
  const news = reader.page.getByRole('dialog', { name: "What's New" })
  await news.getByText('source', { exact: true }).waitFor()
  const inNewTab = news.getByRole('link', { name: /^View Dashboard/ })
  expect(await inNewTab.getAttribute('target')).toBe('_blank')
  expect(await news.getByText('No items available in this category.').count()).toBe(2)
  expect(await barriers(reader.page)).toEqual([])
  await news.getByRole('link', { name: 'See Updates' }).click()
  await reader.page.getByRole('heading', { name: 'Health Financing' }).waitFor()
  await reader.page.setViewportSize({ width: 360, height: 740 })
  expect(await barriers(reader.page)).toEqual([])
  await reader.page.getByRole('button', { name: /^Feature/ }).click()
  await reader.page.getByText('No update about a feature yet.').waitFor()
  await reader.page.reload()
  await reader.page.getByRole('heading', { name: 'Health Financing' }).waitFor()
  await reader.page.clock.fastForward(65_000)
  await reader.network.quiet()
  expect(await news.count()).toBe(0)
  // To somebody new it comes again, and left alone it closes after 90 seconds.
  await reader.page.evaluate(() => localStorage.clear())
  await reader.page.reload()
  await reader.page.getByRole('heading', { name: 'Health Financing' }).waitFor()
  await reader.page.clock.fastForward(65_000)
  await news.waitFor()
  await reader.page.clock.fastForward(45_000)
  expect(await news.count()).toBe(1)
  await reader.page.clock.fastForward(45_000)
  await news.waitFor({ state: 'detached' })
  expect(reader.complaints).toEqual([])

  await row.getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit update' })
  await edit.getByRole('textbox', { name: 'Title' }).fill('Money for health')
  await edit.getByRole('button', { name: 'Save' }).click()
  const changed = page.getByRole('row', { name: /Money for health/ })
  await changed.getByRole('button', { name: /^Delete/ }).click()
  const confirm = page.getByRole('dialog', { name: 'Delete update' })
  await confirm.getByText('This action cannot be undone.').waitFor()
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await changed.waitFor({ state: 'detached' })
  expect(admin.complaints).toEqual([])
})
