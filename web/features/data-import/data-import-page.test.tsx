import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import type { FigureConflict } from '#contract/data-import/data-set-conflicts.ts'
import type { ImportReportRow } from '#contract/data-import/data-import.ts'
import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import {
  CATALOGUE_ANSWERS,
  indicatorAnswers,
  MADE_UP_CATALOGUE,
} from '#tests/components/made-up-catalogue.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
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
  ...{ earlier: [], undone_because: '' },
  ...{ created_at: '2024-05-01T08:00:00.000Z', updated_at: '2024-05-02T08:00:00.000Z' },
}

/** What the survey published of coats, in per cent. */
const PUBLISHED = [aPoint(2, 8, '2018', 47.5), aPoint(2, 9, '2018', 61), aPoint(2, 1, '2018', 53.4)]

const ANSWERS: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  ...indicatorAnswers(PUBLISHED),
  'GET /releases/{hash}/places': { release: 'a', lgas: [], held: [] },
  'GET /figure-submissions': { results: [] },
  'GET /figure-conflicts': { results: [], open: 0 },
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
  // Nothing can be looked at before names and source are agreed to.
  expect(screen.queryByRole('button', { name: /^Look at what/ })).toBeNull()
  expect(screen.getByText('3 figures wait for a name.')).toBeTruthy()
  await user.click(within(row).getByRole('button', { name: 'It is warm coats' }))
  expect(within(row).getByLabelText('Indicator')).toHaveProperty('value', '7')
  await user.click(within(row).getByRole('checkbox', { name: 'Multiply the values by 100' }))
  expect(screen.getByText('3 figures wait for their source: choose it above.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'It is Winter survey' }))
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

test('a file that is no saved mapping is said to be none', async () => {
  const { user } = await choose('State,Year,Warm coats\nNorthland,2018,0.475\n')
  const input = await screen.findByLabelText('Use a saved mapping')
  await user.upload(input, new File(['{}'], 'other.json', { type: 'application/json' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This file is no saved mapping.')
})

const OWN = 'indicator,datasource,location,period,value\n7,2,8,2018,47.5\n7,2,9,2018,61\n'

const [COATS] = MADE_UP_CATALOGUE.indicators
const LATER = { ...MADE_UP_CATALOGUE.release, number: 2, hash: 'b'.repeat(64) }

/** A release after the one of the page has an indicator more. */
const withItem = (id: number, name: string): MadeUpAnswers => ({
  'GET /releases/{hash}/catalogue': ({ path }) => {
    const isLater = path.hash === LATER.hash
    const indicators = [
      ...MADE_UP_CATALOGUE.indicators,
      ...(isLater && COATS ? [{ ...COATS, id, short_name: name, code: name, coverage: [] }] : []),
    ]
    const release = isLater ? LATER : MADE_UP_CATALOGUE.release
    return { ...catalogueColumns({ ...MADE_UP_CATALOGUE, indicators }), release }
  },
})

test.each([
  ['made', 'admin', 'Sledges', 6001, 'Not among ours: make it', 'Publish as a release'],
  ['proposed', 'moderator', 'Kites', 6002, 'Not among ours: propose it', 'Propose'],
] as const)(
  'what a file names and nobody has is %s, and chosen with all that was mapped before',
  async (_, role, name, id, word, action) => {
    let isPublished = false
    const proposal = {
      ...{
        id: 9,
        kind: 'indicator' as const,
        by: 'mina',
        at: '2024-05-01T08:00:00.000Z',
        note: '',
        remark: '',
      },
      ...{ state: 'published' as const, values: {}, item: id },
    }
    const part = await openPart(<DataImportPage params={{}} />, {
      account: { role: { value: role, label: role } },
      answers: {
        ...ANSWERS,
        ...withItem(id, name),
        'GET /releases/current': () => (isPublished ? LATER : MADE_UP_CATALOGUE.release),
        'POST /catalogue-items/{kind}': () => {
          isPublished = true
          return { id, release: 2 }
        },
        'POST /catalogue-proposals': () => {
          isPublished = true
          return { id: 9 }
        },
        'GET /catalogue-proposals': { results: [proposal] },
      },
    })
    const { user, calls } = part
    const text = `State,Year,${name} per household,Warm coats\nNorthland,2018,2,47.5\nSnowland,2018,3,61\n`
    await user.upload(await screen.findByLabelText('Files of figures', { exact: false }), sheet(text))
    const coats = await screen.findByRole('row', { name: /^Warm coats/ })
    await user.selectOptions(within(coats).getByLabelText('Indicator'), 'Warm coats')
    await user.selectOptions(screen.getByLabelText('Source of all figures'), 'Winter survey')
    const row = screen.getByRole('row', { name: new RegExp(`^${name}`) })
    await user.click(within(row).getByRole('button', { name: word }))
    const form = within(await dialog())
    for (const [label, typed] of [
      ['Short name', name],
      ['Code', name],
      ['Program area', 'Winter'],
    ] as const) {
      await user.clear(form.getByLabelText(label, { exact: false }))
      await user.type(form.getByLabelText(label, { exact: false }), typed)
    }
    await user.type(form.getByLabelText('Why'), 'Sheet of May')
    await user.click(form.getByRole('button', { name: action }))
    await screen.findByRole('button', { name: 'Look at what 4 figures would change' })
    expect(within(row).getByLabelText<HTMLSelectElement>('Indicator').value).toBe(String(id))
    expect(within(coats).getByLabelText<HTMLSelectElement>('Indicator').value).toBe('7')
    await user.click(screen.getByRole('button', { name: 'Look at what 4 figures would change' }))
    await screen.findByRole('region', { name: 'What the file would change' })
    const [sent] = calls.of('POST /data-imports/preview')
    expect(JSON.stringify(sent?.body)).toContain(`${id},2,8,2018,2`)
  },
)

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

test('many names that are no places of ours are one line with a list, not a wall of words', async () => {
  const rows = ['BRA', 'IND', 'GHA', 'KEN'].map((code) => `${code},I7,2018,41\n`).join('')
  await choose(`REF_AREA,INDICATOR,TIME_PERIOD,OBS_VALUE\n${rows}`)
  const summary = await screen.findByText(
    '4 names of the file are no places of ours. Their figures are left out.',
  )
  expect(
    within(summary.closest('details') ?? summary).getAllByRole('listitem', { hidden: true }),
  ).toHaveLength(4)
})

test('figures that a newer data set has otherwise are decided on, and what was taken is undone by its release', async () => {
  const conflict: FigureConflict = {
    ...{ id: 3, indicator: 7, datasource: 2, location: 8, location_name: 'Northland', period: '2018' },
    ...{ category: '', ours: 40, shipped: 47.5, version: '2027.1', decided: null, release: null },
    ...{ by: null, at: null, note: '' },
  }
  const taken: FigureConflict = {
    ...{ ...conflict, id: 4, location_name: 'Snowland', decided: 'theirs', release: 6, by: 'ada' },
    ...{ at: '2026-11-02T08:00:00.000Z', note: 'Newer' },
  }
  const { user, calls } = await openPart(<DataImportPage params={{}} />, {
    account: { role: { value: 'admin', label: 'Admin' } },
    answers: {
      ...ANSWERS,
      'GET /figure-conflicts': { results: [conflict, taken], open: 1 },
      'POST /figure-conflicts/decisions': { decided: 1, release: 7 },
      'GET /data-imports/undo/{id}': { report: REPORT, conflicts: [], conflict_count: 0 },
    },
  })
  const row = within(await screen.findByRole('row', { name: /^warm coats, Winter survey: Northland, 2018/i }))
  expect(row.getByText('40.0%')).toBeTruthy()
  expect(row.getByText('47.5%')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Take theirs' }))
  const asked = within(await dialog())
  await user.type(asked.getByLabelText('Reason'), 'The newer edition')
  await user.click(asked.getByRole('button', { name: 'Take theirs' }))
  await screen.findByText('Published as release 7')
  expect(calls.of('POST /figure-conflicts/decisions')).toMatchObject([
    { body: { take: 'theirs', of: [3], note: 'The newer edition' } },
  ])
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  await within(await dialog()).findByText(/Undo release 6/)
})

test('files that no upload holds are refused before anybody waits for them', async () => {
  const { user } = await openPart(<DataImportPage params={{}} />, { answers: ANSWERS })
  expect(await screen.findByText(/up to 48 MB at once/)).toBeTruthy()
  const large = sheet('7')
  Object.defineProperty(large, 'size', { value: 48 * 1024 * 1024 + 1 })
  await user.upload(await screen.findByLabelText('Files of figures', { exact: false }), large)
  await screen.findByText(/^These files have more than 48 MB together\./)
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

test.each([
  ['submitted', true, 1],
  ['submitted', false, 0],
  ['sent-back', true, 0],
] as const)(
  'figures that are %s, own: %s, say so often that they wait for somebody else: %i',
  async (state, own, times) => {
    await openSubmission({ state, is_own: own })
    await screen.findByRole('heading', { name: SUBMISSION.note })
    expect(screen.queryAllByText('Somebody else decides on it under “Waiting for you”.')).toHaveLength(times)
  },
)

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
