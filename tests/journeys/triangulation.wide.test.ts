import { test } from 'vitest'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

const PAGE = '/advanced-triangulation-dashboard'

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
