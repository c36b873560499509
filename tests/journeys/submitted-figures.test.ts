import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { launchBrowser, visit } from '../browser.ts'
import { makeAccount } from '../builders/people.ts'
import { startProduct } from '../builders/running-product.ts'
import { newTestFolder } from '../builders/test-folder.ts'
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
  const data = { username, password: 'Right-horse 7 staple' }
  const answer = await opened.page.request.post('/api/login', { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return opened
}

function sheet(value: number): string {
  const path = join(newTestFolder(), 'northland.csv')
  writeFileSync(path, `Ministry of Northland,,\nState,Year,Snow shovels (%)\nNorthland,2024,${value}\n`)
  return path
}

/** Drops a sheet, agrees to its names, and waits for what it would change. */
async function bring(page: Page, path: string) {
  await page.locator('input[type=file]').first().setInputFiles(path)
  await page
    .getByRole('main')
    .getByLabel('Indicator', { exact: true })
    .selectOption({ label: 'Snow shovels' })
  await page.getByLabel('Source of all figures').selectOption({ label: 'House survey' })
  await page.getByRole('button', { name: 'Look at what one figure would change' }).click()
  const hand = page.getByLabel('What these figures are')
  await hand.waitFor()
  return hand
}

/** Whether a dashboard says this value of Northland in 2024. */
async function isShown(page: Page, value: string): Promise<boolean> {
  await page.goto(
    '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=7&datasource=2&location=8&period=2024',
  )
  await drawn(page)
  return (await page.getByRole('main').innerText()).includes(value)
}

test('a sheet is submitted, sent back, corrected, approved by somebody else, seen without a restart, and undone', async () => {
  const officer = await visitAs('officer', { width: 360, height: 780 })
  const publisher = await visitAs('publisher', { width: 1440, height: 900 })
  const [page, desk] = [officer.page, publisher.page]

  await page.goto('/data-import')
  const note = await bring(page, sheet(3.4))
  expect(await barriers(page)).toEqual([])
  await note.fill('Shovels of Northland')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await page.waitForURL(/\/data-import\/1$/)
  await page.getByText('Waits for approval').waitFor()

  await desk.goto('/admin#/waiting')
  await desk.getByRole('heading', { name: 'Shovels of Northland (1 figure)' }).waitFor()
  await desk.getByRole('region', { name: 'What the file would change' }).waitFor()
  expect(await barriers(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Send back' }).click()
  await desk.getByText('Say what has to be mended').waitFor()
  await desk.getByLabel(/^Comment/).fill('The comma is in the wrong place.')
  await desk.getByRole('button', { name: 'Send back' }).click()
  await desk.getByText('Nothing waits for you').waitFor()

  await page.goto('/data-import/1')
  await page.getByText('Sent back: The comma is in the wrong place.').waitFor()
  await bring(page, sheet(34))
  await page.getByRole('button', { name: 'Submit the corrected figures' }).click()
  await page.getByText('Waits for approval').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await isShown(page, '34.0%')).toBe(false)

  await desk.goto('/admin#/waiting?kind=figures&id=1')
  await desk.getByRole('cell', { name: '34.0%' }).first().waitFor()
  await desk.getByLabel(/^Comment/).fill('The report says so.')
  await desk.getByRole('button', { name: 'Approve and publish' }).click()
  await desk.getByText('Nothing waits for you').waitFor()
  await expect.poll(() => isShown(page, '34.0%')).toBe(true)

  await desk.goto('/data-import/1')
  await desk.getByRole('button', { name: 'Undo this release' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Undo release 2?' })
  await dialog.getByText(/1 is withdrawn/).waitFor()
  expect(await barriers(desk)).toEqual([])
  await dialog.getByLabel('Why').fill('It was of another winter.')
  await dialog.getByRole('button', { name: 'Undo this release' }).click()
  await desk.getByText('Published and undone').waitFor()
  await expect.poll(() => isShown(page, '34.0%')).toBe(false)
  expect(officer.complaints).toEqual([])
  expect(publisher.complaints).toEqual([])
})
