import { describe, expect, test } from 'vitest'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { bareAxis } from '#charts/plot/axes.ts'
import { TEXT_SIZES, USUAL_LOOK, USUAL_TEXT_SIZE } from '#domain/document/blocks/text/text-block.ts'
import { annotationOf, FIRST_TOOL, onFigure, stepped } from './annotating.ts'

const words = { ...FIRST_TOOL, text: 'Down 17.5 points' }
/** A drawing of 1,000 by 500 pixels whose years 2000 to 2020 and values 0 to 100 fill all of it. */
const drawn = {
  picture: {
    theme: chartThemeOf({ width: 1000, height: 500, mode: 'light', fontScale: 1 }),
    plots: [
      { box: { left: 0, right: 1000, top: 0, bottom: 500 }, x: bareAxis(2000, 2020), y: bareAxis(0, 100) },
    ],
    layers: [],
  },
  marks: [],
} as const
const at = (x: number, y: number) => ({ plot: 0, mark: '', x, y })

describe('what a tool makes of two points', () => {
  test.each([
    ['words', words, [0.1, 0.2, 0.9, 0.9], { kind: 'text', at: at(2002, 80), text: words.text, size: 12 }],
    ['words that say nothing', { ...words, text: '  ' }, [0, 0, 0, 0], null],
    [
      'an arrow',
      { ...words, kind: 'arrow' },
      [0.1, 0.2, 0.5, 0.6],
      { kind: 'arrow', from: at(2002, 80), to: at(2010, 40) },
    ],
    ['an arrow without length', { ...words, kind: 'arrow' }, [0.5, 0.5, 0.501, 0.5], null],
    [
      'a box',
      { ...words, kind: 'box' },
      [0.8, 0.7, 0.3, 0.2],
      { kind: 'box', from: at(2016, 30), to: at(2006, 80) },
    ],
    ['a box without height', { ...words, kind: 'box' }, [0.8, 0.7, 0.3, 0.7], null],
  ] as const)('%s', (_what, tool, [x, y, toX, toY], made) => {
    const ends = [onFigure({ x, y }), onFigure({ x: toX, y: toY })] as const
    expect(annotationOf(tool, ends, drawn)).toEqual(made && { ...made, colour: tool.colour })
  })

  test('a point beyond the figure stays at its edge', () => {
    expect(onFigure({ x: 1.4, y: -0.2 })).toEqual({ x: 1, y: 0 })
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
