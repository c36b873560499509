import { expect, test } from 'vitest'
import { tokens } from '#charts/tokens.ts'
import { colourDistance, plainColour, type Rgb } from '#domain/colour/colour.ts'
import { twoWayCell, TWO_WAY_COLOURS } from './two-way.ts'

/** How colours look to somebody without one kind of cone. Source: Machado, Oliveira and Fernandes 2009, severity 1. */
const SEEN = {
  'all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no red cones': [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  'no green cones': [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
} as const

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const shown = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

function seen(rgb: Rgb, matrix: readonly number[]): Rgb {
  const light = rgb.map((part) => linear(part / 255))
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((row) => {
    const sum = light.reduce((all, part, at) => all + part * (matrix[row * 3 + at] ?? 0), 0)
    return 255 * shown(Math.min(1, Math.max(0, sum)))
  })
  return [red, green, blue]
}

const MODES = ['light', 'dark'] as const

test.each(
  MODES.flatMap((mode) => Object.entries(SEEN).map(([eyes, matrix]) => [mode, eyes, matrix] as const)),
)('%s: the nine colours stay apart for eyes with %s', (mode, _, matrix) => {
  const colours = TWO_WAY_COLOURS[mode].map((colour) => seen(plainColour(colour), matrix))
  const distances = colours.flatMap((one, at) =>
    colours.slice(at + 1).map((other) => colourDistance(one, other)),
  )
  expect(Math.min(...distances)).toBeGreaterThan(APART)
})

test.each(MODES)('%s: low in both is nearest to the ground, high in both farthest from it', (mode) => {
  const ground = plainColour(tokens[mode].canvas)
  const away = TWO_WAY_COLOURS[mode].map((colour) => colourDistance(plainColour(colour), ground))
  expect([away[0], away[8]]).toEqual([Math.min(...away), Math.max(...away)])
})

/** Several times what is just noticed, as regions of one colour do not touch. */
const APART = 0.1

test.each([
  [10, 1, 0],
  [20, 1, 1],
  [99, 1, 2],
  [10, 5, 3],
  [99, 9, 8],
])('%s and %s stand in cell %s', (first, second, cell) => {
  const two = {
    cuts: [
      [20, 60],
      [5, 8],
    ] as const,
  }
  expect(twoWayCell(two, first, second)).toBe(cell)
})
