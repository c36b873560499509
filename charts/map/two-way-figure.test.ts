import { expect, test } from 'vitest'
import { message } from '#domain/message/message.ts'
import { tokens } from '#charts/tokens.ts'
import { english } from '#languages/from-source.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import {
  acrossStates,
  COLUMNS,
  DOWN,
  pairedReference,
  pairedTable,
  UP,
} from '#tests/builders/paired-country.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { unitLine } from '#charts/words/unit-line.ts'
import { mapFigure } from './map.ts'
import { mapModel } from './model.ts'
import { TWO_WAY_COLOURS } from './two-way.ts'
import type { MapInput } from './view.ts'

/** The second indicator says nothing of State L. */
const input: MapInput = {
  view: {
    ...{ kind: 'map', indicators: [UP, DOWN], sources: [2, 2], locations: [1], periods: ['2020', '2020'] },
    options: {},
  },
  table: pairedTable([
    ...acrossStates(UP, COLUMNS.up),
    ...acrossStates(DOWN, [...COLUMNS.down.slice(0, -1), null]),
  ]),
  reference: pairedReference(),
  currentYear: 2025,
  language: english,
}
const figure = mapFigure(input)
const COLOURS = TWO_WAY_COLOURS.light
const SURFACE = { width: 520, height: 500, mode: 'light', fontScale: 1 } as const

test('a map of two indicators says both, where a place stands, and who is highest in both', () => {
  expect(figure.title).toMatch(/^up.*, and down \(Survey A.*2020\)$/)
  expect(figure.summary).toBe(
    'up and down. No place is in the highest third of both. 1 without one of the two figures.',
  )
  expect(figure.subtitle).toBe(
    [UP, DOWN].map((id) => unitLine(byId(pairedReference().indicators, id), english)).join('; '),
  )
  expect(figure.notes).toContain(english.text(message('two-way.classes')))
  const mark = figure.marks.find(({ title }) => title === 'State A')
  expect(mark?.value).toBe('12%')
  expect(mark?.lines.map(({ text }) => text).slice(-2)).toEqual([
    'down (Survey A 2020): 80%',
    'Lowest third of the first indicator, highest third of the second.',
  ])
})

test('its rows are both figures of each place, and a place without one of them is a gap', () => {
  expect(figure.rows).toHaveLength(12 + 11)
  const [first, second] = figure.rows.filter(({ location }) => location === 'State A')
  expect([first?.point.value, second?.point.value]).toEqual([12, 80])
  expect(first?.notes.at(-1)).toMatch(/^Lowest third of the first/)
  expect(figure.gaps.map(({ location }) => location)).toEqual(['State L'])
})

test('the drawn square has the nine colours from below upwards, both names, the limits of the thirds and the hatch', () => {
  const [regions, ...others] = figure.picture(SURFACE).layers
  const square = drawnOnPaper(others.at(-1)).flat()
  const cells = square.filter(({ type, style }) => type === 'rect' && COLOURS.includes(String(style?.fill)))
  expect(cells.map(({ style }) => style?.fill)).toEqual(COLOURS)
  const yOf = (cell: number) => Number(cells[cell]?.shape?.y)
  expect(yOf(0)).toBeGreaterThan(yOf(8))
  const words = square.flatMap(({ style }) => (typeof style?.text === 'string' ? [style.text] : []))
  expect(words).toEqual([
    '↑ down',
    '<50.3 · 50.3–68.7 · 68.7+',
    '→ up',
    '<30.7 · 30.7–54.7 · 54.7+',
    'not in this release',
  ])
  const fills = drawnOnPaper(regions).map(([region]) => region?.style?.fill)
  const drawnCells = mapModel(input).regions.map(({ classIndex }) => classIndex)
  expect(fills.slice(0, -1)).toEqual(drawnCells.slice(0, -1).map((cell) => COLOURS[cell ?? 0]))
  expect(fills.at(-1)).toEqual({ ground: tokens.light.canvas, lines: tokens.light.control })
})
