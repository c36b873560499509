import { describe, expect, test } from 'vitest'
import { MOST_COLUMNS, MOST_DATASETS, MOST_INDICATORS } from '#domain/comparison/most-compared.ts'
import { MOST_CORRELATED } from '#domain/correlation-study/question.ts'
import { aReference } from '#tests/builders/made-up-country.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { KINDS } from './kinds.ts'
import { lgaFilesOf } from './needs.ts'
import { kindOf, type View } from './view.ts'

const NAMES = KINDS.map(({ name }) => name)
const reference = aReference()
const NATION = 1
const STATE = 8
const LGA = 45
const YEARS = new Map([[2, [2018000, 2023000]]])

describe('the figures of LGAs', () => {
  const files = (view: View) => lgaFilesOf(view, YEARS, reference)
  const needing = (place: number) =>
    NAMES.filter((name) => files({ ...VIEW_OF_EACH_KIND[name], periods: [], locations: [place] }).years)

  test('are needed by every kind about an LGA, by none about the nation', () => {
    expect(needing(LGA)).toEqual(NAMES)
    expect(needing(NATION)).toEqual([])
  })

  test('are needed about a state by kinds that show its parts, and by the table that says what its sources have', () => {
    expect(needing(STATE)).toEqual([
      'source-table',
      ...KINDS.filter(({ slots }) => slots.locations.shows !== 'itself').map(({ name }) => name),
    ])
  })

  test('are needed wherever they are asked for', () => {
    const view = { ...VIEW_OF_EACH_KIND['box-plot'], options: { regions: 'lgas' } } as const
    expect(files(view).years).toBe(true)
  })

  test('are those of any source where none is asked that has LGAs, so that one is shown or named', () => {
    const both = new Map([
      [2, [2023000]],
      [4, [2024001, 2024002]],
    ])
    const of = (sources: readonly number[]) =>
      lgaFilesOf({ ...VIEW_OF_EACH_KIND.map, sources, periods: [], locations: [STATE] }, both, reference)
    expect(of([])).toEqual({ years: true, monthsOf: STATE })
    expect(of([3])).toEqual({ years: true, monthsOf: STATE })
    expect(of([2])).toEqual({ years: true, monthsOf: null })
    expect(of([4])).toEqual({ years: false, monthsOf: STATE })
  })

  test('by month are those of the state, and of the state of an LGA', () => {
    const map = { ...VIEW_OF_EACH_KIND.map, sources: [2], periods: ['2024-02'] }
    const months = new Map([[2, [2024001, 2024002]]])
    expect(lgaFilesOf({ ...map, locations: [STATE] }, months, reference)).toEqual({
      years: false,
      monthsOf: STATE,
    })
    expect(lgaFilesOf({ ...map, locations: [LGA] }, months, reference)).toEqual({
      years: false,
      monthsOf: STATE,
    })
    expect(lgaFilesOf({ ...map, locations: [NATION] }, months, reference).monthsOf).toBeNull()
  })
})

// Sections let readers choose as many as their kinds take.
test.each<[(typeof NAMES)[number], 'indicators' | 'sources', number]>([
  ['indicator-comparison', 'indicators', MOST_INDICATORS],
  ['dataset-comparison', 'sources', MOST_DATASETS],
  ['scorecard', 'indicators', MOST_COLUMNS],
  ['correlation-matrix', 'indicators', MOST_CORRELATED],
])('a %s takes at most as many %s as can be chosen', (name, slot, most) => {
  expect(kindOf({ kind: name }).slots[slot].most).toBe(most)
})
