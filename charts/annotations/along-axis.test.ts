import { describe, expect, test } from 'vitest'
import type { Axis } from '#charts/picture/picture.ts'
import { placeBetween } from './along-axis.ts'

const AXIS: Axis = {
  ...{ min: 0, max: 10, ticks: [], named: 'all', side: 'bottom', gap: 0, gridlines: false, line: false },
  ...{ strokes: false, format: String },
}

// A plot from 100 to 200 on a drawing from 40 to 260: beyond the ends one length of the axis is all that is left.
describe.each<[string, Partial<Axis>, readonly (readonly [value: number, pixel: number])[]]>([
  [
    'as it measures',
    {},
    [
      [0, 100],
      [10, 200],
      [2.5, 125],
      [-10, 40],
      [20, 260],
      [15, 230],
    ],
  ],
  [
    'down',
    { inverse: true },
    [
      [0, 200],
      [10, 100],
      [2.5, 175],
      [-10, 260],
      [20, 40],
    ],
  ],
  [
    'by ratios',
    { min: 1, max: 100, log: true },
    [
      [1, 100],
      [100, 200],
      [10, 150],
      [0.01, 40],
    ],
  ],
])('an axis %s', (_, change, places) => {
  const axis = placeBetween({ ...AXIS, ...change }, [100, 200], [40, 260])
  test.each(places)('%d stands at %d', (value, pixel) => {
    expect(axis.pixel(value)).toBeCloseTo(pixel, 6)
    expect(axis.value(pixel)).toBeCloseTo(value, 6)
  })
})

test('what lies more than two lengths from the middle was said of another axis', () => {
  const axis = placeBetween(AXIS, [100, 200], [40, 260])
  expect([-15, 25, -15.1, 25.1, Number.NaN].map(axis.isFar)).toEqual([false, false, true, true, true])
})

test('where nothing of the drawing is left beyond an end, what is beyond stands at the end, and the end is that of the axis', () => {
  const axis = placeBetween(AXIS, [100, 200], [100, 200])
  expect([axis.pixel(-10), axis.pixel(0), axis.pixel(20)]).toEqual([100, 100, 200])
  expect([axis.value(100), axis.value(150), axis.value(200)]).toEqual([0, 5, 10])
})

test('half a pixel of the drawing beyond an end is where what is beyond stands', () => {
  const axis = placeBetween(AXIS, [100, 200], [99.5, 200.5])
  expect([axis.pixel(-10), axis.pixel(20)]).toEqual([99.5, 200.5])
})
