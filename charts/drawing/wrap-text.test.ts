import { expect, test } from 'vitest'
import { atMost, breakText, cutText, wrapMeasured } from './wrap-text.ts'

const letters = (text: string) => text.length

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 100, ['one two three']],
  ['unbreakable word', 4, ['unbreakable', 'word']],
  ['', 10, []],
])('%j in %i letters', (text, width, lines) => {
  expect(wrapMeasured(text, width, letters)).toEqual(lines)
})

test('what is cut says so', () => {
  expect(atMost(['a', 'b', 'c'], 2)).toEqual(['a', 'b …'])
  expect(atMost(['a', 'b'], 2)).toEqual(['a', 'b'])
})

test.each([
  ['one two three', 20, 'one two three'],
  ['one two three', 8, 'one two…'],
  ['one two three', 5, 'one…'],
  ['one', 1, 'o…'],
])('%j cut to %i letters is %j', (text, width, cut) => {
  expect(cutText(text, width, letters)).toBe(cut)
})

test('an address is broken anywhere', () => {
  expect(breakText('abcdefgh', 3, letters)).toEqual(['abc', 'def', 'gh'])
  expect(breakText('', 3, letters)).toEqual([])
})
