import { expect, it } from 'vitest'
import { plainNumber, plainWhole } from './plain-number.ts'

/** Reads a cell in the midst of others. */
function read(cell: string, reader: typeof plainNumber): number {
  const before = '1,-,'
  return reader(`${before}${cell},2.5`, before.length, before.length + cell.length)
}

it.each([
  '0',
  '-0',
  '5',
  '007',
  '-1.50',
  '0.1',
  '79.13',
  '0.000001',
  '123456789.12345',
  '99999999999999',
  '-4.35',
])('%s is the number that it always was', (cell) => {
  expect(read(cell, plainNumber)).toBe(Number(cell))
})

it('numbers of two to seven decimals are the same to the last bit', () => {
  for (let step = 1; step < 200_000; step += 7) {
    const cell = `${step % 1013}.${String(step * 7919).slice(-7)}`
    if (read(cell, plainNumber) !== Number(cell)) throw new Error(cell)
  }
})

it.each([
  '',
  '-',
  '.',
  '5.',
  '.5',
  '-.5',
  '--5',
  '+5',
  '1.2.3',
  '1e3',
  '0x10',
  '1_000',
  'Infinity',
  'NaN',
  ' 5',
  '5 ',
  '1234567890.123456',
  '\u0661',
])('"%s" is left to those who look closer', (cell) => {
  expect(read(cell, plainNumber)).toBeNaN()
})

it.each([
  ['0', 0],
  ['7', 7],
  ['0007', 7],
  ['999999999999999', 999_999_999_999_999],
])('%s is a whole number', (cell, whole) => {
  expect(read(cell, plainWhole)).toBe(whole)
})

it.each(['', '-7', '+7', '7.0', '1e3', ' 7', '7 ', '1000000000000000', '0x7'])(
  '"%s" is no plain whole number',
  (cell) => {
    expect(read(cell, plainWhole)).toBeNaN()
  },
)
