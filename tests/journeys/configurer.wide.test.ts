import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { productUrl } from './product.ts'
import { barriers, newName, registerIn } from './registered-person.ts'

const open = eachVisit()

const AGENCY = 'Ministry of Snow'

const PRODUCT = 'Snow <b>Observatory</b>'

/** White words on it cannot be read. */
const TOO_LIGHT = '#7C6AD6'

// Journeys share the product: whatever goes wrong here, the next reader meets its own front.
afterEach(async () => {
  const { version, front } = await (await fetch(`${productUrl()}/api/front`)).json()
  if (front.product === '') return
  const { page } = await open()
  await signInOn(page, 'journey.admin')
  const headers = { origin: productUrl() }
  const back = await page.request.post('/api/front/versions/0/restore', { headers, data: { version } })
  expect(back.ok(), await back.text()).toBe(true)
})

const banner = (page: Page) => page.getByRole('banner')

const preview = (page: Page) => page.getByRole('region', { name: 'Live preview' })

const next = (page: Page) => page.getByRole('button', { name: 'Next' })

const accentOf = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent').toUpperCase())

async function stepIs(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  expect(await barriers(page)).toEqual([])
}

/** A figure of the preview that has arrived. */
async function previewDrawn(page: Page): Promise<void> {
  const figure = preview(page).getByRole('img', { name: 'A figure of the first dashboard' })
  await expect
    .poll(() => figure.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(100)
}

/** The last version in the list of applied migrations. */
const lastVersion = (page: Page, words: RegExp) => page.getByRole('listitem').filter({ hasText: words })

test('a front is prepared by a reader, offered, applied by an administrator, met by strangers and taken back', async () => {
  const author = await open()
  const admin = await open()
  const stranger = await open()
  const { page } = author
  const username = newName('fronter')

  await stranger.page.goto('/configure/user/appearance')
  await stranger.page.waitForURL(({ pathname }) => pathname === '/configure/account')
  await stepIs(stranger.page, 'Create Account')

  await registerIn(page, username)
  await page.goto('/configure')
  await stepIs(page, 'Configurer')
  await page.getByRole('link', { name: 'Begin' }).click()
  await page.waitForURL('**/configure/user/customize')
  await page.getByLabel('Country/Agency').fill(AGENCY)
  await page.getByLabel('MSDAT name').fill(PRODUCT)
  await preview(page).getByText(`${AGENCY} · ${PRODUCT}`).waitFor()
  await previewDrawn(page)
  await stepIs(page, 'Whose site is it?')

  await next(page).click()
  await page.getByLabel('Accent colour').fill(TOO_LIGHT)
  await page.getByText(`${TOO_LIGHT} cannot be read everywhere, or looks like a colour of data.`).waitFor()
  expect(await next(page).isDisabled()).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
  await stepIs(page, 'How should it look?')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1440, height: 900 })
  const offered = await page.getByText(/^Nearest colour that passes: #[\dA-F]{6}$/).innerText()
  const accent = offered.slice(-7)
  await page.getByRole('button', { name: 'Use It' }).click()
  expect(await page.getByLabel('Accent colour').inputValue()).toBe(accent)
  expect(await accentOf(preview(page).getByText('A button'))).toBe(accent)

  await next(page).click()
  const first = page.getByLabel('First dashboard')
  const dashboard = (await first.locator('option').nth(2).getAttribute('value')) ?? ''
  await first.selectOption(dashboard)
  await page.getByRole('checkbox', { name: 'Zonal Analysis' }).uncheck()
  await preview(page).getByText('Zonal Analysis').waitFor({ state: 'detached' })
  await stepIs(page, 'What does it open with?')

  await next(page).click()
  await page.getByRole('checkbox', { name: 'Show my draft to administrators' }).check()
  await page.getByRole('status').filter({ hasText: 'Draft saved, ' }).waitFor()
  await stepIs(page, 'Ready?')
  expect(await page.getByRole('button', { name: 'Apply to the whole site' }).count()).toBe(0)

  await signInOn(admin.page, 'journey.admin')
  await admin.page.goto('/configure/account')
  await admin.page.waitForURL('**/configure/user/customize')
  await admin.page.getByRole('link', { name: 'Preview' }).click()
  const draft = admin.page.getByText(`${username}: ${PRODUCT}`).locator('..')
  await draft.getByRole('button', { name: 'Take over as my draft' }).click()
  await preview(admin.page).getByText(`${AGENCY} · ${PRODUCT}`).waitFor()
  await stepIs(admin.page, 'Ready?')
  await admin.page.getByRole('button', { name: 'Apply to the whole site' }).click()
  await banner(admin.page).getByText(PRODUCT).waitFor()
  await lastVersion(admin.page, /^Version 1, .*journey\.admin$/).waitFor()

  // The server's page says it already: nothing is drawn before with another name or colour.
  const sent = await stranger.page.goto('/')
  const html = (await sent?.text()) ?? ''
  expect(html).toContain('<title>Snow &lt;b&gt;Observatory&lt;/b&gt; | ')
  expect(html.toUpperCase()).toContain(`--ACCENT:${accent}`)
  await stranger.page.waitForURL(`**/dashboard/${dashboard}**`)
  await banner(stranger.page).getByText(`${AGENCY} · ${PRODUCT}`).waitFor()
  await expect.poll(() => stranger.page.title()).toMatch(`${PRODUCT} | `)
  expect(await accentOf(stranger.page.locator('html'))).toBe(accent)
  await stranger.page.getByRole('tab').first().waitFor()
  expect(await stranger.page.getByRole('tab', { name: 'Zonal Analysis' }).count()).toBe(0)

  await admin.page.getByRole('button', { name: 'Undo the last change' }).click()
  await lastVersion(admin.page, /^Version 2, .*: an earlier one brought back$/).waitFor()
  await stranger.page.goto('/terms')
  await banner(stranger.page)
    .getByText(/^MSDAT Platform/)
    .waitFor()
  expect(await stranger.page.title()).toMatch(/^MSDAT \| /)
  expect(await accentOf(stranger.page.locator('html'))).not.toBe(accent)

  await admin.page.goto('/admin#/audit')
  await admin.page.getByRole('searchbox').fill('front.')
  const log = admin.page.getByRole('region', { name: 'Audit log' })
  for (const what of ['Front: applied', 'Front: restored']) {
    await log
      .getByRole('row', { name: new RegExp(`journey\\.admin.*${what}`) })
      .first()
      .waitFor()
  }
  for (const { complaints } of [author, admin, stranger]) expect(complaints).toEqual([])
})
