import { describe, expect, test } from 'vitest'
import { cellNumber, EMPTY_CELL, type EntryCells, joinCells, withArrived, withCell } from './entry-cell.ts'

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

describe('what was sent and never answered', () => {
  const cells = (texts: Readonly<Record<string, string>>): EntryCells =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { ...EMPTY_CELL, text }]))
  const joined = (
    base: Readonly<Record<string, string>>,
    sent: readonly Readonly<Record<string, string>>[],
    [own, theirs]: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>],
  ) => {
    const began = withArrived(cells(base), sent.map(cells), cells(theirs))
    const { cells: both, clashes } = joinCells(began, cells(own), cells(theirs))
    return [Object.fromEntries(Object.entries(both).map(([name, { text }]) => [name, text])), clashes.length]
  }

  test.each([
    ['my figure went on', {}, [{ 7: '4' }], [{ 7: '41' }, { 7: '4' }], [{ 7: '41' }, 0]],
    ['one of several', {}, [{ 7: '4' }, { 7: '41' }], [{ 7: '41.5' }, { 7: '4' }], [{ 7: '41.5' }, 0]],
    ['mine goes again', {}, [{ 7: '4' }], [{}, { 7: '4' }], [{}, 0]],
    ['mine had gone', { 7: '3' }, [{}], [{ 7: '5' }, {}], [{ 7: '5' }, 0]],
    ['somebody else after me', {}, [{ 7: '4' }], [{ 7: '41' }, { 7: '9' }], [{ 7: '41' }, 1]],
    [
      'another cell of somebody else',
      {},
      [{ 7: '4' }],
      [{ 7: '41' }, { 7: '4', 8: '2' }],
      [{ 7: '41', 8: '2' }, 0],
    ],
    ['nothing was sent', {}, [], [{ 7: '41' }, { 7: '4' }], [{ 7: '41' }, 1]],
  ] as const)('%s', (_, base, sent, both, expected) => {
    expect(joined(base, sent, both)).toEqual(expected)
  })
})
