import { test } from 'vitest'
import { eachVisit } from './each-visit.ts'
import type { Page } from 'playwright-core'

const open = eachVisit()

const PAGE = '/advanced-triangulation-dashboard'

const triangulate = (page: Page) => page.getByRole('button', { name: 'Triangulate', exact: true }).click()

test('a reader who stops a long wait is back at the choice with nothing lost', async () => {
  const { page } = await open()
  const comparison = '**/*triangulation.worker*'
  await page.context().route(comparison, () => undefined)
  await page.goto(PENTA_3)
  const popup = page.getByRole('dialog', { name: 'Triangulation in progress ....' })
  await popup.getByText('Selected Datasources contains large datasets').waitFor()
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('You stopped the triangulation. Nothing you chose is lost.').waitFor()
  await page
    .getByRole('button', { name: /^Primary source/ })
    .getByText('WUENIC')
    .waitFor()
  await page.context().unroute(comparison)
  await triangulate(page)
  await page.getByRole('heading', { level: 1, name: /Penta 3 coverage in Nigeria/ }).waitFor()
})

test('without an indicator all common ones are compared, and each leads to its own result', async () => {
  const { page } = await open()
  await page.goto(`${PAGE}?datasource=2&compare=6,10`)
  await page
    .getByRole('heading', { level: 1, name: 'How far do NDHS, NHMIS-DHIS2 and WUENIC agree?' })
    .waitFor()
  const list = page.getByRole('region', { name: 'Indicators in common' }).last()
  await list.getByRole('button', { name: 'Measles immunization coverage' }).click()
  await page
    .getByRole('heading', {
      level: 1,
      name: 'How far do the sources agree on measles immunization coverage?',
    })
    .waitFor()
  await page.goBack()
  await list.waitFor()
})

test('sources without a common place and time say so', async () => {
  const { page } = await open()
  await page.goto(`${PAGE}?indicator=3&datasource=10&compare=6`)
  await page
    .getByText('no figures of the same place and time on different evidence', { exact: false })
    .first()
    .waitFor()
  await page.getByRole('heading', { name: 'What could not be judged' }).waitFor()
})
