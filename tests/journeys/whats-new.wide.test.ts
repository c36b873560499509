import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../builders/hostile-texts.ts'
import { browserDialogs } from './browser-dialogs.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { productUrl } from './product.ts'

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
