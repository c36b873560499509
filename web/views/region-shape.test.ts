import { expect, test } from 'vitest'
import { regionShape } from './region-shape.ts'

test('a rectangle is its own room', () => {
  const shape = regionShape({
    type: 'Polygon',
    coordinates: [
      [
        [2, 4],
        [8, 4],
        [8, 6],
        [2, 6],
        [2, 4],
      ],
    ],
  })
  expect(shape?.centre[0]).toBeCloseTo(5)
  expect(shape?.centre[1]).toBeCloseTo(5)
  expect(shape?.width).toBeCloseTo(6)
  expect(shape?.height).toBeCloseTo(2)
  expect(shape?.bounds).toEqual([2, 4, 8, 6])
})

test('the room of an L lies in its wide foot, not in the empty corner', () => {
  const shape = regionShape({
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [8, 0],
        [8, 3],
        [2, 3],
        [2, 8],
        [0, 8],
        [0, 0],
      ],
    ],
  })
  expect(shape?.centre[1]).toBeCloseTo(1.5, 0)
  expect(shape?.width).toBeGreaterThan(6.5)
})

test('a hole is no room', () => {
  const shape = regionShape({
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
      [
        [2, 3],
        [8, 3],
        [8, 7],
        [2, 7],
        [2, 3],
      ],
    ],
  })
  const [x = 5, y = 5] = shape?.centre ?? []
  expect(x > 2 && x < 8 && y > 3 && y < 7).toBe(false)
})

test('of several parts the largest has the label, and the bounds hold all', () => {
  const shape = regionShape({
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      ],
      [
        [
          [5, 5],
          [9, 5],
          [9, 9],
          [5, 9],
          [5, 5],
        ],
      ],
    ],
  })
  expect(shape?.centre[0]).toBeGreaterThan(5)
  expect(shape?.bounds).toEqual([0, 0, 9, 9])
})

test('a line has none', () => {
  expect(
    regionShape({
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    }),
  ).toBeNull()
})
