import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { launchBrowser, type Visit, visit } from '../browser.ts'
import { makeAccount, PASSWORD } from '../builders/people.ts'
import { startProduct } from '../builders/running-product.ts'
import { newStore } from '../builders/test-store.ts'
import { drawn } from '../drawn.ts'

/** Opens the product signed in: the officer on a phone, the publisher at a desk. */
export type OpenSignedIn = () => Promise<{ readonly officer: Visit; readonly publisher: Visit }>

/** A product of its own with the made-up country, with a data officer for the survey in Northland, and somebody who publishes. */
export function officerAndPublisher(): OpenSignedIn {
  let browser: Browser
  let url: string
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
  const visitAs = async (username: string, width: number, height: number) => {
    const opened = await visit(browser, url, { width, height })
    const data = { username, password: PASSWORD }
    const answer = await opened.page.request.post('/api/login', { headers: { origin: url }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return opened
  }
  return async () => ({
    officer: await visitAs('officer', 360, 780),
    publisher: await visitAs('publisher', 1440, 900),
  })
}

/** Whether a dashboard says this value of Northland in 2024. */
export async function isShown(page: Page, value: string): Promise<boolean> {
  await page.goto(
    '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=7&datasource=2&location=8&period=2024',
  )
  await drawn(page)
  return (await page.getByRole('main').innerText()).includes(value)
}
