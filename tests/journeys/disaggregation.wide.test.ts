import { addressOf, openDashboard, readMain } from './dashboard-page.ts'
import { describe, expect, test } from 'vitest'
import { csvTable, download, figureCard, readTable } from './figure-card.ts'
import type { Page } from 'playwright-core'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const BIRTHS = { section: 'disaggregation', indicator: '7', dimension: 'wealth_quintile' }

const PEOPLE = '/dashboard/Demographics?section=disaggregation'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a dashboard without groups says so and leads to those that have them', async () => {
  const { page } = await open()
  await page.goto('/dashboard/Health_Financing?section=disaggregation')
  await page
    .getByLabel('Disaggregation', { exact: true })
    .getByText('No source in this release has an indicator of this dashboard')
    .waitFor()
  await page.getByText(/more indicators?$/).click()
  const choices = page.getByRole('region', { name: 'By residence' })
  await choices.getByRole('link', { name: 'Open defecation' }).click()
  await heading(page).filter({ hasText: 'Open defecation by residence in Nigeria' }).waitFor()
})

test('of an indicator without groups, carried over from another tab, it says so and leads to those that have some', async () => {
  const { page } = await open()
  await page.goto(addressOf({ section: 'disaggregation', indicator: '6' }))
  await page.getByText('is not published by population group').waitFor()
  await page.getByRole('button', { name: 'Skilled attendance at birth' }).click()
  await heading(page).filter({ hasText: 'Skilled attendance at birth by wealth quintile' }).waitFor()
})

describe('an analyst asks how unequal an indicator is', () => {
  test('and shows one group alone by the keyboard, in the link too', async () => {
    const { page } = await open()
    await openDashboard(page, addressOf(BIRTHS))
    const legend = page.getByRole('group', { name: 'Groups shown' })
    await legend.getByRole('button', { name: 'Poorest' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('group')).toBe('1')
    const overTime = figureCard(page, /2003 to 2018/)
    const groups = new Set((await readTable(overTime)).map((line) => line.Group))
    // A table whose rows are all of one group has no column for it.
    expect([...groups]).toEqual([undefined])
    expect(await overTime.getByRole('table').getByRole('row').count()).toBe(8)
    await legend.getByRole('button', { name: 'All' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.has('group')).toBe(false)
  })

  test('and takes the figures home with their groups', async () => {
    const { page } = await open()
    await openDashboard(page, addressOf(BIRTHS))
    const { content } = await download(page, figureCard(page, /ICEH 2018/), 'CSV')
    const [heads = '', ...lines] = csvTable(content).split('\r\n')
    expect(heads).toMatch(/,dimension,group,gap,gap_reason,reference_start,/)
    expect(lines.filter((line) => line.includes(',wealth_quintile,Poorest,'))).toHaveLength(1)
  })
})

describe('a planner looks at who lives where', () => {
  test('the states side by side lead to their pyramids', async () => {
    const { page } = await open()
    await openDashboard(page, PEOPLE)
    await page.getByRole('row', { name: /Lagos/ }).getByRole('button').click()
    await heading(page).filter({ hasText: 'Lagos' }).waitFor()
    await page.goBack()
    await heading(page).filter({ hasText: 'Nigeria' }).waitFor()
  })

  test('the pyramid of a state with what it adds up to', async () => {
    const { page, complaints } = await open()
    await openDashboard(page, `${PEOPLE}&location=27`)
    const text = await readMain(page)
    for (const fact of ['15,462,177', '48.1%', '16.7%', '22.5%', '91.1']) expect(text).toContain(fact)
    expect(text).toContain('Projection of the 2006 census')
    const numbers = page.getByRole('button', { name: 'Numbers' })
    await numbers.click()
    await expect.poll(() => new URL(page.url()).searchParams.get('counts')).toBe('1')
    expect(complaints).toEqual([])
  })

  test('the figure alone opens from its own address', async () => {
    const { page, complaints } = await open()
    await openDashboard(
      page,
      '/figure?kind=pyramid&indicator=62&datasource=106&location=27&period=2022&reference=1',
    )
    expect(await readMain(page)).toContain('Total population by age and sex in Kano, COD-PS 2022')
    expect(complaints).toEqual([])
  })
})
