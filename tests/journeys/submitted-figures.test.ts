import { expect, test } from 'vitest'
import { isShown, officerAndPublisher } from './officer-and-publisher.ts'
import { barriers, furtherBarriers } from './registered-person.ts'

const open = officerAndPublisher()

test('a figure is typed on a phone, survives a reload, is sent, approved by somebody else, and shown', async () => {
  const { officer, publisher } = await open()
  const [page, desk] = [officer.page, publisher.page]

  await page.goto('/data-entry?datasource=2&location=8&period=2024')
  const cell = page.getByRole('textbox', { name: 'Snow shovels' })
  await cell.fill('34')
  await page.getByText(/^Draft kept on this device and in your account/).waitFor()
  await page.reload()
  await expect.poll(() => cell.inputValue()).toBe('34')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Review and send' }).click()
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await page.getByText(/^These figures wait for a decision/).waitFor()

  await desk.goto('/admin#/waiting')
  await desk.getByRole('cell', { name: '34.0%' }).first().waitFor()
  await desk.getByRole('region', { name: 'Comment at a figure' }).waitFor()
  expect(await furtherBarriers(desk)).toEqual([])
  await desk.getByLabel(/^Comment \(needed/).fill('The report says so.')
  await desk.getByRole('button', { name: 'Approve and publish' }).click()
  await desk.getByText('Nothing waits for you').waitFor()
  await expect.poll(() => isShown(page, '34.0%')).toBe(true)
  expect(officer.complaints).toEqual([])
  expect(publisher.complaints).toEqual([])
})
