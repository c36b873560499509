import { expect, test } from 'vitest'
import { addressOf, openDashboard, PENTA_3, askedFor } from './dashboard-page.ts'
import { readDataSet } from './data-set.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('a journalist asks which figure to quote, copies its citation, and reads why the sources differ', async () => {
  const { page, network, complaints } = await open()
  await openDashboard(page, addressOf({ ...PENTA_3, period: '2024' }))
  network.forget()
  await page.getByRole('button', { name: 'Which figure should I quote?' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Quote a figure' })
  await dialog.getByRole('button', { name: 'Copy citation' }).waitFor()

  // For coverage the newest national household survey goes first: the figure is that of the data set.
  const survey = readDataSet().find(
    (row) => row.indicator === 18 && row.datasource === 2 && row.location === 1 && row.period === '2024',
  )
  const figure = `${survey?.value.toFixed(1)}%`
  const told = await dialog.innerText()
  expect(told).toContain(`${figure}\nNDHS 2023–24, survey`)
  // The estimate of those born when the survey's children were born is near, however far the newest one is.
  expect(told).toContain('31.6 points apart from JRF-Admin 2022')
  expect(told).toContain('not independent')

  await dialog.getByRole('button', { name: 'Copy citation' }).click()
  await dialog.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`DPT 3 / Penta 3 coverage in Nigeria was ${figure}`)
  expect(copied).toContain('NDHS 2023–24')

  await dialog.getByLabel('Compared with').selectOption({ label: 'JRF-Admin' })
  await expect.poll(() => dialog.innerText()).toMatch(/JRF-Admin \d{4} says/)
  expect(await dialog.innerText()).toContain('What remains.')
  // All but what sources said before they were revised is answered from the file that the figure was drawn from.
  const calls = askedFor(network.transfers()).flatMap((url) => /\/api\/(\w+)/.exec(url)?.[1] ?? [])
  expect(new Set(calls)).toEqual(new Set(['editions']))
  expect(await barriers(page, ['best-practice'], { only: 'dialog' })).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
