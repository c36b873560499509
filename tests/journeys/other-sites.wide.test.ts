import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

const HOST = 'charts.example.org'

const ADDRESS = `https://${HOST}/malaria`

async function nameHosts(page: Page, hosts: string): Promise<void> {
  await page.goto('/admin#/adminsettings')
  await page.getByLabel('Sites that documents may show').fill(hosts)
  await page.getByRole('button', { name: 'SAVE' }).click()
  await page.getByText('Settings saved successfully!').last().waitFor()
}

/** A document with nothing but the page of another site; gives its address. */
function makeDocument(page: Page): Promise<string> {
  const site = { kind: 'embed', id: 'embed-1', form: 'frame', address: ADDRESS, title: 'Malaria' }
  const blocks = [{ ...site, description: 'Theirs', width: 'full' }]
  const document = { ...EMPTY_DASHBOARD, kind: 'report', title: 'With a site', blocks }
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/document', { method: 'POST', headers, body })
    return `/custom/private/${(await answer.json()).data.id}`
  }, JSON.stringify({ document }))
}

test('a page of another site is shown where an administrator has named its host, and once the reader asks', async () => {
  const { page, complaints } = await open()
  const asked: string[] = []
  await page.route(`https://${HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Theirs</title><p>Their own words</p>',
    })
  })
  await signInOn(page, 'journey.admin')
  await page.goto('/about')
  const address = await makeDocument(page)
  const link = page.getByRole('link', { name: 'Malaria (a page of another site, opens in a new tab)' })
  const button = page.getByRole('button', { name: `Show the page of ${HOST} here` })

  await page.goto(address)
  await link.waitFor()
  expect(await button.count()).toBe(0)

  await nameHosts(page, HOST)
  try {
    await page.goto(address)
    await button.waitFor()
    expect(asked).toEqual([])
    expect(await barriers(page)).toEqual([])
    await button.click()
    const site = page.frameLocator('iframe[title="Malaria"]').frameLocator('iframe')
    await site.getByText('Their own words').waitFor()
    expect(asked).toEqual([ADDRESS])
  } finally {
    await nameHosts(page, '')
  }
  await page.goto(address)
  await link.waitFor()
  expect(await button.count()).toBe(0)
  expect(complaints).toEqual([])
})
