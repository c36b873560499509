import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aggregate, type Aggregation } from './aggregation.ts'

const PARTS = [
  { numerator: 50, denominator: 100 },
  { numerator: 240, denominator: 300 },
]
const WEIGHTED = [
  { estimate: 30, se: 1.5, weight: 1000 },
  { estimate: 50, se: 2, weight: 3000 },
  { estimate: null, weight: 500 },
]

// By hand; the standard error √((.25 · 1.5)² + (.75 · 2)²) = 1.5461646.
const CASES: [string, Aggregation, object][] = [
  [
    'ratio of sums',
    { children: PARTS },
    { rule: 'ratio_of_sums', estimate: 72.5, numerator: 290, denominator: 400 },
  ],
  ['per 1,000', { children: PARTS, kind: 'rate', scale: 1000 }, { estimate: 725 }],
  [
    'a weighted mean with a gap',
    { children: WEIGHTED },
    {
      rule: 'weighted_mean',
      estimate: 45,
      n: 2,
      missing: 1,
      partial: false,
      coverage_pct: expect.closeTo(88.888889, 6),
    },
  ],
  [
    'less than 80% of the denominator is partial',
    { children: [...PARTS, { numerator: null, denominator: 200 }] },
    { estimate: 72.5, partial: true, coverage_pct: expect.closeTo(66.666667, 6) },
  ],
  [
    'counts add',
    { children: [{ estimate: 3 }, { estimate: 4 }, { estimate: null }], kind: 'count' },
    { rule: 'sum', estimate: 7, missing: 1, partial: true },
  ],
  [
    'a published figure is checked, 2 points',
    { children: PARTS, published: 70 },
    { check: { published: 70, difference: 2.5, difference_pct: expect.closeTo(3.571429, 6), flagged: true } },
  ],
  [
    'a published rate is checked, 5%',
    { children: PARTS, kind: 'rate', scale: 1000, published: 700 },
    { check: { flagged: false } },
  ],
  ['no weights', { children: [{ estimate: 5 }, { estimate: 6 }] }, { reason: 'no_parts_and_no_weights' }],
  ['zero denominators', { children: [{ numerator: 0, denominator: 0 }] }, { reason: 'zero_denominator' }],
  ['zero weights', { children: [{ estimate: 5, weight: 0 }] }, { reason: 'zero_weight' }],
  ['only gaps', { children: [{ estimate: null, weight: 4 }] }, { reason: 'no_values' }],
  ['no children', { children: [] }, { reason: 'no_children' }],
  ['ranks', { children: PARTS, kind: 'rank' }, { status: 'invalid', reason: 'not_aggregable_rank' }],
  ['bounds', { children: PARTS, kind: 'bound' }, { status: 'invalid', reason: 'not_aggregable_bound' }],
  [
    'two years',
    {
      children: [
        { estimate: 5, weight: 1, year: 2018 },
        { estimate: 5, weight: 1, year: 2019 },
      ],
    },
    { reason: 'years_mixed' },
  ],
  [
    'two sources',
    {
      children: [
        { estimate: 5, weight: 1, datasource: 'A' },
        { estimate: 5, weight: 1, datasource: 'B' },
      ],
    },
    { reason: 'sources_mixed' },
  ],
]

describe('aggregation', () => {
  it.each(CASES)('%s', (_, given, expected) => {
    expect(aggregate(given)).toMatchObject(expected)
  })

  it('carries standard errors through the weights', () => {
    const result = aggregate({ children: WEIGHTED.slice(0, 2) })
    expect(result.status === 'ok' && result.se).toBeCloseTo(1.546164609607, 10)
  })
})

test('a parent lies between its least and its greatest child', () => {
  const child = fc.record({
    estimate: fc.double({ min: 0, max: 100, noNaN: true }),
    weight: fc.double({ min: 1, max: 1e6, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(child, { minLength: 1, maxLength: 40 }), (children) => {
      const result = aggregate({ children })
      if (result.status !== 'ok') throw new Error(result.reason)
      const values = children.map(({ estimate }) => estimate)
      expect(result.estimate).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
      expect(result.estimate).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
    }),
  )
})
