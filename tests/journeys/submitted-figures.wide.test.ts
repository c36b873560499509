import type { Page } from 'playwright-core'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newTestFolder } from '../builders/test-folder.ts'
import { isShown, officerAndPublisher } from './officer-and-publisher.ts'
import { barriers } from './registered-person.ts'

const open = officerAndPublisher()

function sheet(value: number): string {
  const path = join(newTestFolder(), 'northland.csv')
  writeFileSync(path, `Ministry of Northland,,\nState,Year,Snow shovels (%)\nNorthland,2024,${value}\n`)
  return path
}

/** Drops a sheet, agrees to its names, and waits for what it would change. */
async function bring(page: Page, path: string) {
  await page.locator('input[type=file]').first().setInputFiles(path)
  await page
    .getByRole('main')
    .getByLabel('Indicator', { exact: true })
    .selectOption({ label: 'Snow shovels' })
  await page.getByLabel('Source of all figures').selectOption({ label: 'House survey' })
  await page.getByRole('button', { name: 'Look at what one figure would change' }).click()
  const hand = page.getByLabel('What these figures are')
  await hand.waitFor()
  return hand
}

test('a sheet is submitted, sent back, corrected, approved by somebody else, seen without a restart, and undone', async () => {
  const { officer, publisher } = await open()
  const [page, desk] = [officer.page, publisher.page]

  await page.goto('/data-import')
  const note = await bring(page, sheet(3.4))
  expect(await barriers(page)).toEqual([])
  await note.fill('Shovels of Northland')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await page.waitForURL(/\/data-import\/1$/)
  await page.getByText('Waits for approval').waitFor()

  await desk.goto('/admin#/waiting')
  await desk.getByRole('heading', { name: 'Shovels of Northland (1 figure)' }).waitFor()
  await desk.getByRole('region', { name: 'What the file would change' }).waitFor()
  expect(await barriers(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Send back' }).click()
  await desk.getByText('Say what has to be mended').waitFor()
  await desk.getByLabel(/^Comment/).fill('The comma is in the wrong place.')
  await desk.getByRole('button', { name: 'Send back' }).click()
  await desk.getByText('Nothing waits for you').waitFor()

  await page.goto('/data-import/1')
  await page.getByText('Sent back: The comma is in the wrong place.').waitFor()
  await bring(page, sheet(34))
  await page.getByRole('button', { name: 'Submit the corrected figures' }).click()
  await page.getByText('Waits for approval').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await isShown(page, '34.0%')).toBe(false)

  await desk.goto('/admin#/waiting?kind=figures&id=1')
  await desk.getByRole('cell', { name: '34.0%' }).first().waitFor()
  await desk.getByLabel(/^Comment/).fill('The report says so.')
  await desk.getByRole('button', { name: 'Approve and publish' }).click()
  await desk.getByText('Nothing waits for you').waitFor()
  await expect.poll(() => isShown(page, '34.0%')).toBe(true)

  await desk.goto('/data-import/1')
  await desk.getByRole('button', { name: 'Undo this release' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Undo release 2?' })
  await dialog.getByText(/1 is withdrawn/).waitFor()
  expect(await barriers(desk)).toEqual([])
  await dialog.getByLabel('Why').fill('It was of another winter.')
  await dialog.getByRole('button', { name: 'Undo this release' }).click()
  await desk.getByText('Published and undone').waitFor()
  await expect.poll(() => isShown(page, '34.0%')).toBe(false)
  expect(officer.complaints).toEqual([])
  expect(publisher.complaints).toEqual([])
})
