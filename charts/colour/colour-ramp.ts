import { tokens, type Mode } from '#charts/tokens.ts'
import type { ValueClass } from '#domain/statistics/class-breaks.ts'
import { between, colourText, contrast, oklabOf, plainColour } from '#domain/colour/colour.ts'

/** Colours of `count` classes from low to high; other counts than five are mixed in OKLab between the five. */
export function colourRamp(mode: Mode, count: number): string[] {
  const palette = tokens[mode]
  const five = [palette['map-1'], palette['map-2'], palette['map-3'], palette['map-4'], palette['map-5']]
  if (count === 5) return five
  if (count <= 1) return [palette['map-3']]
  const lab = five.map((hex) => oklabOf(plainColour(hex)))
  return Array.from({ length: count }, (_, index) => {
    const place = (index / (count - 1)) * 4
    const low = lab[Math.floor(place)]
    const high = lab[Math.ceil(place)]
    return low && high ? colourText(between(low, high, place % 1)) : palette['map-3']
  })
}

/** Colours of the classes of a map from low to high; the lightest where all that there is is zero. */
export function classRamp(mode: Mode, classes: readonly ValueClass[]): string[] {
  const [first] = classes
  const isZero = classes.length === 1 && first?.lower === 0 && first.upper === 0
  return isZero ? [tokens[mode]['map-1']] : colourRamp(mode, classes.length)
}

/** Contrast that small text needs. */
const READABLE = 4.5

/**
 * Ink that reads on a colour of the ramp: the better of the appearance's two, or black or white on the middle tones
 * of mixed ramps, where neither is enough.
 */
export function inkOn(colour: string, mode: Mode): string {
  const { 'map-ink-1': one, 'map-ink-5': five } = tokens[mode]
  const best = better(colour, one, five)
  return contrastOf(colour, best) >= READABLE ? best : better(colour, '#000000', '#FFFFFF')
}

function better(colour: string, a: string, b: string): string {
  return contrastOf(colour, a) >= contrastOf(colour, b) ? a : b
}

function contrastOf(one: string, other: string): number {
  return contrast(plainColour(one), plainColour(other))
}
