import { test } from 'vitest'
import type { Page } from 'playwright-core'
import { addressOf } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

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
