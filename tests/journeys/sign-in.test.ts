import { expect, test } from 'vitest'
import { PASSWORD } from '../builders/people.ts'
import { HEALTH_OUTCOMES, openDashboard } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { dialogOf } from './sign-in-dialog.ts'
import { linkInLetter } from './letters.ts'
import { barriers, furtherBarriers } from './registered-person.ts'

const open = eachVisit()

test('somebody registers, confirms the address by letter, signs in where they were, and signs out', async () => {
  const { page, context } = await open()
  await openDashboard(page, HEALTH_OUTCOMES)
  const { dialog, username, password, confirmation, login, create } = dialogOf(page)
  await page.getByRole('button', { name: 'Login/Register' }).click()
  await create.click()

  await create.click()
  await dialog.locator(':focus[aria-invalid=true]').waitFor()
  await dialog.getByText('Please accept the terms and conditions.').waitFor()
  await username.fill('journey.reader')
  await dialog.getByLabel('E-mail').fill('journey-ngozi@example.org')
  await password.fill('blue')
  await dialog.getByText('WEAK').waitFor()
  await password.fill(PASSWORD)
  await dialog.getByText('STRONG').waitFor()
  await confirmation.fill(`${PASSWORD}s`)
  await dialog.getByText('DOES NOT MATCH').waitFor()
  await confirmation.fill(PASSWORD)
  await dialog.getByText('MATCH', { exact: true }).waitFor()
  expect(await barriers(page, [], { only: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('checkbox').check()
  await create.dblclick()

  // The name is taken: it is said above the form and at the field, and everything typed is still there.
  await dialog.getByText(/^Username: /).waitFor()
  expect(await username.getAttribute('aria-invalid')).toBe('true')
  expect(await dialog.getByLabel('E-mail').inputValue()).toBe('journey-ngozi@example.org')
  await username.fill('journey-ngozi')
  await create.dblclick()
  await dialog.getByText('Congratulations, Successfully Registered, Please Login').waitFor()
  expect(await username.inputValue()).toBe('journey-ngozi')
  expect(await furtherBarriers(page, [], { only: 'dialog[open]' })).toEqual([])

  await password.fill('not the password')
  await login.click()
  const refusal = 'Something went wrong: Confirm username and password'
  await dialog.getByRole('alert').getByText(refusal).waitFor()
  // It is said once.
  expect(await page.getByText('Confirm username and password').count()).toBe(1)
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Login successful').waitFor()
  expect(new URL(page.url()).pathname).toBe(HEALTH_OUTCOMES)
  await page.getByRole('button', { name: 'journey-ngozi' }).waitFor()

  const link = await linkInLetter('journey-ngozi@example.org', 'Confirm your e-mail address')
  await page.goto(link)
  await page.getByText('Your e-mail address is confirmed').waitFor()
  expect(await furtherBarriers(page)).toEqual([])
  await page.goto(link)
  await page.getByText('This link cannot be used').waitFor()

  // By keyboard: the chip opens its menu, the arrows move in it, Esc gives the focus back.
  const chip = page.getByRole('button', { name: 'journey-ngozi' })
  const focused = page.locator(':focus')
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused.innerText()).toBe('View account')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused.innerText()).toBe('My dashboards')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true)

  // Signing out in one tab signs the other one out, and nothing private comes back with it.
  await page.goto('/account#/settings')
  await page.getByRole('heading', { name: 'User Settings' }).waitFor()
  const other = await context.newPage()
  await other.goto('/terms')
  await other.getByRole('button', { name: 'journey-ngozi' }).waitFor()
  await chip.click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Login/Register' }).waitFor()
  await other.getByRole('button', { name: 'Login/Register' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Login/Register' }).waitFor()
  expect(await page.content()).not.toContain('journey-ngozi@example.org')
})
