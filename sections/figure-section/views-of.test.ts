import { expect, test } from 'vitest'
import type { DeclaredFigure } from './declared-figures.ts'
import type { FigureChoice } from './figure-choice.ts'
import { FIGURE_STATE } from './state.ts'
import { viewOf } from './views-of.ts'

const wanted = FIGURE_STATE.parse(new URLSearchParams())
const choice: FigureChoice = {
  ...{ indicator: 7, source: 10, location: 8, period: 2018000 },
  ...{ sources: [2, 10, 11], related: [5, 6], moved: [] },
  asOf: null,
  ofStates: { source: 10, period: 2018000 },
  chosenState: null,
  surroundings: { area: 8, around: 1, source: 10, period: 2018000, marked: null, among: null },
}
const figure = (change: Partial<DeclaredFigure>): DeclaredFigure => ({
  kind: 'trend',
  slot: 'main',
  indicators: 'chosen',
  sources: 'chosen',
  periods: 'chosen',
  ...change,
})

test('all sources come with the chosen one first, all periods as none named', () => {
  expect(viewOf(figure({ sources: 'all', periods: 'all' }), choice, wanted)).toMatchObject({
    kind: 'trend',
    indicators: [7],
    sources: [10, 2, 11],
    locations: [8],
    periods: [],
  })
})

test('the table takes the related indicators after the chosen one', () => {
  const view = viewOf(figure({ kind: 'source-table', indicators: 'related' }), choice, wanted)
  expect(view).toMatchObject({ indicators: [7, 5, 6], periods: ['2018'] })
})

test('a chosen LGA is shown among the LGAs of its state and compared with them', () => {
  const ofLga = { ...choice, location: 45, surroundings: { ...choice.surroundings, marked: 45 } }
  const view = viewOf(figure({ kind: 'distribution' }), ofLga, wanted)
  expect(view).toMatchObject({ locations: [8], options: { reference: 45 } })
  expect(viewOf(figure({}), ofLga, wanted).locations).toEqual([45])
})

test('the states around an LGA come from the source that has states', () => {
  const ofLga = { ...choice, location: 45, ofStates: { source: 2, period: 2015000 }, chosenState: 8 }
  expect(viewOf(figure({ kind: 'zonal-columns' }), ofLga, wanted)).toMatchObject({
    sources: [2],
    locations: [1],
    periods: ['2015'],
    options: { reference: 8 },
  })
  expect(viewOf(figure({ kind: 'map' }), ofLga, wanted)).toMatchObject({ sources: [10], periods: ['2018'] })
})

test('each kind takes only the options that are its own', () => {
  const drawn = { ...wanted, trend: 'column', hidden: [2], regions: 'zones', intervals: false } as const
  const options = (kind: DeclaredFigure['kind']) => viewOf(figure({ kind }), choice, drawn).options
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
