import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { productUrl } from './product.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('a reader on a slow line is led to lite pages, chooses without scripts, asks in words, and reads a brief', async () => {
  const { page, network } = await open({ first: true, width: 360, height: 740 })
  // Pages of this site run no script from here on.
  await page.route('**/*.js', (route) => route.abort())
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.goto('/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18')
  await page.getByRole('link', { name: /Slow network\?/ }).click()
  await page.waitForURL('**/lite/dashboard/**')

  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.textContent()).toBe('DPT 3 / Penta 3 coverage in Nigeria')
  const choice = page.locator('form.choice')
  await choice.getByLabel('Location').selectOption('27')
  await choice.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/location=27/)
  expect(await heading.textContent()).toBe('DPT 3 / Penta 3 coverage in Kano')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(await barriers(page)).toEqual([])

  await page.getByRole('searchbox').fill('penta 3 kano')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/lite/search?q=penta+3+kano')
  await page.getByText(/Penta 3 coverage in Kano: \d/).waitFor()
  await page.getByRole('link', { name: /^Figure of/ }).click()
  await page.waitForURL('**/lite/dashboard/**')

  const { ok, body } = await page.request
    .get(`${productUrl()}/lite/briefs/kano`)
    .then(async (answer) => ({ ok: answer.ok(), body: await answer.text() }))
  expect(ok).toBe(true)
  expect(body).toContain('href="/lite/health-profiles/kano"')
  const lite = network.transfers().filter(({ url }) => url.includes('/lite'))
  for (const { bytes } of lite) expect(bytes).toBeLessThan(50_000)
})
