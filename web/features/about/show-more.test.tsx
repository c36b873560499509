import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { AvailableData } from './available-data.tsx'
import { SourceFreshness } from './source-freshness.tsx'

const SOURCES = 12
const ids = Array.from({ length: SOURCES }, (_, index) => index + 1)
// The n-th source has figures of n indicators.
const reference = aReference(
  [...ids, 13].map((id) => aSource(id, `Survey ${id}`, { hasData: true })),
  ids.map((id) => anIndicator(id)),
)
const coverage = new Map(
  ids.map((indicator) => [indicator, new Map(ids.filter((id) => id >= indicator).map((id) => [id, 1]))]),
)
const release = {
  ...{ number: 1, hash: 'a', note: '', data_version: '1', app_version: '1' },
  published_at: '2024-06-01',
}

const catalogue = { release, reference, coverage, dashboards: [] }

const numberOf = (role: 'rowheader' | 'link', name: RegExp) => screen.getAllByRole(role, { name }).length

test('ten sources stand there, those with the most indicators, until the reader asks for all', async () => {
  const answer = { status: 'loading', reload: async () => {} } as const
  const { user } = await openPart(<SourceFreshness {...{ catalogue, answer }} />)
  await screen.findByText('10 of 13 sources, those with the most indicators first')
  const names = screen.getAllByRole('rowheader', { name: /^Survey \d/ }).map((cell) => cell.textContent)
  expect(names).toEqual(
    ids
      .slice(2)
      .toReversed()
      .map((id) => `Survey ${id}`),
  )
  await user.click(screen.getByRole('button', { name: 'Show More' }))
  expect(numberOf('rowheader', /^Survey \d/)).toBe(SOURCES + 1)
  await user.click(screen.getByRole('button', { name: 'Show Less' }))
  expect(numberOf('rowheader', /^Survey \d/)).toBe(10)
})

test('ten indicators stand there with the sources that have them, until the reader asks for all', async () => {
  const addressOf = (indicator: number, source = 0) =>
    `/dashboard/a?indicator=${indicator}&datasource=${source}`
  const { user } = await openPart(<AvailableData {...{ catalogue, addressOf }} />)
  await screen.findByText('10 of 12 indicators, with 12 of 13 sources')
  // The thirteenth source has a figure of none of them, and no column.
  expect(screen.queryByRole('columnheader', { name: 'Survey 13' })).toBeNull()
  // The first indicator has figures of twelve sources, the next of one less.
  expect(numberOf('link', /Survey/)).toBe(12 + 11 + 10 + 9 + 8 + 7 + 6 + 5 + 4 + 3)
  await user.click(screen.getByRole('button', { name: 'Show More' }))
  expect(numberOf('link', /Survey/)).toBe(78)
})
