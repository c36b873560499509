import { screen, within } from '@testing-library/react'
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
import { WorkTable } from './work-table.tsx'

const made = aReference([aSource(2, 'DHS')], [anIndicator(7, { shortName: 'Winter coats' })])
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
