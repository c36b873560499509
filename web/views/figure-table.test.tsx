import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import type { FigureRow } from '#charts/figure.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import {
  CATALOGUE_ANSWERS,
  indicatorAnswers,
  MADE_UP_CATALOGUE,
} from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { FigureTable } from './figure-table.tsx'

const { reference } = catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION)
const POINT = aPoint(2, 8, '2024', 40)

const ROW: FigureRow = {
  ...{ indicator: 'Warm coats', source: 'Winter survey', classification: 'Survey', location: 'Northland' },
  ...{ level: 'State', period: '2024', unit: '%', point: POINT, notes: [] },
}

const OF_GROUP: FigureRow = { ...ROW, group: { dimension: 'sex', name: 'girls' } }

const state = { lower: null, upper: null, role: null, approved: false, explained: '', undoes: null }

/** The figure was 38 in the first release; the file of the current one says 40. */
const answers = (second: number): MadeUpAnswers => ({
  ...CATALOGUE_ANSWERS,
  ...indicatorAnswers([POINT]),
  'GET /known-errors/figures': { audited: true, findings: [] },
  'GET /releases/chain': [],
  'GET /observations/{key}/history': {
    ...{ indicator: 7, datasource: 2, location: 8, period: '2024' },
    states: [
      {
        ...{ ...state, value: second, origin: 'form', role: 'user', approved: true },
        release: { ...MADE_UP_CATALOGUE.release, number: 2, note: 'Coats of Northland' },
      },
    ],
    documents: [{ id: 'winter', kind: 'report', title: 'The winter of Northland' }],
  },
})

async function ask(second: number) {
  const part = await openPart(
    <FigureTable title="Coats" rows={[ROW, OF_GROUP]} gaps={[]} reference={reference} />,
    { answers: answers(second) },
  )
  const values = await screen.findAllByTitle('About this number')
  // A figure of a group has no life of its own in the releases.
  expect(values).toHaveLength(1)
  if (values[0]) await part.user.click(values[0])
  return screen.findByRole('dialog', { name: 'About this number' })
}

test('a figure of a table tells its life, how it came about, what is open, and who shows it', async () => {
  const dialog = await ask(40)
  expect(
    await within(dialog).findByText(/Typed into the form by a data officer, approved by somebody else/),
  ).toBeTruthy()
  expect(within(dialog).getByText('The data audit has no open question about it.')).toBeTruthy()
  const link = within(dialog).getByRole('link', { name: 'The winter of Northland' })
  expect(link.getAttribute('href')).toBe('/report/winter')
  expect(await within(dialog).findByText(/^The file of its release says the same/)).toBeTruthy()
})

test('where the file of a release says something else than its history, the page says so', async () => {
  const dialog = await ask(41)
  expect(
    await within(dialog).findByText('The file of release 2 says something else. Tell us about it.'),
  ).toBeTruthy()
})
