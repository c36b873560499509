import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { movesUntil } from './reader-moves.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

const faults = (page: Page) => barriers(page, ['best-practice'])

const panel = (page: Page, title: string) => page.getByRole('dialog', { name: title })

test('feedback is a button away, the floating buttons stand where the reader wants them, or not at all', async () => {
  const { page, complaints } = await open({ first: true })
  // Nobody types as fast as a journey does.
  await page.clock.install()
  await page.goto('/terms')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const button = page.getByRole('button', { name: 'Feedback' })
  await movesUntil(page, button)
  await button.click()
  const form = panel(page, 'Feedback')
  await form.getByRole('textbox', { name: 'First name' }).fill('Al')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.org')
  await form.getByRole('textbox', { name: 'Message' }).fill('The map is small')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Please fill all fields correctly').waitFor()
  await form.getByText('First name must contain at least 3 letters').waitFor()
  expect(await faults(page)).toEqual([])
  await form.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.clock.fastForward(5000)
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Thank you. We will keep you informed about any latest updates').waitFor()
  await page.keyboard.press('Escape')

  const box = await button.boundingBox()
  if (!box) throw new Error('The button is nowhere.')
  // It lies in the margin of the page, over nothing that somebody reads.
  expect(box.x).toBeGreaterThanOrEqual(await page.evaluate(() => innerWidth - 24))
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(60, 300, { steps: 5 })
  await page.mouse.up()
  expect((await button.boundingBox())?.x).toBeLessThan(100)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await movesUntil(page, button)
  expect((await button.boundingBox())?.x).toBeLessThan(100)

  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('menuitem', { name: 'View Plugins' }).click()
  await page.getByRole('combobox', { name: 'Position of the floating buttons' }).selectOption('Right, low')
  await page.getByRole('switch', { name: 'Feedback', exact: true }).uncheck()
  await page.keyboard.press('Escape')
  await button.waitFor({ state: 'detached' })
  expect((await page.getByRole('button', { name: 'Assistant' }).boundingBox())?.x).toBeGreaterThan(700)
  expect(complaints).toEqual([])
})
