import { describe, expect, test } from 'vitest'
import { colourDistance, colourText, contrast, oklchOf, type Rgb, readColour, rgbOf } from './colour.ts'

const colour = (text: string): Rgb => {
  const found = readColour(text)
  if (!found) throw new RangeError(text)
  return found
}

test.each(['', '#12', '#12345', '#1234567', '123456', 'red', '#12345g', 'url(x)', '#fff;'])(
  '%j is no colour',
  (text) => expect(readColour(text)).toBeNull(),
)

test('written as read', () => expect(colourText(colour('#7c6ad6'))).toBe('#7C6AD6'))

// Ratios that others publish: WebAIM, and the examples of WCAG 2.2.
test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#FFFFFF', 4.54],
  ['#777777', '#FFFFFF', 4.48],
  ['#FF0000', '#FFFFFF', 4.0],
  ['#0000FF', '#FFFFFF', 8.59],
  ['#595959', '#FFFFFF', 7.0],
])('%s on %s: %d to 1', (one, other, ratio) => {
  expect(contrast(colour(one), colour(other))).toBeCloseTo(ratio, 2)
  expect(contrast(colour(other), colour(one))).toBeCloseTo(ratio, 2)
})

// Published values of OKLCH (CSS Color 4): lightness, chroma, hue in degrees.
describe('OKLab', () => {
  test.each([
    ['#FF0000', 0.628, 0.2577, 29.23],
    ['#00FF00', 0.8664, 0.2948, 142.5],
    ['#0000FF', 0.452, 0.3132, 264.05],
    ['#800080', 0.4209, 0.1937, 328.36],
  ])('of %s', (text, lightness, chroma, degrees) => {
    const found = oklchOf(colour(text))
    expect(found.lightness).toBeCloseTo(lightness, 3)
    expect(found.chroma).toBeCloseTo(chroma, 3)
    expect(((found.hue * 180) / Math.PI + 360) % 360).toBeCloseTo(degrees, 1)
  })

  test.each(['#7C6AD6', '#007A4A', '#000000', '#FFFFFF', '#123456'])('%s comes back', (text) => {
    expect(rgbOf(oklchOf(colour(text)))).toEqual(colour(text))
  })

  test('what no screen shows is none', () => {
    expect(rgbOf({ lightness: 0.5, chroma: 0.4, hue: 2 })).toBeNull()
  })

  test('black and white are 1 apart', () => {
    expect(colourDistance(colour('#000000'), colour('#FFFFFF'))).toBeCloseTo(1, 4)
  })
})
