import { screen, within } from '@testing-library/preact'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { askedList, WORK_STATE } from '#domain/work-list/work-address.ts'
import { workList } from '#domain/work-list/work-list.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { KeptWork } from './kept-work.ts'
import { listAddress } from './list-address.ts'
import { numbersOf } from '#domain/work-list/numbers-of.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import { CURATION } from '#catalogue/curation.ts'
import { MADE_UP_CATALOGUE } from '#tests/components/made-up-catalogue.ts'
import type { WorkState } from '#domain/work-list/work-address.ts'
import { WorkControls } from './work-controls.tsx'

import { WorkTable } from './work-table.tsx'

const made = aReference(
  [aSource(2, 'DHS'), aSource(3, 'MICS')],
  [anIndicator(7, { shortName: 'Winter coats' })],
)
const locations = new Map(made.locations)
for (let id = 101; id <= 106; id++) locations.set(id, { id, name: `Area ${id}`, level: 4, parent: 8 })
const reference = { ...made, locations }
const table = tableOf(
  [10, 20, 24, 42, 44, 46].map((value, at) =>
    aPoint(2, 101 + at, '2024', value, { lower: value - 3, upper: value + 3, intervalLevel: 90 }),
  ),
)
const state = WORK_STATE.parse(new URLSearchParams('indicator=7&location=8'))
const asked = askedList(state, reference)
const aim = { kind: 'share', share: 'third' } as const
const list = workList({
  ...{ ...asked, aim, reference, chosen: state, currentYear: 2026, tableOf: () => table },
})

const said = { list, aim, reference }

function Listed() {
  const [work, setWork] = useState<KeptWork>({ ticks: [], note: '' })
  const keep = (part: Partial<KeptWork>) => setWork((before) => ({ ...before, ...part }))
  return <WorkTable {...{ said, work, keep }} numbers={numbersOf(list, work.ticks)} />
}

test('classes have their places and counts; a tick gives its number to the list and takes it from the others', async () => {
  const { user } = await openPart(<Listed />)
  await screen.findByRole('heading', { name: '6 local government areas' })
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
  expect(rowOf('Area 101').getByText('1')).toBeTruthy()
  screen.getByRole('button', { name: 'Surely among the lowest third: 1' })
  screen.getByRole('button', { name: 'Perhaps: 2' })
  expect(rowOf('Area 102').getByText('2 to 3')).toBeTruthy()
  expect(screen.queryByRole('row', { name: /Area 105/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Not among the lowest third: 3' }))
  await user.click(screen.getByRole('checkbox', { name: 'Tick Area 105' }))
  screen.getByText('1 ticked', { exact: false })
  expect(rowOf('Area 105').getByText('1')).toBeTruthy()
  expect(rowOf('Area 101').queryByText('1')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(rowOf('Area 101').getByText('1')).toBeTruthy()
})

test('a link has ticks and note only where they are asked for, and says all that the list is about', () => {
  const work = { ticks: [101, 105], note: 'Take the boat' }
  expect(listAddress(asked, state, null)).toBe('/work-list?indicator=7&location=8&level=lga')
  const whole = new URL(listAddress(asked, state, work), 'http://localhost')
  expect(WORK_STATE.parse(whole.searchParams)).toMatchObject({
    ...{ indicators: [7], within: [8], level: 'lga', ticks: [101, 105], note: 'Take the boat' },
  })
})

/** With a round of another source. */
const rounds = tableOf(
  list.columns.flatMap(({ round }) =>
    round.points.flatMap((point) => [point, aPoint(3, point.location, '2023', 20)]),
  ),
)

/** What the reader's choices ask to be changed, in their order. */
async function controls(own: Partial<WorkState> = {}, width = 1440) {
  const changes: Partial<WorkState>[] = []
  const catalogue = { ...catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION), reference }
  const props = {
    catalogue,
    asked,
    said,
    numbers: numbersOf(list, []),
    data: { reference, tableOf: () => rounds },
  }
  const part = await openPart(
    <WorkControls
      {...props}
      state={{ ...state, ...own }}
      work={{ ticks: [], note: '' }}
      keep={() => {}}
      change={(change) => changes.push(change)}
    />,
    { width },
  )
  return { ...part, changes }
}

test('the share, a line, the level and the round are chosen', async () => {
  const { user, changes } = await controls()
  // A third of six, and a line at a round number near it: the third lowest is 24.
  await user.selectOptions(screen.getByLabelText('Lowest'), 'line')
  await user.selectOptions(screen.getByLabelText('Lowest'), 'quarter')
  await user.selectOptions(screen.getByLabelText('Level'), 'state')
  await user.selectOptions(screen.getByLabelText('Level'), 'lga')
  await user.selectOptions(screen.getByLabelText('Source'), '3 2023')
  expect(changes).toEqual([
    { line: 25 },
    { share: 'quarter', line: null },
    { level: 'state' },
    { level: 'lga' },
    { source: 3, period: 2023000 },
  ])
})

test('a line is a number from zero on, with a comma or a point', async () => {
  const { user, changes } = await controls({ line: 25 })
  const line = screen.getByLabelText('Below (%)')
  expect(line).toHaveProperty('value', '25')
  for (const typed of ['7,5', '0', '-3', 'x']) {
    await user.clear(line)
    await user.paste(typed)
  }
  expect(changes).toEqual([{ line: 7.5 }, { line: 0 }])
})

test('on a phone the choice is one line, and is changed in a sheet', async () => {
  const { user, changes } = await controls({}, 360)
  screen.getByText('Winter coats')
  screen.getByText('Northland')
  expect(screen.queryByLabelText('Level')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.selectOptions(within(await screen.findByRole('dialog')).getByLabelText('Level'), 'state')
  expect(changes).toEqual([{ level: 'state' }])
})
