import { mergeTables } from '#domain/observation/merge-tables.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { expect, it } from 'vitest'
import { figureOf } from './figure-of.ts'
import type { FigureInput } from './figure.ts'
import type { View } from './view.ts'

const REFERENCE = aReference(
  [aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } }), aSource(3, 'Registers')],
  [anIndicator(7)],
)
const TABLE = tableOf([
  ...['2013', '2018', '2024'].flatMap((period) => [8, 9, 10].map((place) => aPoint(2, place, period, place))),
  ...[8, 9, 10].map((place) => aPoint(3, place, '2022-03', place)),
])
const MAP = { kind: 'map', indicators: [7], sources: [2], locations: [1], options: {} } as const

function drawn(periods: readonly string[], view: Partial<View> = {}) {
  const asked = { ...MAP, ...view, periods } as FigureInput<View>['view']
  return figureOf({ view: asked, table: TABLE, reference: REFERENCE, currentYear: 2025, language: english })
}

it.each([
  ['2100', 'DHS has no figure for 2100 (nearest: 2023–24).'],
  ['1950', 'DHS has no figure for 1950 (nearest: 2013).'],
  ['2017', 'DHS has no figure for 2017 (nearest before and after: 2013 and 2018).'],
])('a map of %s draws nothing, says why, and has no such year in its title', async (period, why) => {
  const figure = await drawn([period])
  expect(figure.empty?.why).toBe(why)
  expect(figure.title).toBe('Indicator 7 by state')
  expect(`${figure.title} ${figure.subtitle} ${figure.summary} ${figure.sourceLine}`).not.toContain(period)
  expect(figure.empty?.alternatives.map(({ label }) => label)).toContain('DHS 2023–24')
  expect([figure.rows, figure.gaps, figure.marks]).toEqual([[], [], []])
})

it('a period that is held says nothing', async () => {
  const figure = await drawn(['2018'])
  expect(figure.empty).toBeNull()
  expect(figure.notes.join(' ')).not.toContain('nearest')
  expect((await drawn([])).empty).toBeNull()
})

it('a period that no source has is told where the view names none', async () => {
  const figure = await drawn(['2017'], { sources: [] })
  expect(figure.empty?.why).toBe('No source has a figure for 2017 (nearest before and after: 2013 and 2018).')
})

it('a year that another source has for the nation alone stands in no title of a map by a source without it', async () => {
  const table = mergeTables([TABLE, tableOf([aPoint(3, 1, '2017', 50)])])
  const view = { ...MAP, sources: [], periods: ['2017'] }
  const figure = await figureOf({ view, table, reference: REFERENCE, currentYear: 2025, language: english })
  expect(figure.empty?.why).toBe('DHS has no figure for 2017 (nearest before and after: 2013 and 2018).')
  expect(figure.title).toBe('Indicator 7 by state')
})

it.each(['map', 'distribution'] as const)(
  'without a source a %s is of one that has the year',
  async (kind) => {
    const table = mergeTables([TABLE, tableOf([aPoint(3, 8, '2025', 50), aPoint(3, 9, '2025', 60)])])
    const view = { ...MAP, kind, sources: [], periods: ['2025'] }
    const figure = await figureOf({ view, table, reference: REFERENCE, currentYear: 2025, language: english })
    expect(figure.empty).toBeNull()
    expect(figure.title).toContain('Registers 2025')
  },
)
