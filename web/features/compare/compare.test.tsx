import { screen, within } from '@testing-library/preact'
import { expect, test, vi } from 'vitest'
import type { PlaceData } from '#domain/brief/question.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { COMPARE_STATE } from '#domain/side-by-side/compare-address.ts'
import { comparedLines } from '#domain/side-by-side/compared-lines.ts'
import { lineChanges, pairsNow } from '#domain/side-by-side/line-changes.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { CURATION } from '#catalogue/curation.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import { MADE_UP_CATALOGUE } from '#tests/components/made-up-catalogue.ts'
import { ChangeTable } from './change-table.tsx'
import { CompareControls } from './compare-controls.tsx'
import { Further } from './further.tsx'
import { PairMatrix } from './pair-matrix.tsx'

const reference = aReference([aSource(2, 'DHS')], [anIndicator(7, { shortName: 'Winter coats' })])
const figure = (place: number, year: string, value: number) =>
  aPoint(2, place, year, value, { lower: value - 3, upper: value + 3, intervalLevel: 95 })
const table = tableOf([
  figure(8, '2018', 20),
  figure(8, '2023', 40),
  figure(9, '2018', 30),
  figure(9, '2023', 31),
])
const data: PlaceData = { reference, currentYear: 2026, tableOf: () => table }
const state = COMPARE_STATE.parse(new URLSearchParams('lines=7.2.8,7.2.9'))
const lines = comparedLines(state.lines, data)
const names = ['Northland', 'Snowland']

test('changes say what is larger than chance, with the interval of the difference', async () => {
  await openPart(<ChangeTable {...{ lines, names }} changes={lineChanges(lines, 2018, data)} />)
  // ±3 each at 95%: the difference has ±3√2 = 4.24.
  const clear = await screen.findByRole('row', { name: /Northland/ })
  expect(clear.textContent).toContain('+20.0')
  expect(clear.textContent).toContain('+15.8 to +24.2')
  expect(clear.textContent).toContain('larger than chance')
  const chance = screen.getByRole('row', { name: /Snowland/ })
  expect(chance.textContent).toContain('no clear change')
})

test('each pair is said once, on a phone as a sentence', async () => {
  const pairs = pairsNow(lines, data)
  const wide = await openPart(<PairMatrix {...{ names, pairs }} />)
  expect(await screen.findAllByText('higher')).toHaveLength(1)
  wide.unmount()
})

test('what can be asked next keeps the lines and adds one', async () => {
  const change = vi.fn()
  const { user } = await openPart(<Further {...{ lines, change }} />)
  await user.click(await screen.findByRole('button', { name: 'Add Nigeria' }))
  expect(change).toHaveBeenCalledWith({
    lines: [...state.lines, { indicator: 7, source: 2, place: 1 }],
  })
  const list = screen.getByRole('link', { name: 'Work list: where first in Northland' })
  expect(list.getAttribute('href')).toBe('/work-list?indicator=7&location=8')
})

const catalogue = { ...catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION), reference }

test.each([
  ['an example is begun anew', true, [{ indicator: 18, source: null, place: 10 }]],
  ['one’s own lines are kept', false, [...state.lines, { indicator: 7, source: 2, place: 10 }]],
])('with a place that is added %s', async (_, isExample, expected) => {
  const change = vi.fn()
  const { user } = await openPart(
    <CompareControls {...{ catalogue, state, lines, names, isExample, change }} />,
  )
  expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(isExample ? 0 : 2)
  await user.click(await screen.findByRole('button', { name: 'Add Place' }))
  await user.click(await screen.findByRole('option', { name: /Southland/ }))
  expect(change).toHaveBeenCalledWith({ lines: expected })
})

test('on a phone the lines are said in one line, and changed in a sheet', async () => {
  const change = vi.fn()
  const { user } = await openPart(
    <CompareControls {...{ catalogue, state, lines, names, change }} isExample={false} />,
    { width: 360 },
  )
  screen.getByText('Northland, Snowland')
  expect(screen.queryByRole('button', { name: 'Remove Snowland' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove Snowland' }))
  expect(change).toHaveBeenCalledWith({ lines: state.lines.slice(0, 1) })
})
