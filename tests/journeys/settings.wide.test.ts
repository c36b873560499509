import { readFile } from 'node:fs/promises'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD } from '../builders/people.ts'
import { eachVisit } from './each-visit.ts'
import { barriers, newName, registerIn, signIn } from './registered-person.ts'

const open = eachVisit()

const NEW_PASSWORD = 'Better-horse 8 staple'

async function changePassword(page: Page, current: string, next: string, again = next): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm new password', { exact: true }).fill(again)
  // The button moves up when the sentence goes, and would not be where it is pressed.
  if (again === next) await page.getByText('Passwords do not match').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Change password', exact: true }).click()
}

test('a password is changed, a second step set up, and the account removed', async () => {
  const { page, complaints } = await open()
  const username = newName('leaver')
  await registerIn(page, username)
  const other = (await open()).page
  await signIn(other, username)
  await other.goto('/account#/settings')
  await other.getByText('This one').waitFor()

  await page.goto('/account#/settings')
  await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click()
  await changePassword(page, PASSWORD, 'short')
  const invalid = page.getByRole('dialog', { name: 'Invalid Password' })
  expect(await invalid.getByRole('listitem').allTextContents()).toEqual([
    'At least 8 characters',
    'One uppercase letter',
    'One digit',
    'One special character',
  ])
  await invalid.getByRole('button', { name: 'OK' }).click()
  await changePassword(page, PASSWORD, NEW_PASSWORD, PASSWORD)
  await page.getByText('Passwords do not match').waitFor()
  await changePassword(page, 'Wrong-horse 7 staple', NEW_PASSWORD)
  await page.getByText(/^Failed to update password/).waitFor()
  await changePassword(page, PASSWORD, NEW_PASSWORD)
  await page.getByText('Password updated successfully!').waitFor()
  // Everywhere else the session has ended.
  await other.getByRole('button', { name: 'Download my data' }).click()
  await other.getByText('Session expired').waitFor()

  await page.getByRole('button', { name: 'Set up' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await setUp.getByLabel('Your password', { exact: true }).fill(NEW_PASSWORD)
  await setUp.getByRole('button', { name: 'Continue' }).click()
  await setUp.getByRole('img', { name: /scan/ }).waitFor()
  const secret = (await setUp.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await setUp.getByLabel('Code that the app shows').fill(new TOTP({ secret }).generate())
  expect(await barriers(page)).toEqual([])
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect.poll(() => codes.getByRole('listitem').count()).toBe(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()
  expect(await signIn(other, username, NEW_PASSWORD)).toBe(202)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const mine = await readFile(await (await downloading).path(), 'utf8')
  expect(mine).toContain(`${username}@example.org`)
  expect(mine).not.toContain(secret)

  await page.getByRole('button', { name: 'Deactivate Account' }).click()
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  await sure
    .getByText('Do you really want to deactivate your account? This action cannot be undone.')
    .waitFor()
  await sure.getByRole('button', { name: 'No, keep my account' }).click()
  await page.getByRole('button', { name: 'Deactivate Account' }).click()
  await sure.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await sure.getByRole('button', { name: 'Yes, deactivate it!' }).click()
  await sure.getByText(/^Failed to deactivate account/).waitFor()
  await sure.getByLabel('Your password', { exact: true }).fill(NEW_PASSWORD)
  await sure.getByRole('button', { name: 'Yes, deactivate it!' }).click()
  const done = page.getByRole('dialog', { name: 'Account deactivated successfully!' })
  await done.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Login/Register' }).waitFor()
  expect(await signIn(page, username, NEW_PASSWORD)).toBe(401)
  expect(complaints.filter((said) => !/status of 4\d\d/.test(said))).toEqual([])
})

test('what somebody chooses is kept, and follows them to another device', async () => {
  const { page } = await open()
  const username = newName('chooser')
  await registerIn(page, username)
  await page.goto('/account#/settings')
  await page.getByRole('heading', { level: 1, name: 'User Settings' }).waitFor()
  // A choice that the server keeps is shown once it is kept.
  await page.getByRole('switch', { name: 'Updates' }).click()
  await expect.poll(() => page.getByRole('switch', { name: 'Updates' }).isChecked()).toBe(false)
  await page.getByRole('radio', { name: 'Public' }).click()
  await expect.poll(() => page.getByRole('radio', { name: 'Public' }).isChecked()).toBe(true)
  await page.getByRole('switch', { name: 'Context search' }).check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect
    .poll(async () => (await (await page.request.get('/api/account/preferences')).json()).appearance.viewMode)
    .toBe('dark')
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('contextPlugin'))).toBe('true')

  const other = (await open({ width: 360, height: 800 })).page
  await signIn(other, username)
  await other.goto('/account#/settings')
  await expect.poll(() => other.getByRole('switch', { name: 'Updates' }).isChecked()).toBe(false)
  await expect.poll(() => other.getByRole('radio', { name: 'Public' }).isChecked()).toBe(true)
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset.mode)).toBe('dark')
  await expect.poll(() => other.getByRole('switch', { name: 'Context search' }).isChecked()).toBe(true)
  expect(await barriers(other)).toEqual([])
  expect(
    await other.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
})
