import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { linePoints, lineSwitches } from './line-switches.ts'
import { panelView } from './panel-view.ts'
import type { Panel } from './panels.ts'
import type { LineYears } from './state.ts'

const born = (birthCohort: number) => ({ coordinates: { ...NO_COORDINATES, birthCohort } })
const TABLE = tableOf([
  aPoint(2, 1, '2018', 50, born(2017)),
  aPoint(2, 1, '2021', 55, born(2020)),
  aPoint(6, 1, '2022', 60),
  aPoint(6, 1, '2022-01', 58),
  aPoint(6, 1, '2022-02', 61),
])
const REPORT: LineYears = { length: null, yearsOf: 'report' }

function panel(source: number, form: Panel['form'] = 'line'): Panel {
  return { indicator: 7, source, period: null, form, area: 1, ofLgas: false, place: 1, moved: [] }
}

function offered(shown: Panel, years = REPORT) {
  const view = panelView(shown, { breaks: null, marked: null, years, between: null })
  return lineSwitches(shown, { view, table: TABLE, years }).map(({ options, value, change }) => ({
    words: options.map(([, text]) => english.text(text)),
    value,
    last: change(options.at(-1)?.[0] ?? ''),
  }))
}

test.each([
  [
    'surveys of children who were born in known years',
    panel(2, 'column'),
    [{ words: ['By year of report', 'By year of birth'], value: 'report', last: { yearsOf: 'birth' } }],
  ],
  [
    'reports by month and by year',
    panel(6),
    [{ words: ['By year', 'By month'], value: 'month', last: { length: 'month' } }],
  ],
  ['a map', panel(2, 'states'), []],
] as const)('what %s offer', (_, shown, expected) => {
  expect(offered(shown)).toEqual(expected)
})

test('facts are about the figures that the line shows', () => {
  expect(linePoints(panel(6), TABLE, 'year').map(({ value }) => value)).toEqual([60])
  expect(linePoints(panel(6), TABLE, null).map(({ value }) => value)).toEqual([58, 61])
  // A source without months keeps its years.
  expect(linePoints(panel(2), TABLE, 'month').map(({ value }) => value)).toEqual([50, 55])
})
