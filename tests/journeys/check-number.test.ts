import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('the search leads to it with the figure filled in, and no address holds it', async () => {
  const { page } = await open()
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Search' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('searchbox').fill('why is our DHIS2 112 % penta 3 kano 2022')
  await dialog.getByRole('link', { name: /^Check 112% against the evidence/ }).click()
  await page.getByRole('heading', { level: 1, name: /^112% is not possible/ }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Comes from' }).inputValue()).toBe('our DHIS2')
  expect(page.url()).toMatch(/\/check$/)
})
