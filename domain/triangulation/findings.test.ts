import { describe, expect, it } from 'vitest'
import { type FigurePair, uniformityInFindings } from './findings.ts'

function pairs(
  a: number[],
  b: number[],
  change: (index: number) => Partial<FigurePair> = () => ({}),
): FigurePair[] {
  return a.map((value, index) => ({
    location: 1,
    level: 1,
    year: 2010 + index,
    a: { value, interval: null },
    b: { value: b[index] ?? 0, interval: null },
    ...change(index),
  }))
}

const A = [60, 62, 70, 75, 80]
const B = [58, 65, 69, 80, 78]
const withInterval = (value: number, half: number) => ({
  value,
  interval: [value - half, value + half] as const,
})

describe('uniformity in findings', () => {
  it('over the years of a place: direction and concordance', () => {
    // Worked example of methods §1.7: direction .9, CCC .930979; mean of the two .9154895.
    const found = uniformityInFindings(pairs(A, B), null)
    expect(found.trend_agreement).toBeCloseTo(0.9, 10)
    expect(found.concordance).toBeCloseTo(0.930979, 6)
    expect(found).toMatchObject({ rank_agreement: null, ci_agreement: null, target_agreement: null })
    expect(found.m).toBeCloseTo(0.9154895, 6)
  })

  it('over the places of a year: rank, not direction', () => {
    // Spearman .9 by the same example, (1 + .9) / 2.
    const found = uniformityInFindings(
      pairs(A, B, (index) => ({ location: index, level: 3, year: 2018 })),
      null,
    )
    expect(found.rank_agreement).toBeCloseTo(0.95, 10)
    expect(found.trend_agreement).toBeNull()
  })

  it('intervals, or a point inside one', () => {
    const list: FigurePair[] = [
      { location: 1, level: 1, year: 2010, a: withInterval(50, 3), b: withInterval(55, 3) },
      { location: 1, level: 1, year: 2011, a: withInterval(50, 3), b: { value: 54, interval: null } },
    ]
    expect(uniformityInFindings(list, null).ci_agreement).toBe(0.5)
  })

  it('two pairs on one side of a target tell no story', () => {
    // ANC 4+ of NDHS and MICS: 44.1 beside 55.5, and 51.1 beside 56.6, all below 80.
    const found = uniformityInFindings(pairs([44.1, 51.1], [55.5, 56.6]), 80)
    expect([found.target_agreement, found.m]).toEqual([1, null])
  })

  it('target: both at least at it, or both below', () => {
    expect(uniformityInFindings(pairs([79, 80, 85, 90], [80, 80, 95, 70]), 80).target_agreement).toBe(0.5)
  })

  it('significant differences need three pairs of intervals', () => {
    // Standard errors of 1: z = 10/√2, 0 and 1/√2.
    const half = 1.959963984540054
    const list = pairs([50, 50, 50], [60, 50, 51], (index) => ({
      a: withInterval(50, half),
      b: withInterval([60, 50, 51][index] ?? 0, half),
    }))
    expect(uniformityInFindings(list, null).significant_difference).toBeCloseTo(2 / 3, 10)
    expect(uniformityInFindings(list.slice(1), null).significant_difference).toBeNull()
  })

  it('nothing to judge by gives null', () => {
    expect(uniformityInFindings([], 80).m).toBeNull()
  })
})
