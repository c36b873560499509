import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { launchBrowser, visit } from '../browser.ts'
import { startProduct } from '../builders/running-product.ts'
import { newStore } from '../builders/test-store.ts'
import { freeOrigin } from '../oauth/free-origin.ts'
import { CLIENTS, startProvider } from '../oauth/provider.ts'
import { HEALTH_OUTCOMES } from './dashboard-page.ts'
import { barriers } from './registered-person.ts'

let browser: Browser
let origin: string

/** A product of its own, that knows a provider on this machine as Google and as LinkedIn; its data are few. */
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
  const free = await freeOrigin()
  origin = free.origin
  const provider = await startProvider(origin)
  provider.people.set('ngozi', {
    name: 'Ngozi Ade',
    given_name: 'Ngozi',
    family_name: 'Ade',
    email: 'ngozi@example.org',
    email_verified: true,
  })
  const { dataDir } = await newStore('embedded', 'country')
  const product = await startProduct({
    dataDir,
    env: {
      PORT: String(free.port),
      GOOGLE_CLIENT_ID: CLIENTS.google.clientId,
      GOOGLE_CLIENT_SECRET: CLIENTS.google.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
      LINKEDIN_CLIENT_ID: CLIENTS.linkedin.clientId,
      LINKEDIN_CLIENT_SECRET: CLIENTS.linkedin.clientSecret,
      LINKEDIN_ISSUER: provider.issuer,
    },
  })
  browser = await launchBrowser()
  return async () => {
    vi.restoreAllMocks()
    await browser.close()
    await product.stop()
    await provider.close()
  }
}, 300_000)

/** Opens the form of the header and presses the button of a provider. */
async function goTo(page: Page, provider: string): Promise<void> {
  await page.goto(HEALTH_OUTCOMES)
  await page.getByRole('button', { name: 'Login/Register' }).click()
  await page.getByRole('button', { name: `Continue with ${provider}` }).click()
  await page.getByPlaceholder('Enter any login').waitFor()
}

/** Logs in on the provider's own page and gives the consent that it asks for. */
async function logIn(page: Page): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill('ngozi')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('somebody turns back at Google, then signs in with it where they were, and with LinkedIn on another day', async () => {
  const { page, close } = await visit(browser, origin)
  await goTo(page, 'Google')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByText('Something went wrong signing you in with google').waitFor()
  await page.locator('dialog[open]').getByText('The sign-in was cancelled.').waitFor()
  expect(await barriers(page, [], { only: 'dialog[open]' })).toEqual([])

  await goTo(page, 'Google')
  await logIn(page)
  await page.getByRole('button', { name: 'Ngozi' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(HEALTH_OUTCOMES)
  expect(page.url()).not.toMatch(/code=|state=/)
  const { id, email } = await (await page.request.get('/api/account')).json()
  expect(email).toBe('ngozi@example.org')
  await close()

  const later = await visit(browser, origin, { width: 360, height: 740 })
  await later.page.goto('/custom/login')
  await later.page.getByRole('button', { name: 'Continue with LinkedIn' }).click()
  await logIn(later.page)
  await later.page.getByText('Login successful').waitFor()
  expect((await (await later.page.request.get('/api/account')).json()).id).toBe(id)
  expect(later.page.url()).not.toMatch(/code=|state=/)
  await later.close()
})
