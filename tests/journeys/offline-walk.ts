import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawn } from '../drawn.ts'
import { movesUntilTrue } from './reader-moves.ts'

/** Dashboards that a reader opens first without a line. */
const DASHBOARDS = [
  'Health_Outcomes_and_Service_Coverage',
  'Health_Financing',
  'Demographics',
  'Health_Workforce',
  'Advanced_Analytics',
]

const QUESTIONS = ['penta 3 in kano', 'skilled birth attendance in lagos', 'stunting in borno 2018']

/** A form of figures that the walker may fill. */
export const FORM = '/data-entry?datasource=2&location=27&period=2024'

/** Waits for the worker, which comes with the reader's first movement. */
export async function withWorker(page: Page): Promise<void> {
  await drawn(page)
  await movesUntilTrue(page, () => page.evaluate(() => navigator.serviceWorker.controller !== null))
}

/** The reader's hand moves, after which the rest of a page comes. */
async function moved(page: Page): Promise<void> {
  for (const x of [200, 220]) await page.mouse.move(x, 320)
}

/** What a page says could not be had. */
async function failures(page: Page): Promise<string[]> {
  const said = await page.getByRole('alert').allInnerTexts()
  return said.map((text) => text.trim()).filter((text) => text !== '')
}

/** Opens five dashboards, changes every control of each, and goes through its sections. Nothing of it may fail. */
export async function readDashboards(page: Page): Promise<void> {
  for (const name of DASHBOARDS) {
    await page.goto(`/dashboard/${name}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await drawn(page)
    await moved(page)
    const panel = page.getByRole('search', { name: 'Controls of this section' })
    const controls = panel.locator('button[aria-haspopup=listbox]')
    for (let at = 0; at < (await controls.count()); at += 1) await changeControl(page, controls.nth(at))
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await drawn(page)
    }
    expect(await failures(page), name).toEqual([])
  }
}

/** Takes another option; a list without one is closed again. */
async function changeControl(page: Page, control: Locator): Promise<void> {
  await control.click()
  await page.getByRole('listbox').first().waitFor()
  const others = page.locator('[role=option]:not([aria-selected=true]):not([aria-disabled=true])')
  if ((await others.count()) > 0) await others.first().click()
  await page.keyboard.press('Escape')
  await drawn(page)
}

/** Asks three questions and checks a number. `onDevice`: no line answers them. */
export async function askAndCheck(page: Page, onDevice: boolean): Promise<void> {
  await page.goto('/metadata-qa')
  await drawn(page)
  for (const [at, question] of QUESTIONS.entries()) {
    await page.getByRole('textbox', { name: 'Ask about a figure' }).fill(question)
    await page.keyboard.press('Enter')
    const log = page.getByRole('log').first()
    if (onDevice)
      await log
        .getByText(/Answered on this device, without a connection/)
        .nth(at)
        .waitFor()
    else await expect.poll(() => log.getAttribute('aria-busy')).not.toBe('true')
    expect((await log.innerText()).trim()).not.toBe('')
  }
  await page.goto('/check?indicator=18&location=27&period=2022')
  await drawn(page)
  await page.getByRole('textbox', { name: 'Your figure (%)' }).fill('112')
  await page.getByRole('heading', { level: 1, name: /^112% is not possible/ }).waitFor()
}

/** Types a figure into the form, and gives the document another title; the device or the account has both then. */
export async function write(page: Page, document: string, words: string): Promise<void> {
  await page.goto(FORM)
  const cell = page.getByRole('main').getByRole('textbox').last()
  await cell.fill(words)
  await page.getByText(/^Draft kept on this device/).waitFor()
  await page.goto(`/document/${document}/edit`)
  await page.getByLabel('Title', { exact: true }).first().fill(`Figure ${words}`)
  // Over a bad line the code of a key comes late, and whoever sees nothing presses again.
  const ended = page.getByText(/^\s*(Not saved|Saved in your account)/)
  const press = async () => {
    await page.keyboard.press('Control+s')
    return ended
      .first()
      .waitFor({ timeout: 3000 })
      .then(() => true)
      .catch(() => false)
  }
  await expect.poll(press, { timeout: 90_000 }).toBe(true)
}

/** Everything that waited was sent: an attempt that met a silent line ends after half a minute, and the next is up to a minute away. */
export async function allSent(page: Page): Promise<void> {
  await moved(page)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('waitsToBeSent')), { timeout: 180_000 })
    .toBeNull()
}
