import { describe, expect, test } from 'vitest'
import type { Flag } from './flag.ts'
import { firstSettled, isPartial, isProjected, isWhole, type Settled, settledBy } from './settled.ts'

const CASES: readonly [readonly Flag[], Settled][] = [
  [[], 'whole'],
  [['suspicious', 'over_100'], 'whole'],
  [['partial_reporting'], 'whole'],
  [['summed', 'partial_period'], 'partial'],
  [['projection'], 'projected'],
  [['partial_period', 'projection'], 'projected'],
]

describe('how far a figure is settled', () => {
  test.each(CASES)('%j: %s', (flags, settled) => {
    expect(settledBy(flags)).toBe(settled)
    expect(isWhole({ flags })).toBe(settled === 'whole')
    expect(isProjected({ flags })).toBe(settled === 'projected')
    expect(isPartial({ flags })).toBe(flags.includes('partial_period'))
  })

  test.each<[readonly Settled[], number | undefined]>([
    [['projected', 'partial', 'whole', 'whole'], 2],
    [['projected', 'partial'], 1],
    [['projected', 'projected'], 0],
    [[], undefined],
  ])('the first that is settled best of %j', (all, index) => {
    const numbered = all.map((settled, at) => ({ settled, at }))
    expect(firstSettled(numbered, ({ settled }) => settled)?.at).toBe(index)
  })
})
