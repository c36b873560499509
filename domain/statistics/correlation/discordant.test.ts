import fc from 'fast-check'
import { expect, it } from 'vitest'
import { discordantPairs } from './discordant.ts'

/** The definition itself: every pair looked at. */
function byDefinition(x: readonly number[], y: readonly number[]) {
  const found = { discordant: 0, tiedBoth: 0 }
  for (const i of x.keys()) {
    for (let j = 0; j < i; j += 1) {
      const [dx, dy] = [(x[i] ?? 0) - (x[j] ?? 0), (y[i] ?? 0) - (y[j] ?? 0)]
      if (dx * dy < 0) found.discordant += 1
      if (dx === 0 && dy === 0) found.tiedBoth += 1
    }
  }
  return found
}

it('counts what looking at every pair counts', () => {
  const small = fc.integer({ min: 0, max: 6 })
  fc.assert(
    fc.property(fc.array(fc.tuple(small, small), { maxLength: 50 }), (pairs) => {
      const [x, y] = [pairs.map(([left]) => left), pairs.map(([, right]) => right)]
      expect(discordantPairs(x, y)).toEqual(byDefinition(x, y))
    }),
  )
})
