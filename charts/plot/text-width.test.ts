import { expect, it } from 'vitest'
import { textWidth } from './text-width.ts'

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
