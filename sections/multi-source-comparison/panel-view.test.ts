import { expect, test } from 'vitest'
import { periodCode } from '#domain/period/period.ts'
import type { Panel } from './panels.ts'
import { panelView } from './panel-view.ts'

const panel: Panel = {
  indicator: 7,
  source: 2,
  period: periodCode('2024'),
  form: 'states',
  ofLgas: false,
  area: 1,
  place: 9,
  moved: [],
}

const REPORT = { length: null, yearsOf: 'report' } as const

test('the marked place is outlined on a map', () => {
  expect(panelView(panel, { breaks: [10, 20], marked: 9, years: REPORT, between: null })).toEqual({
    kind: 'map',
    indicators: [7],
    sources: [2],
    locations: [1],
    periods: ['2024'],
    options: { regions: 'states', breaks: [10, 20], reference: 9 },
  })
})

test('the marked place is shown by itself in a line', () => {
  expect(
    panelView({ ...panel, form: 'line' }, { breaks: null, marked: 9, years: REPORT, between: null }),
  ).toMatchObject({
    kind: 'trend',
    locations: [9],
    options: { shape: 'line', alone: true },
  })
})

test('the nation is shown where the source has no figure of the marked place', () => {
  expect(
    panelView({ ...panel, form: 'line', place: 1 }, { breaks: null, marked: 9, years: REPORT, between: null })
      .locations,
  ).toEqual([1])
})

test('lines stand by the years that the reader chose, maps have none', () => {
  const years = { length: 'year', yearsOf: 'birth' } as const
  const shared = { breaks: null, marked: null, years, between: null }
  expect(panelView({ ...panel, form: 'column' }, shared).options).toEqual({
    shape: 'column',
    alone: true,
    ...years,
  })
  expect(panelView(panel, shared).options).toEqual({ regions: 'states' })
})

test('lines beside each other share their years, columns and maps do not', () => {
  const shared = { breaks: null, marked: null, years: REPORT, between: [1990, 2024] } as const
  expect(panelView({ ...panel, form: 'line' }, shared).options).toMatchObject({ between: [1990, 2024] })
  expect(panelView({ ...panel, form: 'column' }, shared).options).not.toHaveProperty('between')
})
