import { expect, test } from 'vitest'
import { DEFAULT_DISPLAY } from './choice.ts'
import type { SectionFigure } from './section.ts'
import { type SectionSelection, viewOf } from './views-of.ts'

const selection: SectionSelection = {
  choice: { indicator: 7, source: 10, location: 8, period: 2018000 },
  display: DEFAULT_DISPLAY,
  sources: [2, 10, 11],
  area: 8,
  related: [5, 6],
}
const figure = (change: Partial<SectionFigure>): SectionFigure => ({
  kind: 'trend',
  slot: 'main',
  indicators: 'chosen',
  sources: 'chosen',
  periods: 'chosen',
  ...change,
})

test('all sources come with the chosen one first, all periods as none named', () => {
  expect(viewOf(figure({ sources: 'all', periods: 'all' }), selection)).toMatchObject({
    kind: 'trend',
    indicators: [7],
    sources: [10, 2, 11],
    locations: [8],
    periods: [],
  })
})

test('the table takes the related indicators after the chosen one', () => {
  const view = viewOf(figure({ kind: 'source-table', indicators: 'related' }), selection)
  expect(view).toMatchObject({ indicators: [7, 5, 6], periods: ['2018'] })
})

test('a chosen LGA is shown among the LGAs of its state and compared with them', () => {
  const choice = { ...selection.choice, location: 45 }
  const view = viewOf(figure({ kind: 'distribution' }), { ...selection, choice })
  expect(view).toMatchObject({ locations: [8], options: { reference: 45 } })
  expect(viewOf(figure({}), { ...selection, choice }).locations).toEqual([45])
})

test('each kind takes only the options that are its own', () => {
  const display = {
    ...DEFAULT_DISPLAY,
    trend: 'column',
    hidden: [2],
    regions: 'zones',
    intervals: false,
  } as const
  const options = (kind: SectionFigure['kind']) => viewOf(figure({ kind }), { ...selection, display }).options
  expect(options('trend')).toEqual({
    national: true,
    sdg: true,
    intervals: false,
    shape: 'column',
    hidden: [2],
  })
  expect(options('map')).toEqual({ national: true, sdg: true, intervals: false, regions: 'zones' })
  expect(options('zonal-columns')).toEqual({ national: true, sdg: true, intervals: false })
})
