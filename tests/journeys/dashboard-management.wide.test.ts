import { expect, test } from 'vitest'
import { writeEarlierConfig } from '#contract/custom-dashboards/earlier-config.ts'
import { charts } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'
import { productUrl } from './product.ts'
import { tick } from './choice-columns.ts'

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

test('a dashboard is made with its sections in order, found by a reader, refused to the slower of two, deleted', async () => {
  const admin = await open()
  const other = await open()
  const reader = await open()
  const { page } = admin
  await signInOn(page, 'journey.admin')
  await page.goto('/admin#/dashboard')
  const titles = page.getByRole('table').getByRole('rowheader')
  await titles.first().waitFor()
  expect((await titles.allInnerTexts()).slice(0, 5)).toEqual([
    'Demographics',
    'Health Facility',
    'Health Service Access',
    'Health Outcomes and Service Coverage',
    'Advanced Analytics',
  ])
  await page.getByRole('searchbox', { name: 'Search by dashboard title' }).fill('HEALTH f')
  await expect.poll(() => titles.allInnerTexts()).toEqual(['Health Facility', 'Health Financing'])

  await page.getByRole('button', { name: 'Create dashboard' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Mothers and newborns')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByText('Choose one indicator at least.').waitFor()
  // The first wrong control has the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Search indicators')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Thematic Dashboard')
  await tick(page, 'Indicators', 'ANC 4+ (any provider)')
  await tick(page, 'Indicators', 'ANC 1+ (skilled provider)')
  await tick(page, 'Data sources', 'NDHS')
  await tick(page, 'Data sources', 'MICS')
  await page.getByRole('checkbox', { name: 'Zonal Analysis' }).check()
  await page.getByRole('button', { name: 'Move Zonal Analysis' }).focus()
  await page.keyboard.press('Space')
  await page.getByText(/^(Picked up Zonal Analysis|Zonal Analysis is now at)/).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.getByText(/^Zonal Analysis is now at position 1/).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await page.getByText(/^Zonal Analysis dropped at position 1/).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick()
  const row = page.getByRole('row', { name: /Mothers and newborns/ })
  await row.waitFor()
  expect(await row.count()).toBe(1)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.setViewportSize({ width: 1440, height: 900 })

  await reader.page.goto('/terms')
  await reader.page.getByRole('button', { name: 'Select dashboard' }).click()
  const group = reader.page.getByRole('region', { name: 'Thematic Dashboard' })
  await group.getByRole('link', { name: /Mothers and newborns/ }).click()
  await charts(reader.page).first().waitFor({ state: 'attached' })
  expect(await reader.page.getByRole('tab').allInnerTexts()).toEqual(['Zonal Analysis', 'Indicator Overview'])
  expect(await reader.page.getByRole('tab', { name: 'Zonal Analysis' }).getAttribute('aria-selected')).toBe(
    'true',
  )

  await signInOn(other.page, 'journey.admin')
  const edit = page.getByRole('link', { name: 'Edit Mothers and newborns' })
  await edit.click()
  await title.waitFor()
  await other.page.goto(page.url())
  await other.page.getByRole('textbox', { name: 'Description' }).fill('Care before, at and after birth')
  await other.page.getByRole('checkbox', { name: 'Draft' }).check()
  await other.page.getByRole('button', { name: 'Save' }).click()
  await other.page.getByRole('row', { name: /Mothers and newborns Draft/ }).waitFor()
  await title.fill('Mothers first')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/Somebody else has changed this meanwhile/).waitFor()
  // The typed text stays.
  expect(await title.inputValue()).toBe('Mothers first')

  await reader.page.reload()
  await reader.page
    .getByRole('heading', { name: /no page|not found/i })
    .first()
    .waitFor()
  await other.page.getByRole('button', { name: 'Delete Mothers and newborns' }).click()
  const confirm = other.page.getByRole('dialog', { name: 'Confirm delete Dashboard' })
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await other.page.getByRole('row', { name: /Mothers and newborns/ }).waitFor({ state: 'detached' })
  expect(other.complaints).toEqual([])
})
