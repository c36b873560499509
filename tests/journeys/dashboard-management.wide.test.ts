import { expect, test } from 'vitest'
import { writeEarlierConfig } from '#contract/custom-dashboards/earlier-config.ts'
import { charts } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'
import { productUrl } from './product.ts'

const open = eachVisit()

test('a tag leads readers to its indicators; a request is approved', async () => {
  const admin = await open()
  const reader = await open()
  const { page } = admin
  await signInOn(page, 'journey.admin')
  await page.goto('/admin#/tags')
  await page.getByRole('button', { name: 'Create tag' }).click()
  const form = page.getByRole('dialog', { name: 'Create tag' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Safe birth')
  await page.getByRole('button', { name: /^Indicators/ }).click()
  await page
    .getByRole('combobox', { name: 'Search indicators' })
    .fill('Antenatal care coverage, at least one')
  await page.getByRole('listbox').getByRole('option', { name: 'at least one' }).first().click()
  await page.keyboard.press('Escape')
  expect(await barriers(page)).toEqual([])
  await form.getByRole('button', { name: 'Create' }).dblclick()
  const row = page.getByRole('row', { name: /Safe birth/ })
  await row.waitFor()
  expect(await row.count()).toBe(1)

  await reader.page.goto('/terms')
  await reader.page.getByRole('heading', { level: 1 }).waitFor()
  await reader.page.keyboard.press('/')
  await reader.page.getByRole('searchbox').fill('safe birth')
  await reader.page.getByRole('link', { name: /Antenatal care coverage, at least one.*Safe birth/ }).waitFor()
  await row.getByRole('button', { name: 'Delete Safe birth' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No tags yet.').waitFor()

  await signInOn(reader.page, 'journey.author')
  const asked = await reader.page.request.post('/api/custom-dashboard/', {
    headers: { origin: productUrl() },
    data: {
      name_of_dashboard: 'For everybody',
      reason: 'Every state asks for it',
      is_private: false,
      config: writeEarlierConfig(
        { indicators: [7], sources: [2], sections: ['Indicator Overview'] },
        { name: 'For everybody', description: '', category: '' },
      ),
    },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  await page.goto('/admin#/requests')
  const request = page.getByRole('row', { name: /For everybody/ })
  await request.getByText('Every state asks for it').waitFor()
  // It is looked at as readers would see it, with the decision above it.
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    request.getByRole('link', { name: /^For everybody/ }).click(),
  ])
  await preview.getByText('Reason given: Every state asks for it').waitFor()
  await charts(preview).first().waitFor({ state: 'attached' })
  await preview.close()
  expect(await barriers(page)).toEqual([])
  await request.getByRole('button', { name: 'Decline For everybody' }).click()
  const decline = page.getByRole('dialog', { name: 'Decline For everybody' })
  await decline.getByRole('button', { name: 'Decline' }).click()
  await decline.getByText('Give the reason; the owner reads it.').waitFor()
  await decline.getByRole('button', { name: 'Cancel' }).click()
  await request.getByRole('button', { name: 'Approve For everybody' }).click()
  await request.waitFor({ state: 'detached' })
  await page.getByText('For everybody is public now').waitFor()
  expect([...admin.complaints, ...reader.complaints]).toEqual([])
})
