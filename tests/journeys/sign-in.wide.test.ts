import { expect, test } from 'vitest'
import { PASSWORD } from '../builders/people.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

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
