import { describe, expect, it, test } from 'vitest'
import { distinguishablePairs } from './pair-tests.ts'
import { normalStream } from './random.ts'
import { type RankedItem, rankEstimates, type Ranking, type RankingInput } from './ranking.ts'

function ranked(input: RankingInput): Ranking {
  const result = rankEstimates(input)
  if (result.status !== 'ok') throw new Error(result.reason)
  return result
}

const THREE = [
  { label: 'Northland', estimate: 60, se: 2 },
  { label: 'Southland', estimate: 50, se: 2 },
  { label: 'Midland', estimate: 48, se: 3 },
]

describe('ranking', () => {
  it('tells pairs apart with Holm’s correction', () => {
    // Python's standard library: p = .000407, .000874, .579100 for the pairs in order, times 3, 2 and 1.
    const { pairs } = ranked({ items: THREE })
    expect(pairs.map((pair) => pair.distinguishable)).toEqual([true, true, false])
    expect(pairs[0]?.p_holm).toBeCloseTo(3 * 0.000406952017, 9)
    expect(pairs[1]?.p_holm).toBeCloseTo(2 * 0.000874087211, 9)
    expect(pairs[2]?.p_holm).toBeCloseTo(0.579099741954, 9)
  })

  it('gives the chance of a rank as often as the normal distribution does', () => {
    // Two places 2 apart with errors 2 and 3: Φ(2/√13) = .71045; 5,000 draws have a standard error of .0064.
    const items = Array.from({ length: 6 }, (_, index) => ({
      label: `${index}`,
      estimate: 1000 - index,
      se: 0.001,
    }))
    const close = [
      { label: 'a', estimate: 52, se: 2 },
      { label: 'b', estimate: 50, se: 3 },
    ]
    const { items: found } = ranked({ items: [...items.slice(0, 4), ...close] })
    expect(Math.abs((found.find((item) => item.label === 'a')?.p_top5 ?? 0) - 0.71045)).toBeLessThan(0.02)
  })

  it('turns round when less is better', () => {
    expect(ranked({ items: THREE, favourable: false }).items.map((item) => item.label)).toEqual([
      'Midland',
      'Southland',
      'Northland',
    ])
  })

  it('without every error gives the rank only', () => {
    const result = ranked({ items: [...THREE, { label: 'Farland', estimate: 60 }] })
    expect(result).toMatchObject({ draws: 0, pairs: [] })
    expect(result.items.map((item) => item.rank)).toEqual([1, 1, 3, 4])
    expect(result.items[0]).toMatchObject({ rank_ci95: null, median_rank: null })
    expect(result.caveats).toHaveLength(1)
  })

  it('needs two places', () => {
    expect(rankEstimates({ items: THREE.slice(0, 1) })).toMatchObject({
      status: 'insufficient',
      n_required: 2,
    })
  })

  // By symmetry: of equal items each is as often first of them as last, so their ranks have one distribution.
  it.each<[string, RankedItem[], [label: string, median: number][]]>([
    [
      'two equal ones below the first',
      [
        { label: 'a', estimate: 90, se: 1 },
        { label: 'b', estimate: 50, se: 2 },
        { label: 'c', estimate: 50, se: 2 },
      ],
      [
        ['a', 1],
        ['b', 2.5],
        ['c', 2.5],
      ],
    ],
    [
      'three equal ones',
      ['a', 'b', 'c'].map((label) => ({ label, estimate: 50, lower: 46, upper: 54 })),
      [
        ['a', 2],
        ['b', 2],
        ['c', 2],
      ],
    ],
    [
      'equal ones without an error beside one with',
      [
        { label: 'a', estimate: 90, se: 1 },
        { label: 'b', estimate: 50, se: 0 },
        { label: 'c', estimate: 50, se: 0 },
      ],
      [
        ['a', 1],
        ['b', 2.5],
        ['c', 2.5],
      ],
    ],
    [
      'percentages at the end of the range, which are not equal',
      [
        { label: 'a', estimate: 99.9, se: 0 },
        { label: 'b', estimate: 99.7, se: 0 },
        { label: 'c', estimate: 50, se: 2 },
      ],
      [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ],
    ],
  ])('median ranks of %s', (_, items, medians) => {
    const { items: found } = ranked({ items, unit: 'percent' })
    for (const [label, median] of medians) {
      const item = found.find((one) => one.label === label)
      expect(item?.median_rank).toBe(median)
    }
    const [one, other] = found.slice(-2)
    if (one?.estimate === other?.estimate) {
      expect(one?.rank).toBe(other?.rank)
      expect(one?.rank_ci95).toEqual(other?.rank_ci95)
      expect(one?.p_top5).toBe(other?.p_top5)
    }
  })

  it('draws percentages inside their range', () => {
    const items = [
      { label: 'a', estimate: 100, se: 5 },
      { label: 'b', estimate: 99, se: 5 },
    ]
    const [first] = ranked({ items, unit: 'percent' }).items
    expect(first?.rank_ci95).toEqual([1, 2])
  })
})

// 400 tables of 10 equal places: the chance of any false claim in a table is at most 5%; 400 tables have 20 ± 4.4 of them.
test('equal places are told apart in at most one table of twenty', () => {
  const next = normalStream(7)
  const tables = 400
  let falseClaims = 0
  for (let table = 0; table < tables; table++) {
    const items = Array.from({ length: 10 }, (_, index) => ({
      label: `${index}`,
      estimate: 50 + 3 * next(),
      se: 3,
    }))
    const claims = pairsOf(items).some((pair) => pair.distinguishable)
    if (claims) falseClaims += 1
  }
  expect(falseClaims / tables).toBeLessThanOrEqual(0.05)
  expect(falseClaims).toBeGreaterThan(0)
})

function pairsOf(items: readonly { label: string; estimate: number; se: number }[]) {
  return distinguishablePairs(
    items,
    items.map((item) => item.se),
  )
}
