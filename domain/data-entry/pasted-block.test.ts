import { expect, test } from 'vitest'
import { pasteBlock, pastedBlock } from './pasted-block.ts'

const TARGETS = [
  { cell: '1', names: ['MCV1D', 'Measles 1 doses given'] },
  { cell: '2', names: ['MCV2D', 'Measles 2 doses given'] },
  { cell: '3', names: ['YFVD', 'Yellow fever doses given'] },
]
const paste = (text: string, at = '1') => {
  const { filled, left, isByName } = pasteBlock(pastedBlock(text), TARGETS, at)
  return { filled: Object.fromEntries(filled), left, isByName }
}

test('a column goes down from the cell at which it is pasted; what lies below the last line is counted', () => {
  expect(paste('36,074\r\n14,350\r\n')).toEqual({
    filled: { 1: '36,074', 2: '14,350' },
    left: 0,
    isByName: false,
  })
  expect(paste('14350\n3590\n99', '2')).toEqual({
    filled: { 2: '14350', 3: '3590' },
    left: 1,
    isByName: false,
  })
})

test('a gap in the column leaves its line as it is', () => {
  expect(paste('1\n\n3').filled).toEqual({ 1: '1', 3: '3' })
})

test('a block with names goes to the lines that it names, in any order', () => {
  const block = 'Indicator\tApril\nyellow fever doses given\t3,590\nMCV1D\t36074\nSomething else\t7\n'
  expect(paste(block, '3')).toEqual({ filled: { 3: '3,590', 1: '36074' }, left: 1, isByName: true })
})

test('the first number behind the name is taken, whatever stands between', () => {
  expect(paste('1\tMeasles 2 doses given\tdoses\t14350\t80%').filled).toEqual({ 2: '14350' })
})
