import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import DataImportPage from '../data-import-page.tsx'

/** LGAs of Northland (8) and Snowland (9): each has a Hilltop. */
const LGAS: [number, string, 4, number][] = [
  [55, 'Hilltop', 4, 8],
  [56, 'Riverside', 4, 8],
  [57, 'Lakeview', 4, 8],
  [58, 'Hilltop', 4, 9],
]

const ANSWERS: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  'GET /releases/{hash}/places': { release: 'a', lgas: LGAS, held: [] },
  'GET /figure-submissions': { results: [] },
  'GET /figure-conflicts': { results: [], open: 0 },
  'GET /data-pulls': { origins: [], results: [], repeats: [] },
}

async function bring(text: string) {
  const part = await openPart(<DataImportPage params={{}} />, { answers: ANSWERS })
  const file = new File([text], 'sheet.csv', { type: 'text/csv' })
  await part.user.upload(await screen.findByLabelText('Files of figures', { exact: false }), file)
  return part
}

test('all LGAs are taken as proposed with one press, and an unknown one is chosen by its state', async () => {
  const { user } = await bring(
    'LGA,Year,Cold\nRiverside,2018,4\nLakeview,2018,5\nHilltop,2018,6\nFar hill,2018,7\n',
  )
  await user.click(await screen.findByRole('button', { name: 'Take all 3 places as proposed' }))
  const hill = screen.getByRole('row', { name: /^Hilltop/ })
  expect(within(hill).getByLabelText('LGA')).toHaveProperty('value', '55')
  const far = screen.getByRole('row', { name: /^Far hill/ })
  await user.selectOptions(within(far).getByLabelText('Place'), 'Snowland')
  // The state is where the LGA is looked for; the figure is not its own before that is said.
  expect(within(far).getByLabelText('LGA')).toHaveProperty('value', '')
  await user.selectOptions(within(far).getByLabelText('LGA'), '58')
  expect(within(far).getByLabelText('Place')).toHaveProperty('value', '9')
  expect(within(far).getByLabelText('LGA')).toHaveProperty('value', '58')
})

test('of more than sixty places the others are shown when asked for', async () => {
  const rows = Array.from(
    { length: 64 },
    (_, at) => `Far ${String.fromCharCode(97 + (at % 26))}${'x'.repeat(9 + at)},2018,4`,
  )
  const { user } = await bring(`LGA,Year,Cold\n${rows.join('\n')}\n`)
  await user.click(await screen.findByRole('button', { name: 'Show 4 more places' }))
  expect(screen.getAllByRole('row', { name: /^Far / })).toHaveLength(64)
})

test('a sheet of heads alone says that no figures are in it', async () => {
  await bring('State,Year,Indicator,Value\n')
  expect((await screen.findByRole('alert')).textContent).toContain('0 figures found')
})

test('what is left out for its period is told, a broken formula too, and a month waits for its year', async () => {
  const { user } = await bring(
    'State,Period,Cold\nNorthland,20233,4\nNorthland,2018,#REF!\nNorthland,Jan,6\nSnowland,Jan,7\n',
  )
  expect(await screen.findByText(/B2|C2/, { selector: 'li' })).toHaveProperty(
    'textContent',
    'C2: “20233” is no year, quarter, month or week. One figure is left out.',
  )
  expect(screen.getByText(/#REF!/, { selector: 'li' }).textContent).toBe(
    'C3: “#REF!” is the error of a formula and no number.',
  )
  expect(screen.getByRole('status').textContent).toBe('2 figures wait for a name.')
  await user.type(screen.getByLabelText('Year of the months'), '2018')
})
