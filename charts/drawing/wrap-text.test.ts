import { expect, test } from 'vitest'
import { atMost, wrapText } from './wrap-text.ts'

const letters = (text: string) => text.length

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 100, ['one two three']],
  ['unbreakable word', 4, ['unbreakable', 'word']],
  ['', 10, []],
])('%j in %i letters', (text, width, lines) => {
  expect(wrapText(text, width, letters)).toEqual(lines)
})

test('what is cut says so', () => {
  expect(atMost(['a', 'b', 'c'], 2)).toEqual(['a', 'b …'])
  expect(atMost(['a', 'b'], 2)).toEqual(['a', 'b'])
})
