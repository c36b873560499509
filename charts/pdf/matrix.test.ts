import { expect, test } from 'vitest'
import { joinedMaps, type Matrix, transformOf } from './matrix.ts'

const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f].map((at) => Math.round(at * 1e9) / 1e9)

// Where (1, 2) goes, by the definitions of SVG 2 §8.5.
test.each([
  [undefined, [1, 2]],
  ['translate(5)', [6, 2]],
  ['translate(5, 7)', [6, 9]],
  ['scale(3)', [3, 6]],
  ['scale(3 4)', [3, 8]],
  ['rotate(90)', [-2, 1]],
  ['rotate(90 1 1)', [0, 1]],
  ['matrix(1 2 3 4 5 6)', [12, 16]],
  ['matrix(2)', [2, 0]],
  ['translate(10 0) scale(2)', [12, 4]],
  ['skewX(30)', [1, 2]],
])('%s', (text, to) => {
  expect(moved(transformOf(text), 1, 2)).toEqual(to)
})

test('the inner map comes first', () => {
  expect(moved(joinedMaps(transformOf('scale(2)'), transformOf('translate(1 1)')), 1, 2)).toEqual([4, 6])
})
