import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { drawn } from '../drawn.ts'
import { eachVisit } from './each-visit.ts'
import { productUrl } from './product.ts'
import { barriers, newName, registerIn } from './registered-person.ts'
import { EARLIER_CONFIGS } from '../builders/earlier-configs.ts'

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

test('on a phone what its author may do is one row: a button, a menu, and what prints', async () => {
  const { page, complaints } = await open({ width: 360, height: 740 })
  await registerIn(page, newName('phone'))
  await page.goto(`/custom/private/${await kept(page, 'Small screen')}`)
  const tasks = page.getByRole('navigation', { name: 'Your dashboard' })
  const edit = tasks.getByRole('link', { name: 'Edit Dashboard' })
  const more = tasks.getByRole('button', { name: 'More' })
  const tops = await Promise.all(
    [edit, more, page.getByRole('button', { name: 'Print and export' })].map((each) =>
      each.evaluate((it) => Math.round(it.getBoundingClientRect().top)),
    ),
  )
  expect(new Set(tops).size).toBe(1)
  await more.click()
  const entries = page.getByRole('menuitem')
  await entries.first().waitFor()
  expect(await entries.allInnerTexts()).toEqual([
    'Edit on the canvas',
    'History',
    'Create New',
    'My dashboards',
  ])
  expect(await barriers(page)).toEqual([])
  await entries.nth(1).click()
  await page.waitForURL(/\/document\/[\w-]+\/history$/)
  expect(complaints).toEqual([])
})

test('what is made of documents takes the width that other dashboards take', async () => {
  const { page } = await open({ width: 1440, height: 900 })
  /** How far the figures reach, from the left edge of the window. */
  const reach = async (address: string) => {
    await page.goto(address)
    await drawn(page)
    return await page
      .locator('main section:has(> * h2, > * h3)')
      .evaluateAll((all) => Math.round(Math.max(...all.map((each) => each.getBoundingClientRect().right))))
  }
  expect(await reach('/health-service-uptake')).toBe(
    await reach('/dashboard/Health_Outcomes_and_Service_Coverage'),
  )
})

test('whoever is signed in is led to the first step of the configurer and of a dashboard', async () => {
  const { page, complaints } = await open()
  await registerIn(page, newName('led'))
  for (const [from, to] of [
    ['/configure/user', '/configure/user/customize'],
    ['/configure/account', '/configure/user/customize'],
    ['/custom/login', '/my-dashboard/details'],
    ['/custom/register', '/my-dashboard/details'],
    ['/my-dashboard', '/my-dashboard/details'],
  ] as const) {
    await page.goto(from)
    await pathIs(page, to)
  }
  for (const [step, heading] of [
    ['customize', 'Whose site is it?'],
    ['appearance', 'How should it look?'],
    ['settings', 'What does it open with?'],
    ['preview', 'Ready?'],
  ] as const) {
    await page.goto(`/configure/user/${step}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  expect(complaints).toEqual([])
})

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
