import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('of a report that an earlier version kept, the figures are named as empty and can be captured again', async () => {
  const { page, complaints } = await open()
  await page.goto('/terms')
  await page.evaluate(() => {
    const items = ['chart', 'table'].map((type) => ({ type, title: `My ${type}` }))
    localStorage.setItem('customReportBuilderState', JSON.stringify({ title: 'Meeting', items }))
  })
  await page.goto('/report/draft')
  await page.getByRole('heading', { level: 1, name: 'Meeting' }).waitFor()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const cards = page.locator('[data-block]')
  await cards.nth(1).getByText('No table data').waitFor()
  const chart = await cards.nth(0).innerText()
  for (const said of ['Empty', 'No chart snapshot', 'Re-capture to generate an image.']) {
    expect(chart).toContain(said)
  }
  expect(await cards.getByText('Empty', { exact: true }).count()).toBe(2)
  await cards.nth(0).getByRole('button', { name: 'Re-capture' }).click()
  await page.getByText('Capturing chart(s)...', { exact: true }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})
