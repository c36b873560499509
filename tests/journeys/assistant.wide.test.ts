import { expect, test } from 'vitest'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('what stands out is told of the source and the year that a figure shows', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...PENTA_3, period: '2013' }))
  await page.mouse.move(40, 40)
  const byState = page.getByRole('region', { name: /by state, NDHS 2013/ })
  await byState.getByRole('button', { name: 'What stands out' }).click()
  const told = page.getByRole('dialog', { name: 'What stands out' })
  // As datasets/observations/ndhs.csv has it, beside the newer figures of others.
  await told
    .getByRole('listitem')
    .filter({ hasText: 'NDHS 2013' })
    .filter({ hasText: '38' })
    .first()
    .waitFor()
  expect(await barriers(page, [], { only: 'dialog[open]' })).toEqual([])

  // The chat button of About opens the assistant over the page.
  await page.goto('/about')
  await page.getByRole('button', { name: 'Metadata Chatbot' }).click()
  await page.getByRole('dialog', { name: 'MSDAT Assistant' }).getByText('Hello!').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
