import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { SLOW_HASHING } from '#server/identity/password-hashing.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { type Visit, visit } from '#tests/browser.ts'
import { layLine } from '#tests/builders/bad-line.ts'
import { OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import { makeAccount, PASSWORD } from '#tests/builders/people.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { newStore } from '#tests/builders/test-store.ts'
import { keepByButton, keptState, withWorker } from './kept-device.ts'
import { launchReadersBrowser } from './readers-browser.ts'
import { progress, report } from './report.ts'
import { quantile } from './sample.ts'
import { isToldToEnd } from './told-to-end.ts'

// A new release comes while somebody reads, and their tab is killed at a random moment of the change: afterwards the device has one release,
// whole, and shows it without a line. After SIGTERM it reports the rounds so far.
const ROUNDS = Number(process.env.MSDAT_SWAP_ROUNDS ?? 200)
/** A tab is killed at the latest after so many times what a whole change took, from the reader's first movement. */
const LATEST = 1.2
const ADDRESS = '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=7&datasource=2&location=1'

const folder = mkdtempSync(join(tmpdir(), 'msdat-bench-'))
const store = await newStore('embedded', 'first-release', folder)
const database = await openDatabase(store)
await makeAccount(database, 'publisher', 'admin', SLOW_HASHING)
await database.close()
const product = await startProduct({ dataDir: store.dataDir })
const line = await layLine(product.url)
const browser = await launchReadersBrowser()
const publisher = await visit(browser, product.url)
const headers = { origin: product.url }

let signedIn = Number.NEGATIVE_INFINITY

/** Publishing asks for a password that was typed within fifteen minutes. */
async function signIn(): Promise<void> {
  if (performance.now() - signedIn < 600_000) return
  signedIn = performance.now()
  const data = { username: 'publisher', password: PASSWORD }
  await publisher.page.request.post('/api/login', { headers, data })
}

async function publish(round: number): Promise<void> {
  await signIn()
  const text = `${OBSERVATION_HEADER}\n7,2,1,2018,${(round % 89) + 5},,,,,,,\n`
  const data = { files: [{ name: 'next.csv', text }], note: `Round ${round}` }
  const answer = await publisher.page.request.post('/api/data-imports', { headers, data })
  if (answer.status() !== 201) throw new Error(await answer.text())
}

/** Kills the process of a page, as a phone does that needs its memory. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => null)
  await crashed
}

const reader: Visit = await visit(browser, line.url, { keeps: true })
await reader.page.goto('/on-this-device')
await withWorker(reader.page)
await keepByButton(reader.page, 'Everything')
await reader.page.close()

/** A page of the reader once their hand has moved, after which the change begins. */
async function openPage(): Promise<Page> {
  const page = await reader.context.newPage()
  await page.goto(ADDRESS)
  for (const x of [200, 220]) await page.mouse.move(x, 320)
  return page
}

/** Milliseconds that a whole change takes here. */
async function wholeChange(): Promise<number> {
  await publish(0)
  const page = await openPage()
  const start = performance.now()
  while ((await keptState(page)).release === 1) await page.waitForTimeout(20)
  const spent = performance.now() - start
  await page.close()
  return spent
}

const whole = await wholeChange()
const faults: string[] = []
const moments: number[] = []
let [earlier, later] = [0, 0]
let last = 2
for (let round = 1; round <= ROUNDS && !isToldToEnd(); round += 1) {
  await publish(round)
  const page = await openPage()
  const moment = Math.random() * LATEST * whole
  moments.push(moment)
  await page.waitForTimeout(moment)
  await kill(page)
  await page.close()
  line.state = 'cut'
  const after = await reader.context.newPage()
  await after.goto('/on-this-device')
  const state = await keptState(after)
  const words = await after.getByRole('main').innerText()
  if (words.trim() === '') faults.push(`round ${round}: an empty page`)
  if (state.release === null) faults.push(`round ${round}: no release`)
  faults.push(...state.faults.map((fault) => `round ${round}: ${fault}`))
  if (state.release === last) earlier += 1
  else later += 1
  last = state.release ?? last
  await after.close()
  line.state = 'good'
  if (round % 20 === 0) progress(`${round} of ${ROUNDS}: ${faults.length} faults, ${later} changed over`)
}
await browser.close()
await line.close()
await product.stop()
rmSync(folder, { recursive: true, force: true })
report('A release that changes while the tab is killed', [
  {
    what: `${moments.length} times the tab was killed at a random moment: mixed, empty or not whole`,
    value: `${faults.length} (${earlier} stayed at the release before, ${later} had the next)`,
    budget: '0',
    kept: faults.length === 0,
  },
  {
    what: 'a whole change, and the median moment of the kill',
    value: `${Math.round(whole)} ms, ${Math.round(quantile(moments, 0.5))} ms`,
  },
])
for (const fault of faults) process.stderr.write(`${fault}\n`)
