import { describe, expect, test } from 'vitest'
import { TEXT_SIZES, USUAL_LOOK, USUAL_TEXT_SIZE } from '#domain/document/blocks/text.ts'
import { annotationOf, FIRST_TOOL, stepped } from './annotating.ts'

const words = { ...FIRST_TOOL, text: 'Down 17.5 points' }

describe('what a tool makes of two points', () => {
  test.each([
    [
      'words',
      words,
      { x: 0.1, y: 0.2 },
      { x: 0.9, y: 0.9 },
      { kind: 'text', x: 0.1, y: 0.2, text: 'Down 17.5 points', size: 12 },
    ],
    ['words that say nothing', { ...words, text: '  ' }, { x: 0, y: 0 }, { x: 0, y: 0 }, null],
    [
      'an arrow',
      { ...words, kind: 'arrow' },
      { x: 0.1, y: 0.2 },
      { x: 0.5, y: 0.6 },
      { kind: 'arrow', x: 0.1, y: 0.2, toX: 0.5, toY: 0.6 },
    ],
    [
      'an arrow beyond the figure',
      { ...words, kind: 'arrow' },
      { x: 0.5, y: 0.5 },
      { x: 1.4, y: -0.2 },
      { kind: 'arrow', x: 0.5, y: 0.5, toX: 1, toY: 0 },
    ],
    ['an arrow without length', { ...words, kind: 'arrow' }, { x: 0.5, y: 0.5 }, { x: 0.501, y: 0.5 }, null],
    [
      'a box',
      { ...words, kind: 'box' },
      { x: 0.8, y: 0.7 },
      { x: 0.3, y: 0.2 },
      { kind: 'box', x: 0.3, y: 0.2, width: 0.5, height: 0.5 },
    ],
    ['a box without height', { ...words, kind: 'box' }, { x: 0.8, y: 0.7 }, { x: 0.3, y: 0.7 }, null],
  ] as const)('%s', (_what, tool, from, to, made) => {
    expect(annotationOf(tool, from, to)).toEqual(made && { ...made, colour: tool.colour })
  })
})

test.each([
  [12, 1, 13],
  [8, -1, 8],
  [48, 1, 48],
])('from size %i by %i is %i', (size, by, next) => {
  expect(stepped(size, by)).toBe(next)
})

test.each([
  [8, -1, 8],
  [71, 1, 72],
  [72, 1, 72],
])('a text goes from size %i by %i to %i', (size, by, next) => {
  expect(stepped(size, by, TEXT_SIZES)).toBe(next)
})

test('a text that says nothing of its look is of size 14, not bold and in the colour of words', () => {
  expect([USUAL_TEXT_SIZE, USUAL_LOOK]).toEqual([14, { size: null, bold: false, colour: null }])
})

test('begins with size 12', () => expect(FIRST_TOOL.size).toBe(12))
