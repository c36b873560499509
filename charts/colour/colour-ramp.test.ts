import { expect, test } from 'vitest'
import { colourDistance, plainColour } from '#domain/colour/colour.ts'
import { colourRamp } from './colour-ramp.ts'

/** The seven classes of the design, mixed in OKLab between its five. */
const SEVEN = ['#E1F0F0', '#BDDEE1', '#96C9CF', '#6AB0BA', '#418C9A', '#236C7C', '#12505F']

/** Nobody sees such a difference. */
const UNSEEN = 0.005

test('seven classes have the colours of the design', () => {
  const ramp = colourRamp('light', 7)
  expect(ramp).toHaveLength(7)
  for (const [at, colour] of SEVEN.entries())
    expect(colourDistance(plainColour(ramp[at] ?? ''), plainColour(colour))).toBeLessThan(UNSEEN)
})
