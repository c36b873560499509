import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ImportReportRow } from '#contract/data-import/data-import.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { CATALOGUE_ANSWERS, indicatorAnswers } from '#tests/components/made-up-catalogue.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import PublishFiguresPage from './publish-figures-page.tsx'

const NONE = { added: 0, changed: 0, unchanged: 0 }
const REPORT: ImportReportRow = {
  ...{ figures: { ...NONE, added: 3 }, groups: NONE, refused: 0, problems: [], warnings: [], changed: [] },
  ...{ findings: [], finding_count: 0, release: null },
}

/** What the survey published of coats, in per cent. */
const PUBLISHED = [aPoint(2, 8, '2018', 47.5), aPoint(2, 9, '2018', 61), aPoint(2, 1, '2018', 53.4)]

const ANSWERS: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  ...indicatorAnswers(PUBLISHED),
  'GET /releases/{hash}/places': { release: 'a', lgas: [], held: [] },
  'POST /data-imports/preview': REPORT,
}

const sheet = (text: string, name = 'sheet.csv') => new File([text], name, { type: 'text/csv' })

async function choose(text: string) {
  const part = await openPart(<PublishFiguresPage />, {
    answers: ANSWERS,
    account: { role: { value: 'admin', label: 'Admin' } },
  })
  await part.user.upload(await screen.findByLabelText('Files of figures', { exact: false }), sheet(text))
  await part.user.click(screen.getByRole('button', { name: 'Look at it' }))
  return part
}

test('a sheet of another form is mapped, its unit asked about, and looked at as any import', async () => {
  const { user, calls } = await choose(
    'State,Year,Warm coats\nNorthland,2018,0.475\nSnowland,2018,0.61\nAldovia,2018,0.534\n',
  )
  const row = await screen.findByRole('row', { name: /^Warm coats/ })
  // The proof stands before the likeness of names.
  expect(row.textContent).toContain(
    'Multiplied by 100, the column equals warm coats of Winter survey in 3 of 3',
  )
  expect(screen.getByText('3 places were recognised.')).toBeTruthy()
  const look = screen.getByRole('button', { name: 'Look at what 0 figures would change' })
  expect(look).toHaveProperty('disabled', true)
  await user.selectOptions(within(row).getByLabelText('Indicator'), 'Warm coats')
  await user.click(within(row).getByRole('checkbox', { name: 'Multiply the values by 100' }))
  await user.selectOptions(screen.getByLabelText('Source of all figures'), 'Winter survey')
  await user.click(screen.getByRole('button', { name: 'Look at what 3 figures would change' }))
  expect(await screen.findByRole('region', { name: 'What the file would change' })).toBeTruthy()
  const [sent] = calls.of('POST /data-imports/preview')
  expect(JSON.stringify(sent?.body)).toContain(
    String.raw`indicator,datasource,location,period,value\r\n7,2,8,2018,47.5\r\n7,2,9,2018,61\r\n7,2,1,2018,53.4`,
  )
})

test('a file with our own columns is looked at as it is', async () => {
  const text = 'indicator,datasource,location,period,value\n7,2,8,2018,47.5\n'
  const { calls } = await choose(text)
  expect(await screen.findByRole('region', { name: 'What the file would change' })).toBeTruthy()
  expect(calls.of('POST /data-imports/preview').map(({ body }) => body)).toEqual([
    { file: { name: 'sheet.csv', text } },
  ])
})

test('a file that is no sheet is named with the reason, and nothing is sent', async () => {
  const { calls } = await choose('%PDF-1.7\n')
  expect((await screen.findByText(/^sheet\.csv: This is a PDF\./)).textContent).toContain('ask for the sheet')
  expect(calls.of('POST /data-imports/preview')).toEqual([])
})
