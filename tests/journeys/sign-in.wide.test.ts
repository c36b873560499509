import { TOTP, URI } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD } from '../builders/people.ts'
import { eachVisit } from './each-visit.ts'
import { dialogOf } from './sign-in-dialog.ts'
import { barriers, registerIn } from './registered-person.ts'
import { linkInLetter } from './letters.ts'
import { productUrl } from './product.ts'

const open = eachVisit()

test('the pages before one is inside lead to each other and send nobody elsewhere', async () => {
  const { page } = await open({ width: 768 })
  await page.goto('/custom/register?return_to=https://elsewhere.example/')
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/custom/login')
  await page.getByLabel('Username').fill('journey.reader')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What is your dashboard called?' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-dashboard/details')
  await page.goto('/terms')
  await page.getByRole('heading', { level: 1, name: 'Terms and Conditions' }).waitFor()
  expect(await barriers(page)).toEqual([])
})

test('on a small screen: sent away, a new password by letter, and back to the page that was wanted', async () => {
  const { page } = await open({ width: 390, height: 800, colorScheme: 'dark' })
  await registerIn(page, 'journey-bola')
  await page.context().clearCookies()
  await page.goto('/account#/settings')
  await page.getByText('Access Denied, Please Login').waitFor()
  const { dialog, username, password, login } = dialogOf(page)
  await username.waitFor()
  // Behind the dialog the dashboard is still being drawn.
  await expect.poll(() => barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await dialog.getByRole('link', { name: 'Forgot Password' }).click()

  await page.getByLabel('E-mail or username').fill('journey-bola')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('Look into your mail').waitFor()
  const link = await linkInLetter('journey-bola@example.org', 'Choose a new password')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Another-horse 8 staple')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Another-horse 8 staple')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('Password updated successfully!').waitFor()
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('Third-horse 9 staple')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Third-horse 9 staple')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('This link cannot be used').waitFor()

  await page.goto('/account#/settings')
  await username.fill('journey-bola')
  await password.fill(PASSWORD)
  await login.click()
  await dialog.getByRole('alert').waitFor()
  await password.fill('Another-horse 8 staple')
  await login.click()
  await page.getByRole('heading', { name: 'User Settings' }).waitFor()
  expect(new URL(page.url()).hash).toBe('#/settings')

  // The drawer of small screens says who is signed in; a session that ended is said once.
  await page.getByRole('button', { name: 'Menu' }).click()
  await dialog.getByText('journey-bola@example.org').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.context().clearCookies({ name: 'msdat-session' })
  await dialog.getByRole('link', { name: 'Notifications' }).click()
  await page.getByText('Please log in again').waitFor()
  expect(new URL(page.url()).pathname).not.toBe('/account')
})

test.each([
  ['/?code=abc&state=def', 'linkedin', 'not set up'],
  ['/?code=abc', 'linkedin', 'not begun on this site'],
  ['/about?sign-in=refused&provider=google&reason=cancelled', 'google', 'cancelled'],
])(
  'who comes back to %s without success is told, and the address forgets it',
  async (address, provider, why) => {
    const { page } = await open({ width: 360 })
    await page.goto(address)
    await page.getByText(`Something went wrong signing you in with ${provider}`).waitFor()
    expect(await page.locator('dialog[open]').getByRole('alert').innerText()).toContain(why)
    expect(page.url()).not.toMatch(/code=|state=|sign-in=|reason=/)
  },
)

test('a second step: a wrong code, then a recovery code', async () => {
  const { page } = await open()
  await registerIn(page, 'journey-chidi')
  const codes = await turnAuthenticatorOn(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Username').fill('journey-chidi')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Code of your authenticator')
  await code.fill('12345')
  await page.keyboard.press('Enter')
  await page.getByText('Type the whole code.').waitFor()
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill('not-one-of-them')
  await page.keyboard.press('Enter')
  await page.getByLabel('Recovery code').and(page.locator('[aria-invalid=true]')).waitFor()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.getByText('Login successful').waitFor()
  await page.getByRole('button', { name: 'Ada' }).waitFor()
})

/** Sets up an authenticator by the calls that the settings make, and gives the recovery codes. */
async function turnAuthenticatorOn(page: Page): Promise<readonly string[]> {
  const post = async (path: string, data: object) => {
    const headers = { origin: new URL(productUrl()).origin }
    const answer = await page.request.post(`/api/account/two-factor/${path}`, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { totp_uri: string; backup_codes: string[] }
  }
  const { totp_uri, backup_codes } = await post('enable', { password: PASSWORD })
  const authenticator = URI.parse(totp_uri)
  if (!(authenticator instanceof TOTP)) throw new Error('The address in the QR code is not one of TOTP.')
  await post('confirm', { code: authenticator.generate() })
  return backup_codes
}
