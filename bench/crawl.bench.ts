import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { PASSWORD } from '#tests/builders/people.ts'
import { prepareJourneyPeople } from '#tests/builders/journey-people.ts'
import { firstStart } from '#tests/builders/first-start.ts'
import { startProduct } from '#tests/builders/running-product.ts'
import { launchBrowser, visit } from '#tests/browser.ts'
import { drawn } from '#tests/drawn.ts'
import { inFolder } from './bench-product.ts'
import { faultsOfLook, faultsOfPage, LOOKS, linksOf } from './crawl/look-at.ts'
import { deadButtons, watchChanges } from './crawl/press-buttons.ts'
import { CRAWLED_ROUTES } from './crawl/routes.ts'
import { progress, report } from './report.ts'
import { cpSync } from 'node:fs'

// Every route as nobody, as a user and as an administrator, at three widths in both modes: what is wrong with it, where its links
// lead, and which of its buttons do nothing. MSDAT_CRAWL_PICTURES names a folder for a picture of each look,
// MSDAT_CRAWL_WHO and MSDAT_CRAWL_ROUTES (an expression) narrow it.
const WHO = (process.env.MSDAT_CRAWL_WHO ?? 'nobody,journey.reader,journey.admin').split(',')
const ROUTES = CRAWLED_ROUTES.filter(({ address }) =>
  new RegExp(process.env.MSDAT_CRAWL_ROUTES ?? '').test(address),
)
const PICTURES = process.env.MSDAT_CRAWL_PICTURES

/** A visitor who may not see a page is told so by a 401 or 403 of a call. */
const isOwnFault = (complaint: string) => !complaint.startsWith('Failed to load resource')

async function crawlAs(browser: Browser, url: string, who: string) {
  const { page, complaints, network, close } = await visit(browser, url)
  await page.addInitScript(() => localStorage.setItem('viewMode', 'system'))
  await page.addInitScript(watchChanges)
  if (who !== 'nobody') {
    const answer = await page.request.post('/api/login', {
      data: { username: who, password: PASSWORD },
      headers: { origin: url },
    })
    if (!answer.ok()) throw new Error(`${who} could not sign in`)
  }
  const faults: string[] = []
  const tell = (fault: string) => {
    progress(`✗ ${fault}`)
    faults.push(fault)
  }
  const links = new Map<string, string>()
  const pressed = new Set<string>()
  for (const route of ROUTES) {
    const { address, isClosed, isDoor } = route
    if ((isClosed && who !== 'journey.admin') || (isDoor && who !== 'nobody')) continue
    progress(`${who} ${address}`)
    const say = (fault: string, look = '') => tell(`${who} ${address}${look}: ${fault}`)
    try {
      await page.goto('about:blank')
      network.forget()
      const before = complaints.length
      const answer = await page.goto(address)
      await page.locator('h1').first().waitFor({ state: 'attached' })
      if (!address.startsWith('/lite')) await drawn(page)
      for (const fault of await faultsOfPage(page, route, answer)) say(fault)
      for (const href of await linksOf(page)) links.set(href, links.get(href) ?? address)
      for (const look of LOOKS) {
        const named = ` at ${look.width} ${look.colorScheme}`
        for (const fault of await faultsOfLook(page, look)) say(fault, named)
        if (PICTURES) await keepPicture(page, PICTURES, `${who}${address}${named}`)
      }
      const [first] = LOOKS
      if (first) await page.setViewportSize(first)
      await page.emulateMedia({ colorScheme: 'light' })
      for (const complaint of complaints.slice(before).filter(isOwnFault)) say(complaint)
      for (const { url: asked } of network.transfers()) if (!asked.startsWith(url)) say(`asks ${asked}`)
      if (process.env.MSDAT_CRAWL_BUTTONS !== 'no')
        for (const dead of await deadButtons(page, address, pressed)) say(dead)
    } catch (error) {
      say(String(error).split('\n')[0] ?? '')
    }
  }
  const own = [...links].filter(([href]) => href.startsWith(url))
  for (const [href, from] of own) {
    const answer = await page.request.get(href, { maxRedirects: 5 })
    if (answer.status() >= 400) tell(`${who} ${from}: ${href.slice(url.length)} answers ${answer.status()}`)
  }
  await close()
  return { faults, links: own.length, buttons: pressed.size }
}

async function keepPicture(page: Awaited<ReturnType<typeof visit>>['page'], folder: string, name: string) {
  const path = join(folder, `${name.replaceAll(/[^\w.-]+/g, '_')}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: 60, fullPage: true, animations: 'disabled' })
}

await inFolder(async (dataDir) => {
  if (PICTURES) mkdirSync(PICTURES, { recursive: true })
  cpSync(await firstStart(), dataDir, { recursive: true })
  await prepareJourneyPeople(dataDir)
  const product = await startProduct({ dataDir })
  const browser = await launchBrowser()
  const rows = []
  for (const who of WHO) {
    const { faults, links, buttons } = await crawlAs(browser, product.url, who)
    rows.push(
      {
        what: `${who}: faults of ${ROUTES.length} routes`,
        value: String(faults.length),
        budget: '0',
        kept: faults.length === 0,
      },
      { what: `${who}: links followed`, value: String(links) },
      { what: `${who}: buttons pressed`, value: String(buttons) },
    )
  }
  await browser.close()
  await product.stop()
  report('Crawl of every route', rows)
})
