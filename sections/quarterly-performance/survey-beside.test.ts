import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { Figures } from '#sections/files/figures.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { resolveQuarterly } from './quarterly-choice.ts'
import type { QuarterlyState } from './state.ts'

const [COVER, DOSES] = [7, 9]
const base = aReference(
  [aSource(2, 'Survey A'), aSource(3, 'Survey B'), aSource(6, 'Registers', { classification: 'Routine' })],
  [anIndicator(COVER), anIndicator(DOSES, { factor: 4, decimals: 0, denominator: '' })],
)
const reference = {
  ...base,
  curation: { ...base.curation, routineCounts: [{ indicator: DOSES, numeratorOf: COVER, beside: null }] },
}
const months = ['01', '02', '03'].flatMap((month) =>
  [1, 8].map((place) => aPoint(6, place, `2023-${month}`, 40, { indicator: DOSES })),
)
const survey = (source: number, period: string, ...places: readonly number[]) =>
  places.map((place) => aPoint(source, place, period, 50))

/** The survey beside the counts: its source and its period; null where none is. */
function beside(points: ReturnType<typeof survey>, location = 1) {
  const table = tableOf([...months, ...points])
  const wanted: QuarterlyState = { indicator: DOSES, source: null, location, period: null, order: 'zone' }
  const catalogue = {
    reference,
    release: { published_at: '2025-01-01T00:00:00Z' },
    coverage: new Map([[DOSES, new Map([[6, 5]])]]),
  } as unknown as Catalogue
  const dashboard = { indicators: [DOSES, COVER], initial_indicator: DOSES }
  const asked = {
    wanted,
    language: english,
    catalogue,
    dashboard,
  } as unknown as SectionRequest<QuarterlyState>
  const figures = { table, reference, reporting: new Map() } as unknown as Figures
  const { sources, periods } = resolveQuarterly(asked, figures)?.table ?? { sources: [], periods: [] }
  return sources.length < 2 ? null : [sources[1], periods[1]]
}

test('it is the newest round', () => {
  expect(beside([...survey(2, '2018', 8, 9, 10), ...survey(3, '2021', 8, 9, 10)])).toEqual([3, '2021'])
})

test('of half as many states as the fullest, not of fewer', () => {
  const full = survey(2, '2018', 8, 9, 10)
  expect(beside([...full, ...survey(3, '2021', 8, 9)])).toEqual([3, '2021'])
  expect(beside([...full, ...survey(3, '2021', 8)])).toEqual([2, '2018'])
})

test('the nation alone and routine reports are no survey of the states', () => {
  expect(beside([...survey(2, '2018', 8), ...survey(3, '2021', 1), ...survey(6, '2022', 8)])).toEqual([
    2,
    '2018',
  ])
  expect(beside(survey(3, '2021', 1))).toBeNull()
})

test('beside the LGAs of a state there is none', () => {
  expect(beside(survey(2, '2018', 8, 9, 10), 8)).toBeNull()
})
