import { expect, test } from 'vitest'
import { finderOf } from './mentions.ts'

const finder = finderOf([
  { kind: 'indicator', id: 7, name: 'Houses with a roof' },
  { kind: 'indicator', id: 8, name: 'Houses' },
  { kind: 'indicator', id: 9, name: 'Roofs (new) / all' },
  { kind: 'place', id: 2, name: 'North-Hill' },
  { kind: 'place', id: 3, name: 'Lake' },
])

test.each([
  [
    'houses with a roof in Lake',
    [
      ['indicator', 7, 0, 18],
      ['place', 3, 22, 4],
    ],
  ],
  [
    'Houses, houses',
    [
      ['indicator', 8, 0, 6],
      ['indicator', 8, 8, 6],
    ],
  ],
  [
    'the roofs (new) / all of North-Hill.',
    [
      ['indicator', 9, 4, 17],
      ['place', 2, 25, 10],
    ],
  ],
  ['Lakes, lake, Greenhouses', []],
  ['', []],
])('%s', (text, expected) => {
  expect(finder.find(text).map(({ kind, id, start, length }) => [kind, id, start, length])).toEqual(expected)
})

test('no names, no mentions', () => {
  expect(finderOf([]).find('anything')).toEqual([])
})
