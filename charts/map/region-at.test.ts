import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapShapes, type Topology } from './boundaries.ts'
import { regionAt } from './region-at.ts'

const square = (west: number, south: number, side: number) =>
  [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
  ] as const

const RINGED = new Map([
  [1, { bounds: [0, 0, 10, 10], rings: [square(0, 0, 10), square(4, 4, 2)] } as const],
  [2, { bounds: [4, 4, 6, 6], rings: [square(4, 4, 2)] } as const],
])

test.each([
  [[1, 1], 1],
  [[5, 5], 2],
  [[11, 5], null],
  [[9.99, 9.99], 1],
] as const)('%j lies in %s: a region inside another is its own', (position, id) => {
  expect(regionAt(RINGED, position)).toBe(id)
})

test('towns lie in their states, and Niamey in none', () => {
  const file = readFileSync(new URL('../../datasets/boundaries/states.topo.json', import.meta.url), 'utf8')
  const shapes = mapShapes('nigeria-states', JSON.parse(file) as Topology)
  const at = (longitude: number, latitude: number) => regionAt(shapes, [longitude, latitude])
  const states = [at(8.52, 12.0), at(8.59, 12.0), at(3.39, 6.45), at(7.49, 9.06)]
  expect(states).toEqual([KANO, KANO, LAGOS, FCT])
  expect(at(2.11, 13.51)).toBeNull()
})

const [KANO, LAGOS, FCT] = [27, 32, 22]
