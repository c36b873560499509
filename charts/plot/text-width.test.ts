import { expect, it } from 'vitest'
import { fitText, textWidth, widestText, wrapText } from './text-width.ts'

/** Widths in Inter 4.1, half bold, with digits of one width, for a font size of 1. */
it.each([
  ['WHO-GHO 3,200,000', 10.78],
  ['UNAIDS 83%', 6.44],
  ['NDHS 2023–24', 7.53],
  ['NHMIS-DHIS2 (monthly)', 12.04],
  ['UN SDG 43.3%', 7.37],
  ['COD-PS 2022', 7.03],
  ['North-Central', 6.91],
])('%s: no narrower than it is, and little wider', (text, width) => {
  expect(textWidth(text, 1, 600) / width).toBeGreaterThan(0.995)
  expect(textWidth(text, 1, 600) / width).toBeLessThan(1.06)
})

it('half bold is a twentieth wider than regular, from its weight on', () => {
  expect(textWidth('Kano', 10)).toBeCloseTo(24)
  expect(textWidth('Kano', 10, 599)).toBeCloseTo(24)
  expect(textWidth('Kano', 10, 600)).toBeCloseTo(25.2)
})

it('the widest of texts counts, and none has no width', () => {
  expect(widestText(['Kano', 'Bauchi'], 10)).toBeCloseTo(textWidth('Bauchi', 10))
  expect(widestText([], 10)).toBe(0)
})

it('a text that fits stays; a longer one ends in an ellipsis, with one letter at least', () => {
  expect(fitText('Kano', textWidth('Kano', 10), 10)).toBe('Kano')
  expect(fitText('North-Central', 60, 10)).toBe('North-Cent…')
  expect(fitText('North-Central', 1, 10)).toBe('N…')
})

it('lines break at spaces where the next word would not fit', () => {
  expect(wrapText('Skilled attendance at birth', 80, 10)).toEqual(['Skilled', 'attendance at', 'birth'])
  const width = textWidth('Skilled attendance', 10)
  expect(wrapText('Skilled attendance at birth', width, 10)).toEqual(['Skilled attendance', 'at birth'])
})
