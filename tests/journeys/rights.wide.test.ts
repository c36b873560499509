import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import { signInOn } from './people.ts'
import { barriers, newName, registerIn } from './registered-person.ts'

const open = eachVisit()

const PHONE = { width: 360, height: 780 }

/** Opens a control by its key, types what is looked for, and takes the first that is found. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .press('Enter')
  const list = page.getByRole('listbox')
  await list.getByRole('option').first().waitFor()
  await page.keyboard.type(text)
  await list.getByRole('option', { name: text }).first().click()
  await list.waitFor({ state: 'detached' })
}

/** The form before it has to have gone: the list may show what was given a moment earlier. */
async function give(page: Page, right: string): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Give a right' }).press('Enter')
  await page.getByLabel('Right', { exact: true }).selectOption(right)
}

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a right is given for a source in a place and for the site, opens its page, and is taken away', async () => {
  const { page, complaints } = await open(PHONE)
  const person = await open()
  const username = newName('righted')
  await registerIn(person.page, username)
  await signInOn(page, 'journey.admin')

  await page.goto('/admin#/users')
  await page.getByRole('searchbox').fill(username)
  await page.getByText('1 to 1 of 1 users').waitFor()
  await page.getByRole('button', { name: 'More for Ada Obi' }).click()
  await page.getByRole('menuitem', { name: 'What they may do' }).click()
  await page.getByRole('heading', { name: 'What Ada Obi may do' }).waitFor()
  await page.getByText('Nothing was given to Ada Obi beside the role.').waitFor()
  await page.getByRole('heading', { name: 'With the role User' }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await widest(page)).toBeLessThanOrEqual(360)

  await give(page, 'Publish figures from a file')
  await page.getByLabel('For', { exact: true }).selectOption('One data source in one place')
  await page.getByRole('button', { name: 'Give', exact: true }).press('Enter')
  await page.getByText('Choose a data source').waitFor()
  await page.getByText('Choose a place').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await widest(page)).toBeLessThanOrEqual(360)
  await choose(page, 'Data source', 'NHMIS')
  await choose(page, 'Place', 'Kano')
  await page.getByRole('button', { name: 'Give', exact: true }).press('Enter')
  const given = page.getByRole('region', { name: 'Rights that were given' })
  await given.getByText(/NHMIS.* in Kano/).waitFor()

  await give(page, 'Change indicator tags')
  await page.getByText('This right cannot be limited.').waitFor()
  await page.getByRole('button', { name: 'Give', exact: true }).press('Enter')
  await given.getByText('the whole site').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await widest(page)).toBeLessThanOrEqual(360)

  await person.page.goto('/admin#/tags')
  const menu = person.page.getByRole('navigation', { name: 'Admin Profile' })
  await person.page.getByRole('heading', { name: 'Indicator Tags' }).waitFor()
  const tags = menu.getByRole('link', { name: 'Indicator Tags' })
  await tags.waitFor()
  expect(await menu.getByRole('link', { name: 'Users' }).count()).toBe(0)
  await person.page.goto('/account#/notification')
  await person.page
    .getByText('gave you the right “Change indicator tags” for the whole site.')
    .first()
    .waitFor()

  await page.getByRole('button', { name: /^Take “Change indicator tags” .* away from Ada Obi$/ }).click()
  const asks = page.getByRole('dialog', { name: 'Take this right away?' })
  expect(await barriers(page)).toEqual([])
  await asks.getByRole('button', { name: 'Take away' }).click()
  await given.getByText('the whole site').waitFor({ state: 'detached' })
  // The other right still opens its page, and nothing else.
  await person.page.goto('/terms')
  await person.page.goto('/admin')
  await menu.waitFor()
  await tags.waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: /^Take “Publish figures from a file” .* away from Ada Obi$/ })
    .click()
  await asks.getByRole('button', { name: 'Take away' }).click()
  await given.getByText(/NHMIS.* in Kano/).waitFor({ state: 'detached' })
  await person.page.goto('/terms')
  await person.page.goto('/admin')
  await person.page.getByText('Access Denied: Access denied').first().waitFor()

  await page.getByRole('link', { name: 'All rights' }).click()
  await page.getByRole('heading', { name: 'Rights', exact: true }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await widest(page)).toBeLessThanOrEqual(360)
  expect(complaints).toEqual([])
})
