import { expect, test } from 'vitest'
import { drawn } from '#tests/drawn.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('by the keyboard a reader sees two interventions, moves a lever, asks on, and keeps the result', async () => {
  const { page, complaints } = await open({ first: true })
  // From the control panel of a dashboard, with what it shows.
  await page.goto('/dashboard/Health_Outcomes_and_Service_Coverage?indicator=32&location=1')
  await drawn(page)
  await page.getByRole('link', { name: /^Generate/ }).press('Enter')
  await page.waitForURL(/\/policy-simulator\?indicator=32&location=1/)
  await page.getByRole('heading', { name: 'Advantages', exact: true }).first().waitFor()
  expect(await page.getByRole('heading', { name: 'Advantages', exact: true }).count()).toBe(2)
  expect(await page.getByRole('heading', { name: 'Disadvantages' }).count()).toBe(2)
  const result = page.getByText(/there would have been .* fewer under-five deaths/).first()
  const before = await result.innerText()
  await page.getByRole('slider').first().focus()
  await page.keyboard.press('End')
  await expect.poll(() => result.innerText()).not.toBe(before)

  const asks = async (question: string) => {
    await page.getByRole('textbox', { name: 'Ask' }).fill(question)
    await page.keyboard.press('Enter')
    await page.locator('p').getByText(question, { exact: true }).waitFor()
  }
  await asks('what about 80%?')
  await asks('only rural')
  await asks('why not zinc?')
  await asks('and in Kaduna?')
  await page.getByText('The same for Kaduna:').waitFor()
  await page.locator('p').getByText('what about 80%?', { exact: true }).waitFor()
  expect(await barriers(page, ['best-practice'])).toEqual([])

  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  const history = page.getByRole('region', { name: 'Policy History' })
  await history.getByRole('listitem').waitFor()
  await history.getByRole('button', { name: 'Run again' }).click()
  await history.getByRole('status').getByText('Same result on this release').waitFor()
  expect(complaints).toEqual([])
})
