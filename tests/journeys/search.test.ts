import { expect, test } from 'vitest'
import { barriers } from './registered-person.ts'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { search } from './search-dialog.ts'

const open = eachVisit()

test('a slash opens the search; an indicator with a place opens that view by Enter', async () => {
  const { page, complaints } = await open()
  await openDashboard(page, addressOf(PENTA_3))
  await page.keyboard.press('/')
  // The assistant's own answer stands first.
  await search(page, 'penta 3 kano ndhs 2018')
  const served = await page.request.get('/api/text?q=penta%203%20kano%20ndhs%202018')
  const [number = ''] = /\d+\.\d%/.exec(await served.text()) ?? []
  await page.getByRole('region', { name: 'Answer' }).getByText(number).waitFor()
  await search(page, 'skiled delivery kano')
  const indicators = page.getByRole('region', { name: 'Indicators' })
  await indicators
    .getByText(/opens with Kano/)
    .first()
    .waitFor()
  await page
    .getByRole('region', { name: 'Places' })
    .getByRole('link', { name: /^Kano\b/ })
    .first()
    .waitFor()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Skilled attendance at birth.*Kano/ }).waitFor()
  expect(complaints).toEqual([])
})
