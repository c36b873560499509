import { describe, expect, test } from 'vitest'
import { WIDE } from '../wide-run.ts'
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

  if (WIDE) {
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
  }
})
