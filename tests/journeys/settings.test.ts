import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { barriers, newName, registerIn, signIn } from './registered-person.ts'

const open = eachVisit()

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
