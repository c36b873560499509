import { expect, test } from 'vitest'
import { drawn } from '#tests/drawn.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('a typed figure is checked without network, and printed on one sheet', async () => {
  const { page, complaints } = await open()
  await page.goto('/check?indicator=18&location=27&period=2022')
  await drawn(page)
  // With the figures of this indicator and place on the device, the rest needs no network.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Your figure (%)' }).fill('112')
  await page.getByRole('textbox', { name: 'Doses (if known)' }).fill('640,640')
  await page.getByRole('textbox', { name: 'Target (if known)' }).fill('572,000')
  await page
    .getByRole('heading', { level: 1, name: '112% is not possible, and not near the evidence' })
    .waitFor()
  await page.getByRole('row', { name: /COD-PS 2022 × birth rate of NDHS 2023–24.*609,210.*105.2%/ }).waitFor()
  await page.getByText('The gap of 64.5 points is not chance').waitFor()
  expect(new URL(page.url()).searchParams.has('figure')).toBe(false)
  // What is said of the line takes no room on the sheet.
  const file = await page.pdf({ preferCSSPageSize: true })
  await page.context().setOffline(false)
  expect(await barriers(page, ['best-practice'])).toEqual([])
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(complaints).toEqual([])
})
