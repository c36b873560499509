import { expect, test } from 'vitest'
import { pathSteps } from './path.ts'

/** Where the steps of a path end. */
function ends(d: string): readonly string[] {
  return pathSteps(d).map((step) =>
    step.step === 'h'
      ? 'h'
      : `${step.step} ${step.to.map((part) => Math.round(part * 100) / 100 + 0).join(' ')}`,
  )
}

test.each([
  ['M1 2L3 4z', ['m 1 2', 'l 3 4', 'h']],
  ['m1 2 3 4h5v-6', ['m 1 2', 'l 4 6', 'l 9 6', 'l 9 0']],
  ['M9 .8 14.2 6', ['m 9 0.8', 'l 14.2 6']],
  ['M0,0L1e1,-2.5', ['m 0 0', 'l 10 -2.5']],
  ['M0 0C1 1 2 2 3 3S5 5 6 6', ['m 0 0', 'c 3 3', 'c 6 6']],
  ['M0 0Q1 1 2 0T4 0', ['m 0 0', 'c 2 0', 'c 4 0']],
  ['M0 0A5 5 0 0110 0', ['m 0 0', 'c 5 -5', 'c 10 0']],
  // Ends farther apart than the arc is wide: it grows until it reaches both.
  ['M0 0A5 5 0 0120 0', ['m 0 0', 'c 10 -10', 'c 20 0']],
  ['M0 0A6 3 0 0124 0', ['m 0 0', 'c 12 -6', 'c 24 0']],
  ['M0 0a10 10 0 0 0 10 10', ['m 0 0', 'c 10 10']],
])('%s', (d, expected) => {
  expect(ends(d)).toEqual(expected)
})

test.each([
  // Two thirds of the way from either end to the one control point.
  ['M0 0Q3 3 6 0', [2, 2, 4, 2]],
  // The control point of what goes on smoothly is the last one, on the other side of where it begins.
  ['M0 0Q3 3 6 0T12 0', [8, -2, 10, -2]],
  ['M0 0C1 2 3 4 6 6S9 9 12 12', [9, 8, 9, 9]],
])('the bend of %s', (d, [x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => {
  const last = pathSteps(d).at(-1)
  if (last?.step !== 'c') throw new Error('It is no curve')
  const found = [...last.first, ...last.second]
  for (const [at, value] of [x1, y1, x2, y2].entries()) expect(found[at]).toBeCloseTo(value, 9)
})

test('a circle of arcs stays at its radius', () => {
  for (const step of pathSteps('M4 6a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z')) {
    if (step.step === 'h') continue
    expect(Math.hypot(step.to[0] - 9, step.to[1] - 6)).toBeCloseTo(5, 6)
  }
})
