import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { EARLIER_CONFIGS } from '../builders/earlier-configs.ts'
import { eachVisit } from './each-visit.ts'
import { productUrl } from './product.ts'
import { barriers, newName, registerIn } from './registered-person.ts'

const open = eachVisit()

/** Keeps an empty dashboard of somebody who is signed in, and gives its id. */
async function kept(page: Page, title: string, description = ''): Promise<string> {
  const headers = { origin: productUrl() }
  const data = { document: { ...EMPTY_DASHBOARD, title, description } }
  const answer = await page.request.post('/api/document', { headers, data })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).data.id
}

const pathIs = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path)

test('a dashboard of one’s own is found by its title; of several the reader chooses, and none is said', async () => {
  const { page, complaints } = await open()
  await registerIn(page, newName('titled'))
  const first = await kept(page, 'Snow <b>& ice')
  await page.goto(`/my-custom-dashboard/${encodeURIComponent('Snow <b>& ice')}`)
  await pathIs(page, `/custom/private/${first}`)
  await page.getByText('This dashboard has no figures.').waitFor()
  const second = await kept(page, 'Snow <b>& ice', 'Of another winter')
  await page.goto(`/my-custom-dashboard/${encodeURIComponent('Snow <b>& ice')}`)
  await page.getByRole('heading', { name: 'Which one?' }).waitFor()
  expect(await barriers(page)).toEqual([])
  const links = page.getByRole('link', { name: 'Snow <b>& ice' })
  const leads = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(leads.sort()).toEqual([first, second].map((id) => `/custom/private/${id}`).sort())
  await page.goto('/my-custom-dashboard/Rain')
  await page.getByText('You have no dashboard of this name.').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('what the earlier client kept in a browser is carried over once, and then gone', async () => {
  const { page, complaints } = await open()
  await registerIn(page, newName('carried'))
  await page.goto('/terms')
  const config = JSON.parse(EARLIER_CONFIGS['the form of our own pages'] ?? '')
  await page.evaluate((parts: Record<string, unknown>) => {
    localStorage.setItem('dashboardDetails', JSON.stringify(parts.dashboardDetails))
    localStorage.setItem('customDashboardStatus', 'public')
    for (const name of ['composedData', 'surveyArray', 'sectionsArray']) {
      sessionStorage.setItem(name, JSON.stringify(parts[name]))
    }
  }, config)
  await page.goto('/my-dashboard/details')
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Snow')
  const left = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
        /^(dashboardDetails|customDashboardStatus|composedData|surveyArray|sectionsArray)$/.test(name),
      ),
    )
  expect(await left()).toEqual([])
  await page.reload()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Snow')
  expect(complaints).toEqual([])
})
