import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('the brief of the nation is read on a phone without being moved sideways', async () => {
  const { page } = await open({ width: 360 })
  await page.goto('/briefs/nigeria.html')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await barriers(page)).toEqual([])
})
