import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { launchBrowser, visit } from '../browser.ts'
import { makeAccount, PASSWORD } from '../builders/people.ts'
import { startProduct } from '../builders/running-product.ts'
import { newStore } from '../builders/test-store.ts'
import { drawn } from '../drawn.ts'
import { barriers } from './registered-person.ts'

let browser: Browser
let url: string

/** A product of its own, with a data officer for the survey in Northland, and somebody who publishes. */
beforeAll(async () => {
  const store = await newStore('embedded', 'first-release')
  const database = await openDatabase(store)
  const officer = await makeAccount(database, 'officer', 'user', SLOW_HASHING)
  await makeAccount(database, 'publisher', 'admin', SLOW_HASHING)
  await database.query(
    "insert into capability_grant (account, capability, source, place) values ($1, 'figures.submit', 2, 8)",
    [officer],
  )
  await database.close()
  const product = await startProduct({ dataDir: store.dataDir })
  url = product.url
  browser = await launchBrowser()
  return async () => {
    await browser.close()
    await product.stop()
  }
}, 300_000)

async function visitAs(username: string, viewport: { readonly width: number; readonly height: number }) {
  const opened = await visit(browser, url, viewport)
  const headers = { origin: url }
  const answer = await opened.page.request.post('/api/login', {
    headers,
    data: { username, password: PASSWORD },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return opened
}

/** Whether a dashboard says this value of Northland in 2024. */
async function isShown(page: Page, value: string): Promise<boolean> {
  await page.goto(
    '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=7&datasource=2&location=8&period=2024',
  )
  await drawn(page)
  return (await page.getByRole('main').innerText()).includes(value)
}

test('a figure is typed on a phone, survives a reload, is sent, approved by somebody else, and shown', async () => {
  const officer = await visitAs('officer', { width: 360, height: 780 })
  const publisher = await visitAs('publisher', { width: 1440, height: 900 })
  const [page, desk] = [officer.page, publisher.page]

  await page.goto('/data-entry?datasource=2&location=8&period=2024')
  const cell = page.getByRole('textbox', { name: 'Snow shovels' })
  await cell.fill('34')
  await page.getByText(/^Draft kept on this device and in your account/).waitFor()
  await page.reload()
  await expect.poll(() => cell.inputValue()).toBe('34')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Review and send' }).click()
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await page.getByText(/^These figures wait for a decision/).waitFor()

  await desk.goto('/admin#/waiting')
  await desk.getByRole('cell', { name: '34.0%' }).first().waitFor()
  await desk.getByRole('region', { name: 'Comment at a figure' }).waitFor()
  expect(await barriers(desk)).toEqual([])
  await desk.getByLabel(/^Comment \(needed/).fill('The report says so.')
  await desk.getByRole('button', { name: 'Approve and publish' }).click()
  await desk.getByText('Nothing waits for you').waitFor()
  await expect.poll(() => isShown(page, '34.0%')).toBe(true)
  expect(officer.complaints).toEqual([])
  expect(publisher.complaints).toEqual([])
})
