import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('somebody who has to report on a state finds its profile by menu, map and list, and passes it on', async () => {
  const { page, complaints } = await open()
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Select dashboard' }).click()
  await page.getByRole('link', { name: /^Health Profiles/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Health Profiles' }).waitFor()
  expect(await page.locator('main h3').allInnerTexts()).toEqual([
    ...['RMNCH', 'Nutrition', 'Immunization', 'Malaria', 'HIV/AIDS', 'Mortality', 'Health Services'],
    ...['North-Central', 'North-East', 'North-West', 'South-East', 'South-South', 'South-West'],
  ])
  // The list has all that the map has: 37 states, and the zones beside them.
  expect(await page.getByRole('navigation', { name: 'All profiles' }).getByRole('link').count()).toBe(43)
  await drawn(page)
  await page.locator('main figure [role=slider]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/health-profiles\/[a-z-]+$/)
  await page.getByRole('heading', { level: 2, name: 'Demographics' }).waitFor()
  await page
    .getByRole('navigation', { name: 'Where this profile is' })
    .getByRole('link', { name: 'Health Profiles' })
    .click()
  await page.getByRole('link', { name: 'View National Profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nigeria' }).waitFor()
  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('combobox', { name: 'Search state' }).fill('kano')
  await page.getByRole('option', { name: /^Kano/ }).first().click()
  await page.waitForURL(/\/health-profiles\/kano$/)
  await page.getByRole('heading', { level: 1, name: 'Kano' }).waitFor()
  expect(await page.title()).toBe('MSDAT | Health profile: Kano')
  await page.getByRole('button', { name: 'Share', exact: true }).first().click()
  const shared = page.getByRole('dialog')
  expect(await shared.getByRole('textbox').first().inputValue()).toMatch(/\/health-profiles\/kano$/)
  for (const network of ['Facebook', 'Twitter/X', 'LinkedIn', 'WhatsApp']) {
    await shared.getByRole('link', { name: network }).waitFor()
  }
  expect(complaints).toEqual([])
})
