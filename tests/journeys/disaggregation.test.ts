import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addressOf, openDashboard, pick, readMain, askedFor } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const PEOPLE = '/dashboard/Demographics?section=disaggregation'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

describe('an analyst asks how unequal an indicator is', () => {
  test('and reads the measures with their meaning, and that chance is not known', async () => {
    const { page, complaints } = await open()
    await openDashboard(page, addressOf({ indicator: '7', location: '1' }))
    await page.getByRole('tab', { name: 'Disaggregation' }).click()
    await heading(page).filter({ hasText: 'by wealth quintile' }).waitFor()
    const text = await readMain(page)
    expect(text).toContain('12.7% (Poorest) to 87.1% (Richest)')
    expect(text).toContain('That is 6.9 times as many in every 100 among the better-off')
    expect(text).toContain(
      'No interval held here for these groups, so how much of the difference may be chance is not known',
    )
    const measures = page.getByRole('table', { name: 'Measures of inequality', exact: true })
    const row = (name: string) => measures.getByRole('row').filter({ hasText: name })
    expect(await row('Difference').first().innerText()).toContain('74.4 points')
    expect(await row('Slope index').innerText()).toContain('83.2 points')
    await row('Slope index').getByText('Slope index of inequality (SII)').click()
    expect(await row('Slope index').innerText()).toContain('A curve is fitted to all groups')
    expect(complaints).toEqual([])
  })

  test('and goes through dimensions and places without a further request', async () => {
    const { page, network } = await open()
    await openDashboard(page, `${PEOPLE}&indicator=1215&dimension=sex`)
    await pick(page, 'Groups by', 'Residence')
    await network.quiet()
    network.forget()
    const changes = [
      () => pick(page, 'Groups by', 'Sex'),
      () => pick(page, 'Location', 'Kano'),
      () => pick(page, 'Period', '2013'),
      () => page.getByRole('button', { name: 'Equiplot' }).click(),
    ]
    for (const change of changes) {
      const before = await readMain(page)
      await change()
      await expect.poll(() => readMain(page)).not.toBe(before)
    }
    await network.quiet()
    // Code that a rest of the pointer on a button fetches is no figure.
    expect(askedFor(network.transfers()).filter((url) => url.includes('/api/'))).toEqual([])
    expect(await heading(page).innerText()).toContain('by sex in Kano')
  })
})

describe('a planner looks at who lives where', () => {
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
