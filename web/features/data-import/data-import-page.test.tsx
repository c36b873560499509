import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ImportReportRow } from '#contract/data-import/data-import.ts'
import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { CATALOGUE_ANSWERS, indicatorAnswers } from '#tests/components/made-up-catalogue.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import DataImportPage from './data-import-page.tsx'

const NONE = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 }
const REPORT: ImportReportRow = {
  ...{ figures: { ...NONE, added: 1, changed: 1 }, groups: NONE, refused: 0, problems: [], warnings: [] },
  differences: [
    {
      ...{ kind: 'changed', indicator: 7, datasource: 2, location: 8, location_name: 'Northland' },
      ...{ period: '2018', was: 40, is: 47.5, file: 'sheet.csv', line: 2, cell: 'C2' },
    },
    {
      ...{ kind: 'added', indicator: 7, datasource: 2, location: 9, location_name: 'Snowland' },
      ...{ period: '2018', was: null, is: 61, file: 'sheet.csv', line: 3, cell: 'C3' },
    },
  ],
  ...{ difference_count: 2, findings: [], finding_count: 0, may: { submit: true, publish: false } },
  ...{ compared_with: 4, release: null },
}

const SUBMISSION: FigureSubmission = {
  ...{
    id: 12,
    note: 'Coats of 2018',
    author: 'ada',
    is_own: true,
    state: 'submitted',
    reason: '',
    version: 1,
  },
  ...{ format: 'sheet', origins: [], digest: 'a', counts: { ...NONE, added: 2 }, release: null },
  ...{ undone_by: null, decided_by: '', entry_form: null, explained: [], remarks: [] },
  ...{ created_at: '2024-05-01T08:00:00.000Z', updated_at: '2024-05-02T08:00:00.000Z' },
}

/** What the survey published of coats, in per cent. */
const PUBLISHED = [aPoint(2, 8, '2018', 47.5), aPoint(2, 9, '2018', 61), aPoint(2, 1, '2018', 53.4)]

const ANSWERS: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  ...indicatorAnswers(PUBLISHED),
  'GET /releases/{hash}/places': { release: 'a', lgas: [], held: [] },
  'GET /figure-submissions': { results: [] },
  'GET /data-pulls': { origins: [], results: [], repeats: [] },
  'POST /data-imports/preview': REPORT,
}

const sheet = (text: string, name = 'sheet.csv') => new File([text], name, { type: 'text/csv' })

async function choose(text: string, answers: MadeUpAnswers = {}) {
  const part = await openPart(<DataImportPage params={{}} />, { answers: { ...ANSWERS, ...answers } })
  await part.user.upload(await screen.findByLabelText('Files of figures', { exact: false }), sheet(text))
  return part
}

test('a sheet of another form is mapped, its unit asked about, and held against what is published', async () => {
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
  expect(sent?.body).toEqual({
    files: [
      {
        name: 'sheet.csv',
        text: '\ufeffindicator,datasource,location,period,value\r\n7,2,8,2018,47.5\r\n7,2,9,2018,61\r\n7,2,1,2018,53.4\r\n',
        cells: ['C2', 'C3', 'C4'],
      },
    ],
  })
})

const OWN = 'indicator,datasource,location,period,value\n7,2,8,2018,47.5\n7,2,9,2018,61\n'

test('a file with our own columns is looked at as it is: each figure beside the published one, with its cell', async () => {
  const { calls } = await choose(OWN)
  const table = await screen.findByRole('region', { name: 'Warm coats' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PlacePeriodSourcePublishedIn the fileWhat happensCell',
    'Northland2018Winter survey40.0%47.5%changedC2',
    'Snowland2018Winter surveynone61.0%addedC3',
  ])
  expect(screen.getByText('Held against release 4.')).toBeTruthy()
  expect(calls.of('POST /data-imports/preview').map(({ body }) => body)).toEqual([
    { files: [{ name: 'sheet.csv', text: OWN }] },
  ])
})

