import { describe, expect, test } from 'vitest'
import { accentColours, checkAccent, cutRatio, nearestAccent } from '#domain/front/accent.ts'
import { colourDistance, contrast, oklchOf, type Rgb, readColour } from '#domain/colour/colour.ts'
import { accentGrounds } from './accent-grounds.ts'

const colour = (text: string): Rgb => readColour(text) ?? [0, 0, 0]
const checked = (text: string) => checkAccent(colour(text), accentGrounds)
const shown = (text: string) =>
  Object.fromEntries(checked(text).ratios.map(({ use, ratio }) => [use, cutRatio(ratio)]))

describe('an accent', () => {
  test('that fails by little fails, and its ratios say so', () => {
    expect(shown('#7C6AD6')).toEqual({ text: 4.2, button: 4.2, bar: 3.9, focus: 4.2, dark: 7 })
    expect(checked('#7C6AD6').passes).toBe(false)
  })

  test.each([
    ['#7362C8', true, 'readable, and told apart'],
    ['#000000', true, 'without a hue'],
    ['#1F63B0', false, 'the colour of surveys'],
    ['#8A2F6B', false, 'the colour of estimates'],
    ['#00664A', false, 'the colour above a target'],
    ['#FFFFFF', false, 'invisible'],
    ['#FFFF00', false, 'yellow'],
    ['#757575', false, 'readable on white, not on the bar of controls'],
  ])('%s passes: %s (%s)', (text, passes) => expect(checked(text).passes).toBe(passes))

  test('of two that are both readable, the one near a colour of data fails and names it', () => {
    const { nearest, passes } = checked('#1F4E9C')
    expect([nearest.name, passes]).toEqual(['survey', false])
  })
})

const EVERY_SIXTH = [0, 51, 102, 153, 204, 255]
const MANY = EVERY_SIXTH.flatMap((red) =>
  EVERY_SIXTH.flatMap((green) => EVERY_SIXTH.map((blue): Rgb => [red, green, blue])),
).filter((_, at) => at % 13 === 0)

describe('whatever is chosen', () => {
  test('the nearest passes, has its hue and is no more colourful', () => {
    for (const chosen of MANY) {
      const nearest = nearestAccent(chosen, accentGrounds)
      expect(checkAccent(nearest, accentGrounds).passes, String(chosen)).toBe(true)
      const [before, after] = [oklchOf(chosen), oklchOf(nearest)]
      expect(after.chroma).toBeLessThan(before.chroma + 0.01)
      // Hues of colours that are nearly grey say nothing.
      if (after.chroma > 0.05) expect(Math.cos(before.hue - after.hue)).toBeGreaterThan(0.99)
    }
  })

  test('what passes is its own nearest', () => {
    expect(nearestAccent(colour('#7362C8'), accentGrounds)).toEqual(colour('#7362C8'))
    // Nearer than the dark one that a picture of the design shows, and of the same hue.
    const found = nearestAccent(colour('#7C6AD6'), accentGrounds)
    const drawn = colourDistance(colour('#7362C8'), colour('#7C6AD6'))
    expect(colourDistance(found, colour('#7C6AD6'))).toBeLessThan(drawn)
  })

  test('words on its soft ground and its dark form can be read, and the dark form is told apart', () => {
    for (const chosen of MANY.filter((_, at) => at % 3 === 0)) {
      const passing = nearestAccent(chosen, accentGrounds)
      const light = accentColours(passing, 'light', accentGrounds)
      expect(contrast(colour(light.accent), colour(light['accent-soft']))).toBeGreaterThanOrEqual(4.5)
      const dark = accentColours(passing, 'dark', accentGrounds)
      expect(contrast(colour(dark.accent), accentGrounds.dark.canvas)).toBeGreaterThanOrEqual(7)
      expect(contrast(colour(dark.accent), colour(dark['accent-text']))).toBeGreaterThanOrEqual(4.5)
      for (const { colour: data } of accentGrounds.dark.data) {
        expect(colourDistance(colour(dark.accent), data)).toBeGreaterThanOrEqual(0.08)
      }
    }
  })
})

test('ratios are cut', () => {
  expect([4.499, 4.5, 2.99, 4.48].map(cutRatio)).toEqual([4.4, 4.5, 2.9, 4.4])
})
