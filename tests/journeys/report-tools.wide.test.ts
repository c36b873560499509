import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()
const FIGURE = '/figure?kind=trend&indicator=18&datasource=2&location=1'

async function builder(page: Page): Promise<void> {
  await page.goto(FIGURE)
  await page.locator('main [data-view]').first().waitFor()
  const button = page.getByRole('button', { name: 'Report builder' })
  await button.waitFor()
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  await page.getByRole('textbox', { name: 'Title of the report' }).waitFor()
}

test('every tool of the report builder does what it says, takes it back, and this device keeps it', async () => {
  const { page, complaints } = await open()
  await page.addInitScript(() => localStorage.setItem('customReportBuilder', 'true'))
  await builder(page)
  const panel = page.getByRole('dialog')
  const parts = panel.getByRole('region', { name: /, part \d of \d$/ })
  const namesAre = (...names: readonly string[]) =>
    expect
      .poll(() => parts.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
      .toEqual(names.map((name, at) => `${name}, part ${at + 1} of ${names.length}`))
  const focusIs = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
  const press = (part: number, name: string) => parts.nth(part).getByRole('button', { name }).press('Enter')
  const title = page.getByRole('textbox', { name: 'Title of the report' })
  await expect.poll(() => title.inputValue()).toBe('Custom Report')

  await panel.getByRole('button', { name: 'Chart', exact: true }).press('Enter')
  await page
    .getByRole('button', { name: /^Add to report: / })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await parts.getByText('Live', { exact: true }).waitFor()
  await parts.getByRole('textbox', { name: 'Title', exact: true }).fill('The nation')
  await panel.getByRole('button', { name: 'Indicator Info' }).click()
  const which = parts.getByLabel('Indicator', { exact: true })
  await expect.poll(() => which.inputValue()).toBe('18')
  await panel.getByRole('button', { name: 'Text', exact: true }).first().click()
  await parts.getByRole('textbox', { name: 'Text', exact: true }).fill('Read this first')
  const size = parts.getByRole('group', { name: 'Size of the text' })
  await size.getByText('14', { exact: true }).waitFor()
  await size.getByRole('button', { name: 'Larger' }).press('Enter')
  await size.getByText('15', { exact: true }).waitFor()
  await parts.getByRole('button', { name: 'Bold', pressed: false }).press('Enter')
  await parts.getByRole('button', { name: 'Bold', pressed: true }).waitFor()
  await parts.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await namesAre('The nation', 'Indicator Info', 'Text')
  // A reader without a pointer goes on from where they were.
  await focusIs('Edit the text: Read this first')
  expect(await barriers(page, [], { only: '[role=dialog]' })).toEqual([])

  await press(1, 'Move down')
  await namesAre('The nation', 'Text', 'Indicator Info')
  await focusIs('Move Indicator Info, part 3 of 3')
  await press(2, 'Move up')
  await press(0, 'Move down')
  await namesAre('Indicator Info', 'The nation', 'Text')
  await press(2, 'Duplicate')
  await namesAre('Indicator Info', 'The nation', 'Text', 'Text')
  expect(await parts.getByText('Read this first').count()).toBe(2)
  await press(2, 'Remove')
  await namesAre('Indicator Info', 'The nation', 'Text')
  await focusIs('Move Text, part 3 of 3')
  await panel.getByRole('button', { name: 'Undo (Ctrl+Z)' }).press('Enter')
  await namesAre('Indicator Info', 'The nation', 'Text', 'Text')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await namesAre('The nation', 'Indicator Info', 'Text')
  await page.keyboard.press('Control+y')
  await namesAre('Indicator Info', 'The nation', 'Text')
  const handle = parts.nth(2).getByRole('button', { name: /^Move Text, / })
  await handle.press('Space')
  await page
    .getByText(/^(Picked up|Text).*3 of 3/)
    .first()
    .waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page
    .getByText(/position 2 of 3/)
    .first()
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await namesAre('Indicator Info', 'Text', 'The nation')

  // A box, larger words, and Backspace takes the last away; Esc ends that and not the builder.
  await page.keyboard.press('Control+Shift+A')
  const sizes = panel.getByRole('group', { name: 'Size of annotations' })
  await sizes.getByText('12', { exact: true }).waitFor()
  await sizes.getByRole('button', { name: 'Smaller' }).press('Enter')
  await sizes.getByText('11', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Box', exact: true }).press('Enter')
  const layer = page.getByRole('button', { name: /^Annotate / })
  await layer.press('Enter')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) await layer.press(key)
  await layer.press('Enter')
  await page.getByText('1 annotation', { exact: true }).waitFor()
  await layer.press('Backspace')
  await page.getByText('0 annotations', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await layer.waitFor({ state: 'detached' })
  await namesAre('Indicator Info', 'Text', 'The nation')

  await page.keyboard.press('Control+s')
  await panel
    .getByText(/^Saved \d\d:\d\d WAT on this device\. Log in to have it in your account too\.$/)
    .waitFor()
  await builder(page)
  await namesAre('Indicator Info', 'Text', 'The nation')
  await parts.getByText('Read this first').waitFor()
  expect(complaints).toEqual([])
})
