import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { HEALTH_OUTCOMES } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const SCORECARD = `${HEALTH_OUTCOMES}?section=scorecard`

test('a reader orders the states by a column, sees ranks as ranges, and a link keeps both', async () => {
  const { page, complaints } = await open()
  await page.goto(`${SCORECARD}&indicators=18,14&datasource=2&period=2018`)
  await drawn(page)
  await page.getByRole('heading', { level: 1, name: /reach (its|their) targets?/ }).waitFor()
  const table = page.getByRole('region', { name: 'Scorecard' })
  await table.getByRole('button', { name: /Penta 3/ }).click()
  await table
    .getByText(/^\d+ to \d+ of \d+$/)
    .first()
    .waitFor()
  expect(new URL(page.url()).searchParams.get('order')).toBe('1')
  const places = await table.getByRole('rowheader').allInnerTexts()
  expect(places[0]).toBe('Nigeria')
  const { page: other } = await open()
  await other.goto(page.url())
  await drawn(other)
  const same = other.getByRole('region', { name: 'Scorecard' }).getByRole('rowheader')
  await expect.poll(() => same.allInnerTexts()).toEqual(places)
  expect(complaints).toEqual([])
})
