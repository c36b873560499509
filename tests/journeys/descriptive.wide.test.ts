import { expect, test } from 'vitest'
import { askedFor, openDashboard, pick } from './dashboard-page.ts'
import { ANALYTICS, moreNumbers } from './descriptive-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

test('on paper a figure does not leave its heading and its sentence behind', async () => {
  const { page } = await open()
  await openDashboard(page, ANALYTICS)
  await page.emulateMedia({ media: 'print' })
  const heading = page.getByRole('heading', { name: /^Trend in / })
  const together = await heading.evaluate((it) => {
    let around: Element | null = it
    while (around && getComputedStyle(around).breakInside !== 'avoid') around = around.parentElement
    return [around?.querySelector('svg path') != null, around?.querySelectorAll('h2, h3').length]
  })
  // The figure has a title of its own.
  expect(together).toEqual([true, 2])
})

test('a name opens what it means', async () => {
  const { page } = await open()
  await openDashboard(page, ANALYTICS)
  await moreNumbers(page, 'Skewness (G1)')
  await page.getByText('Skewness (G1)', { exact: true }).click()
  await page.getByText('a few high values pull the mean up', { exact: false }).waitFor()
})

test('the same source over time is one choice away, without a request, and a link keeps it', async () => {
  const { page, network } = await open()
  await openDashboard(page, ANALYTICS)
  await page
    .getByText(/rank \d+ to \d+ of 29/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: /^Values of/ }).hover()
  await page.waitForLoadState('networkidle')
  network.forget()
  await pick(page, 'Values of', 'Periods of one place')
  await page.getByRole('heading', { level: 1, name: /over time$/ }).waitFor()
  expect(askedFor(network.transfers()).filter((url) => url.includes('/api/'))).toEqual([])
  const address = page.url()
  expect(new URL(address).searchParams.get('across')).toBe('time')
  const { page: other } = await open()
  await openDashboard(other, address)
  await other.getByRole('heading', { level: 1, name: /over time$/ }).waitFor()
})

test('a level that the source does not have gives way, and the page says so', async () => {
  const { page } = await open()
  await openDashboard(page, `${ANALYTICS}&across=lgas`)
  await page
    .getByText('NDHS has no figures of this indicator for LGAs; states are described instead.')
    .waitFor()
})
