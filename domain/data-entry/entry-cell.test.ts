import { expect, test } from 'vitest'
import { cellNumber, type EntryCells, joinCells, withCell } from './entry-cell.ts'

const typed = (text: string) => ({ text, reason: '', isZero: false })

test.each([
  ['36,074', 36_074],
  ['68.6%', 68.6],
  ['−3', -3],
  ['', null],
  ['  ', null],
  ['twelve', 'fault'],
  ['1,23', 'fault'],
])('%j is read as %j', (text, number) => expect(cellNumber({ text })).toBe(number))

test('a cell that is emptied is gone, and a zero that was said is asked about again once it is another number', () => {
  const zero = withCell({}, '7', { text: '0', isZero: true })
  expect(withCell(zero, '7', { reason: 'Nobody came.' })['7']?.isZero).toBe(true)
  expect(withCell(zero, '7', { text: '00' })['7']?.isZero).toBe(false)
  const gone = withCell(zero, '7', { text: '', isWithdrawn: true })
  expect(gone['7']).toEqual({ ...typed(''), isWithdrawn: true })
  expect(withCell(gone, '7', { text: '4' })['7']).toEqual(typed('4'))
  expect(withCell(gone, '7', { isWithdrawn: false })).toEqual({})
  expect(withCell(zero, '7', { text: '' })).toEqual({})
})

test('two versions are joined: what one alone changed stays, what both changed differently is asked', () => {
  const base: EntryCells = { '1': typed('10'), '2': typed('20'), '3': typed('30') }
  const own = { ...base, '1': typed('11'), '4': typed('4'), '5': typed('5') }
  const theirs = { '1': typed('12'), '2': typed('21'), '5': typed('5') }
  expect(joinCells(base, own, theirs)).toEqual({
    cells: { '1': typed('11'), '2': typed('21'), '4': typed('4'), '5': typed('5') },
    clashes: [{ name: '1', own: '11', theirs: '12' }],
  })
})