test('figures are submitted with what they are, and the page of the submission opens', async () => {
  const { user, calls } = await choose(OWN, { 'POST /figure-submissions': SUBMISSION })
  const submit = await screen.findByRole('button', { name: 'Submit for approval' })
  expect(submit).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Publish as a new release' })).toBeNull()
  await user.type(screen.getByLabelText('What these figures are'), 'Coats of 2018')
  await user.click(submit)
  expect(await screen.findByText('Your figures wait for the decision of somebody else.')).toBeTruthy()
  expect(window.location.pathname).toBe('/data-import/12')
  expect(calls.of('POST /figure-submissions')[0]?.body).toMatchObject({
    ...{ files: [{ name: 'sheet.csv', text: OWN }], note: 'Coats of 2018', draft: false },
  })
})

test('whoever has no right reads what the figures would change, and how to ask for it', async () => {
  await choose(OWN, { 'POST /data-imports/preview': { ...REPORT, may: { submit: false, publish: false } } })
  expect(await screen.findByText(/^You have no right to submit figures/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Submit for approval' })).toBeNull()
})

test('a refused row is named by its cell, with the way to mend it', async () => {
  const problems = [
    {
      file: 'sheet.csv',
      line: 3,
      column: 'location',
      cell: 'Form, C3',
      message: 'Your right does not cover it.',
    },
  ]
  await choose(OWN, { 'POST /data-imports/preview': { ...REPORT, refused: 1, problems } })
  const row = await screen.findByRole('row', { name: /^Form, C3/ })
  expect(row.textContent).toBe('Form, C3locationYour right does not cover it.')
  expect(screen.getByText(/^Mend the refused rows/)).toBeTruthy()
})

test('a file that is no sheet is named with the reason, and nothing is sent', async () => {
  const { calls } = await choose('%PDF-1.7\n')
  expect((await screen.findByText(/^sheet\.csv: This is a PDF\./)).textContent).toContain('ask for the sheet')
  expect(calls.of('POST /data-imports/preview')).toEqual([])
})

const openSubmission = (
  one: Partial<FigureSubmission>,
  answers: MadeUpAnswers = {},
  role: 'user' | 'admin' = 'user',
) =>
  openPart(<DataImportPage params={{ submission: '12' }} />, {
    answers: {
      ...ANSWERS,
      'GET /figure-submissions/{id}': { ...SUBMISSION, ...one },
      'GET /figure-submissions/{id}/report': REPORT,
      ...answers,
    },
    account: { role: { value: role, label: role } },
  })

test('what was sent back says why, and is corrected in its place', async () => {
  const { user, calls } = await openSubmission(
    { state: 'sent-back', reason: 'It is of 2017.', version: 2 },
    { 'PUT /figure-submissions/{id}': SUBMISSION },
  )
  expect(await screen.findByText('Sent back: It is of 2017.')).toBeTruthy()
  await user.upload(screen.getByLabelText('Files of figures', { exact: false }), sheet(OWN))
  await user.click(await screen.findByRole('button', { name: 'Submit the corrected figures' }))
  await screen.findByText('Your figures wait for the decision of somebody else.')
  expect(calls.of('PUT /figure-submissions/{id}')[0]).toMatchObject({
    path: { id: '12' },
    body: { version: 2, note: 'Coats of 2018' },
  })
})

test('whoever publishes undoes a release with a reason, or reads what stands in the way', async () => {
  const undone = {
    report: { ...REPORT, figures: { ...NONE, withdrawn: 2 } },
    conflicts: [],
    conflict_count: 0,
  }
  const answers: MadeUpAnswers = {
    'GET /data-imports/undo/{id}': undone,
    'POST /data-imports/undo/{id}': { ...undone, report: { ...REPORT, release: { number: 6, hash: 'b' } } },
  }
  const { user, calls } = await openSubmission(
    { state: 'published', release: 5, is_own: false },
    answers,
    'admin',
  )
  await user.click(await screen.findByRole('button', { name: 'Undo this release' }))
  const dialog = await screen.findByRole('dialog', { name: 'Undo release 5?' })
  expect(await within(dialog).findByText(/2 are withdrawn\.$/)).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Why'), 'Another year')
  await user.click(within(dialog).getByRole('button', { name: 'Undo this release' }))
  expect(await screen.findByText('Release 6 restores the earlier figures.')).toBeTruthy()
  expect(calls.of('POST /data-imports/undo/{id}')[0]).toMatchObject({
    path: { id: '5' },
    body: { note: 'Another year' },
  })
})
