import { act, screen, waitFor, within } from '@testing-library/preact'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { EVERY_FACILITY, type FinderState } from '#sections/maps/finder-state.ts'
import { aReference } from '#tests/builders/made-up-country.ts'
import { browserPart } from '#tests/components/browser-part.ts'
import { openPart } from '#tests/components/open-part.tsx'
import type { Facility } from '#web/queries/facility-rows.ts'
import { FacilityFinder } from './facility-finder.tsx'
import { PlaceFilters } from './place-filters.tsx'
import { useFinder } from './use-finder.ts'

const KILOMETRES_OF_A_DEGREE = 111.195
const reference = aReference()

/** Facilities due north of a point, so many kilometres from it. */
const northOf = (...kilometres: readonly number[]): readonly Facility[] =>
  kilometres.map((far, at) => ({
    ...{ id: at + 1, name: `Clinic ${at + 1}`, type: 'Clinic', level: 'Primary', ownership: 'Public' },
    ...{ state: 8, lga: at === 0 ? 45 : null, at: [8, 12 + far / KILOMETRES_OF_A_DEGREE] as const },
  }))

let state: FinderState = EVERY_FACILITY
let pick: ((at: readonly [number, number]) => void) | null = null

interface FindingProps {
  readonly all: readonly Facility[]
  readonly first: Partial<FinderState>
}

function Finding({ all, first }: FindingProps) {
  const [finder, setFinder] = useState<FinderState>({ ...EVERY_FACILITY, ...first })
  const onFinder = (change: Partial<FinderState>) => setFinder((last) => ({ ...last, ...change }))
  const { over, parts } = useFinder({ all, own: all, reference, finder, onFinder })
  state = finder
  pick = over.onPick
  return (
    <FacilityFinder
      {...parts}
      all={all}
      places={<PlaceFilters reference={reference} wish={finder} onWish={onFinder} />}
    />
  )
}

