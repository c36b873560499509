import { expect, test } from 'vitest'
import { tokens } from '#charts/tokens.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { mapFigure } from './map.ts'
import { regionShape } from './regions.ts'
import { STATE_BORDER } from './state-borders.ts'
import type { MapInput, MapView } from './view.ts'

const [NATION, STATE, LGA] = [1, 8, 45]
const square = (from: number) =>
  regionShape({
    type: 'Polygon',
    coordinates: [
      [
        [from, 5],
        [from + 1, 5],
        [from + 1, 6],
        [from, 6],
        [from, 5],
      ],
    ],
  })

function input(location: number, options: MapView['options']): MapInput {
  return {
    view: { kind: 'map', indicators: [7], sources: [2], locations: [location], periods: [], options },
    table: tableOf([aPoint(2, LGA, '2020', 30), aPoint(2, STATE, '2020', 40)]),
    reference: aReference([aSource(2, 'DHS')], [anIndicator(7)]),
    currentYear: 2025,
    language: english,
    shapes: new Map([
      [LGA, square(7)],
      [STATE, square(7)],
    ]),
  }
}

/** How many outlines of states a map has, which are drawn over its regions. */
function bordersOf(location: number, options: MapView['options'], mode: 'light' | 'dark'): number {
  const { layers } = mapFigure(input(location, options)).picture({
    width: 400,
    height: 400,
    mode,
    fontScale: 1,
  })
  const shapes = layers.slice(1).flatMap((layer) => drawnOnPaper(layer).flat())
  return shapes.filter(
    (shape) => shape?.style?.lineWidth === STATE_BORDER && shape.style.stroke === tokens[mode].ink,
  ).length
}

test.each(['light', 'dark'] as const)(
  'the LGAs of the nation have the borders of their states, %s',
  (mode) => {
    expect(bordersOf(NATION, { regions: 'lgas' }, mode)).toBe(1)
  },
)

test.each([
  ['states of the nation', NATION, { regions: 'states' as const }],
  ['LGAs of one state', STATE, {}],
])('the %s need none', (_, location, options) => {
  expect(bordersOf(location, options, 'light')).toBe(0)
})
