import { expect, test } from 'vitest'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { ask, KANO } from './assistant-question.ts'
import { movesUntil } from './reader-moves.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

/** NmDHS 2025–26, Penta 3 in Kaduna, as datasets/observations/nmdhs.csv has it. */
const KADUNA = '46.7%'

test('a reader asks beside a dashboard, goes on, is told why not, and opens the conversation as a page', async () => {
  const { page, complaints } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  const opens = page.getByRole('button', { name: 'Assistant', exact: true })
  await movesUntil(page, opens)
  await opens.click()
  const panel = page.getByRole('dialog', { name: 'MSDAT Assistant' })
  await panel.getByText('Hello! Welcome to the MSDAT Platform. How can I help you?').waitFor()
  await panel.getByRole('button', { name: 'Which state is lowest?' }).waitFor()
  expect(await panel.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)

  await ask(page, 'penta 3 kano')
  const log = panel.getByRole('log')
  await log.getByText(KANO).first().waitFor()
  await log.getByRole('button', { name: '1 row' }).click()
  const row = log.getByRole('row').last()
  expect(await row.innerText()).toMatch(/Kano[\s\S]*NmDHS[\s\S]*2025–26[\s\S]*54\.6%/)
  await log.getByRole('button', { name: 'Figure', exact: true }).click()
  await log.getByRole('figure').waitFor()
  expect(await barriers(page, ['best-practice'])).toEqual([])

  // Shift and Enter begin a new line; an empty one is not sent.
  const box = page.getByRole('textbox', { name: 'Ask about a figure' })
  await box.fill('and in Kaduna?')
  await page.keyboard.press('Shift+Enter')
  expect(await box.inputValue()).toBe('and in Kaduna?\n')
  await page.keyboard.press('Enter')
  await log.getByText(KADUNA).first().waitFor()
  await page.keyboard.press('Enter')
  await ask(page, 'penta 3 by religion in kano')
  await log.getByText('What I can answer:').waitFor()

  await log.getByRole('button', { name: 'Was this right? No' }).first().click()
  const why = page.getByRole('dialog', { name: 'What was wrong?' })
  await why.getByRole('radio', { name: 'The number is wrong' }).check()
  await why.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you. It is kept without your name.').waitFor()

  await panel.getByRole('link', { name: 'Open as a page' }).click()
  await page.getByRole('heading', { name: 'MSDAT Assistant' }).waitFor()
  await page.getByRole('log').getByText(KADUNA).first().waitFor()
  expect(await barriers(page, ['best-practice'])).toEqual([])
  await page.getByRole('button', { name: 'Clear chat' }).click()
  await page.getByRole('navigation', { name: 'History' }).getByText('Nothing has been asked yet.').waitFor()
  expect(complaints).toEqual([])
})