async function open(all: readonly Facility[], first: Partial<FinderState> = {}) {
  const part = await openPart(<Finding all={all} first={first} />)
  await screen.findByRole('button', { name: 'Rows before' })
  return part
}

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** The names of the rows, and their distances where there are some. */
const rows = () =>
  within(screen.getByRole('region', { name: 'Public health facilities' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent))

test('a page has 25 rows; the first has none before it, the last none after it', async () => {
  const { user } = await open(northOf(...Array.from({ length: 51 }, (_, at) => at)))
  expect(screen.getByText('1 to 25 of 51')).toBeTruthy()
  expect(rows()).toHaveLength(25)
  expect([press('Rows before').disabled, press('Rows after').disabled]).toEqual([true, false])
  await user.click(press('Rows after'))
  expect([state.page, screen.getByText('26 to 50 of 51') !== null]).toEqual([2, true])
  await user.click(press('Rows after'))
  expect(screen.getByText('51 to 51 of 51')).toBeTruthy()
  expect([press('Rows before').disabled, press('Rows after').disabled]).toEqual([false, true])
  for (let turn = 0; turn < 2; turn++) await user.click(press('Rows before'))
  // The first page is that of an address without one.
  expect(state.page).toBeNull()
})

test('25 rows are one page, and a link beyond the last page leads to the last', async () => {
  const { unmount } = await open(northOf(...Array.from({ length: 25 }, (_, at) => at)))
  expect(press('Rows after').disabled).toBe(true)
  unmount()
  await open(northOf(...Array.from({ length: 26 }, (_, at) => at)), { page: 9 })
  expect(screen.getByText('26 to 26 of 26')).toBeTruthy()
})

test('where nothing is found there are no rows and no file', async () => {
  await open(northOf(1), { name: 'xyzzy' })
  expect(screen.getByText('0 facilities found, 0 shown.')).toBeTruthy()
  expect(screen.getByText('0 to 0 of 0')).toBeTruthy()
  expect(press('Those found as CSV').disabled).toBe(true)
})

test('from a point the nearest come first, and are counted within 10, 25 and 50 km', async () => {
  await open(northOf(50.5, 9.9, 49.9, 24.9, 10.5, 25.5), { from: { kind: 'point', at: [8, 12] } })
  expect(
    screen.getByText(/^From the chosen point: 1 within 10 km, 3 within 25 km, 5 within 50 km\./),
  ).toBeTruthy()
  expect(rows().map(([far, name]) => [far, name])).toEqual([
    ['9.9', 'Clinic 2'],
    ['10.5', 'Clinic 5'],
    ['24.9', 'Clinic 4'],
    ['25.5', 'Clinic 6'],
    ['49.9', 'Clinic 3'],
    ['50.5', 'Clinic 1'],
  ])
})

test('a facility says what is known of it, and what is nearest to it; by list again it is as before', async () => {
  const { user } = await open(northOf(0, 7))
  await user.click(press('Clinic 2'))
  expect(state.facility).toBe(2)
  const facts = within(screen.getByRole('region', { name: 'Clinic 2' }))
  expect(facts.getByText('12.0630, 8.0000')).toBeTruthy()
  expect(facts.getByText('Northland')).toBeTruthy()
  await user.click(facts.getByRole('button', { name: 'Show what is nearest to it' }))
  expect(state.from).toEqual({ kind: 'facility', id: 2 })
  expect(screen.getByText(/^From Clinic 2: 2 within 10 km/)).toBeTruthy()
  expect(rows()[1]?.slice(0, 2)).toEqual(['7.0', 'Clinic 1'])
  await user.click(facts.getByRole('button', { name: 'Close' }))
  expect(state.facility).toBeNull()
  await user.click(press('By list again'))
  expect([state.from, rows()[0]?.[0]]).toEqual([null, 'Clinic 1'])
})

test('the place of a row is its LGA and state, and a dash where the LGA is not known', async () => {
  await open(northOf(0, 7))
  expect(rows().map((row) => row.slice(2, 4))).toEqual([
    ['Hilltown', 'Northland'],
    ['–', 'Northland'],
  ])
})

test('a click on the map is an origin once it was asked for, and once only', async () => {
  const { user } = await open(northOf(0, 7))
  expect(pick).toBeNull()
  await user.click(press('Nearest to a point on the map'))
  expect(press('Nearest to a point on the map').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('Click on the map where distances are to begin.')).toBeTruthy()
  act(() => pick?.([8, 12]))
  expect([state.from, pick]).toEqual([{ kind: 'point', at: [8, 12] }, null])
})

test('where the reader stands never goes into the address', async () => {
  const coords = { longitude: 8, latitude: 12 }
  browserPart('geolocation', {
    getCurrentPosition: (found: (at: object) => void) => found({ coords }),
  })
  const { user } = await open(northOf(0, 7), { from: { kind: 'facility', id: 2 } })
  await user.click(press('Nearest to me'))
  expect(screen.getByText(/^From the chosen point: 2 within 10 km/)).toBeTruthy()
  expect(state.from).toBeNull()
  await user.click(press('By list again'))
  expect(screen.getByText(/^2 facilities found/)).toBeTruthy()
})

test('where nobody knows where the reader stands another way is offered', async () => {
  browserPart('geolocation', { getCurrentPosition: (_: unknown, fail: () => void) => fail() })
  const { user } = await open(northOf(0))
  await user.click(press('Nearest to me'))
  expect(screen.getByText(/^Your position is not available\./)).toBeTruthy()
  await user.click(press('Nearest to a point on the map'))
  act(() => pick?.([8, 12]))
  await waitFor(() => expect(state.from).not.toBeNull())
})

test('another state has other LGAs, and forgets the one that was chosen', async () => {
  const { user } = await open(northOf(0))
  const lga = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'LGA' })
  expect(lga().disabled).toBe(true)
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Northland')
  expect([...lga().options].map(({ text }) => text)).toEqual(['All', 'Hilltown', 'Laketown'])
  await user.selectOptions(lga(), 'Hilltown')
  expect([state.state, state.lga]).toEqual([8, 45])
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Snowland')
  expect([state.state, state.lga]).toEqual([9, null])
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All')
  expect(state.state).toBeNull()
})
