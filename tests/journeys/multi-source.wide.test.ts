import { addressOf, askedFor, openDashboard, walks, withoutExtras } from './dashboard-page.ts'
import { describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const FINANCING = '/dashboard/Health_Financing?section=multi-source-comparison'

/** Four or more antenatal visits: NDHS 2018, NMIS 2021 and NDHS 2023–24 have figures of states. */
const ANTENATAL = { section: 'multi-source-comparison', indicator: '6' }

const PHONE = { width: 360, height: 780 }

const legend = (page: Page) => page.getByRole('region', { name: 'Classes of the maps' })

const classesOf = (page: Page) => legend(page).getByRole('list', { name: 'Legend' })

const panel = (page: Page, number: number): Locator => page.getByRole('region', { name: `Panel ${number}` })

/** Picks an option in a control of one panel. */
async function choose(page: Page, number: number, control: string, option: string): Promise<void> {
  await panel(page, number)
    .getByRole('button', { name: new RegExp(`^${control}`) })
    .click()
  await page.getByRole('combobox', { name: `Search ${control.toLowerCase()}` }).fill(option)
  await page.getByRole('option', { name: option }).first().click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

test('an indicator of the nation alone says so and offers the line', async () => {
  const { page, complaints } = await open()
  await openDashboard(page, FINANCING)
  const offered = panel(page, 1).getByRole('button', { name: 'State Map' })
  expect(await offered.getAttribute('aria-disabled')).toBe('true')
  expect(await offered.getAttribute('title')).toMatch(/has no figure of a state/)
  // An address may ask for it all the same.
  await panel(page, 1).getByRole('button', { name: 'Column' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('p1')).toMatch(/,column$/)
  const asked = new URL(page.url())
  asked.searchParams.set('p1', asked.searchParams.get('p1')?.replace(/column$/, 'states') ?? '')
  await page.goto(asked.toString())
  await panel(page, 1).getByText('Selected Indicator has only National Data').waitFor()
  await panel(page, 1).getByRole('button', { name: 'Show the line of the nation' }).click()
  await walks(panel(page, 1)).waitFor()
  expect(complaints).toEqual([])
})

test('in Advanced Analytics a programme area drives the indicators of a panel', async () => {
  const { page } = await open()
  await openDashboard(page, '/dashboard/Advanced_Analytics?section=multi-source-indicator-comparison')
  await choose(page, 2, 'Program area', 'Malaria')
  await panel(page, 2)
    .getByRole('button', { name: /^Program area Malaria/ })
    .waitFor()
  await choose(page, 3, 'Find program area of an indicator', 'skilled')
  await panel(page, 3)
    .getByRole('button', { name: /^Program area RMNCH/ })
    .waitFor()
})

describe('an analyst puts three surveys side by side', () => {
  test('and gives each map its own classes, and other ones, which stay in the link', async () => {
    const { page } = await open()
    await openDashboard(page, addressOf(ANTENATAL))
    const same = legend(page).getByRole('checkbox', { name: 'Same classes in all panels' })
    const round = await classesOf(page).innerText()
    await legend(page).getByLabel('Classes by').selectOption('quantile')
    await expect.poll(() => classesOf(page).innerText()).not.toBe(round)
    await same.click()
    await classesOf(page).waitFor({ state: 'detached' })
    const [theirs] = [await open()]
    await openDashboard(theirs.page, page.url())
    expect(await theirs.page.getByRole('checkbox', { name: 'Same classes in all panels' }).isChecked()).toBe(
      false,
    )
    expect(await theirs.page.getByLabel('Classes by').inputValue()).toBe('quantile')
  })

  test('and changes one panel without moving the others', async () => {
    const { page, network } = await open()
    await openDashboard(page, addressOf(ANTENATAL))
    await choose(page, 2, 'Period', '2021')
    await network.quiet()
    network.forget()
    const third = withoutExtras(await panel(page, 3).innerText())
    await choose(page, 2, 'Data source', 'NDHS')
    await choose(page, 2, 'Period', '2013')
    await panel(page, 2)
      .getByRole('heading', { name: /NDHS 2013$/ })
      .waitFor()
    expect(withoutExtras(await panel(page, 3).innerText())).toBe(third)
    await panel(page, 2).getByRole('button', { name: 'Column' }).click()
    await panel(page, 2)
      .getByRole('heading', { name: /in Nigeria, NDHS 1990 to 2023–24$/ })
      .waitFor()
    expect(askedFor(network.transfers())).toEqual([])
    await page.goBack()
    await panel(page, 2)
      .getByRole('heading', { name: /NDHS 2013$/ })
      .waitFor()
  })

  test('and follows an indicator that was chosen in another section', async () => {
    const { page } = await open()
    await openDashboard(page, addressOf(ANTENATAL))
    await panel(page, 3).getByRole('button', { name: 'Line' }).click()
    const changed = new URL(page.url())
    changed.searchParams.set('indicator', '18')
    await openDashboard(page, changed.toString())
    for (const number of [1, 2, 3]) expect(await panel(page, number).innerText()).toContain('Penta 3')
  })
})

describe('on a phone', () => {
  test('the controls of a panel open in a sheet', async () => {
    const { page } = await open(PHONE)
    await openDashboard(page, addressOf(ANTENATAL))
    await page.getByRole('button', { name: 'Change comparison 1' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Zones Map' }).click()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await panel(page, 1)
      .getByRole('heading', { name: /by zone, NDHS 2018$/ })
      .waitFor()
  })

  test('one panel is shown at a time, the legend above, the next by a button', async () => {
    const { page } = await open(PHONE)
    await openDashboard(page, addressOf(ANTENATAL))
    const inView = (number: number) =>
      panel(page, number).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left > -1 && right < window.innerWidth + 1
      })
    expect([await inView(1), await inView(2)]).toEqual([true, false])
    await page.getByRole('button', { name: 'Next comparison' }).click()
    await expect.poll(() => inView(2)).toBe(true)
    await page.getByText('Comparison (2)', { exact: false }).first().waitFor()
    expect(await page.getByRole('list', { name: 'Legend' }).filter({ visible: true }).count()).toBe(1)
  })
})

test('a source of LGAs alone shows those of a state', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...ANTENATAL, p3: '6,101,2024' }))
  await choose(page, 3, 'Places of', 'Kano')
  await panel(page, 3)
    .getByRole('heading', { name: /by LGA in Kano, NDHS-SAE 2023–24$/ })
    .waitFor()
})
