import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { SourceTable } from './source-table.tsx'

const SURVEYS = [11, 12, 13, 14, 15, 16, 17]
const SOURCES = [
  ...SURVEYS.map((id) => aSource(id, `Survey ${id}`)),
  aSource(20, 'Retable', { derivedFrom: [11] }),
]

async function openTable() {
  const { user } = await openPart(
    <SourceTable
      input={{
        view: {
          ...{ kind: 'source-table', indicators: [7], sources: [11], locations: [1], periods: [] },
          options: {},
        },
        table: tableOf([
          ...SURVEYS.map((id) => aPoint(id, 1, String(2035 - id), id)),
          aPoint(20, 1, '2024', 11.4),
        ]),
        ...{ reference: aReference(SOURCES, [anIndicator(7)]), currentYear: 2025, language: english },
      }}
      replacements={[]}
      onChooseSource={() => undefined}
      onReplaceRelated={() => undefined}
    />,
  )
  return { user, table: screen.getByRole('table') }
}

function columns(table: HTMLElement): number {
  return within(table).getAllByRole('button', { name: /^(Survey \d+|Retable)$/ }).length
}

test('six sources stand side by side, and all of them after a press', async () => {
  const { user, table } = await openTable()
  expect(columns(table)).toBe(6)
  expect(screen.getByText(/^6 of 8 sources are shown\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'All 8, copies included' }))
  expect(columns(table)).toBe(8)
  await user.click(screen.getByRole('button', { name: 'Fewer sources' }))
  expect(columns(table)).toBe(6)
})

test('a copy is folded below its original, and told as one when it is opened', async () => {
  const { user, table } = await openTable()
  expect(within(table).queryByText('11.4%')).toBeNull()
  const door = within(table).getByRole('button', { name: '1 copy (Survey 11)' })
  await user.click(door)
  expect(door.getAttribute('aria-expanded')).toBe('true')
  expect(within(table).getByText('11.4%')).toBeTruthy()
  expect(within(table).getByText('They repeat its figures and are no further evidence.')).toBeTruthy()
  await user.click(door)
  expect(within(table).queryByText('11.4%')).toBeNull()
})

test('a source without a figure of the place is named with what it has instead', async () => {
  const [SURVEY, SMALL, STATE, LGA] = [11, 30, 8, 45]
  await openPart(
    <SourceTable
      input={{
        view: {
          ...{ kind: 'source-table', indicators: [7], sources: [SURVEY], locations: [STATE], periods: [] },
          options: {},
        },
        table: tableOf([aPoint(SURVEY, STATE, '2024', 40), aPoint(SMALL, LGA, '2024', 30)]),
        reference: aReference([aSource(SURVEY, 'Survey'), aSource(SMALL, 'Small areas')], [anIndicator(7)]),
        ...{ currentYear: 2025, language: english },
      }}
      replacements={[]}
      onChooseSource={() => undefined}
      onReplaceRelated={() => undefined}
    />,
  )
  expect(screen.getByText(/^No figure for /).textContent).toMatch(/: Small areas \(has LGAs only\)$/)
})
