import { describe, expect, it } from 'vitest'
import { near } from '#tests/builders/near.ts'
import { benjaminiHochberg, holm } from './adjusted-p.ts'
import { correlate } from './correlation.ts'
import { correlationMatrix } from './matrix.ts'

describe('adjusted p', () => {
  // First row: methods §4. The others by hand from the definitions: p·m/rank from the largest down, p·(m − rank + 1) up.
  it.each([
    [
      [0.01, 0.02, 0.03, 0.04, 0.05],
      [0.05, 0.05, 0.05, 0.05, 0.05],
      [0.05, 0.08, 0.09, 0.09, 0.09],
    ],
    [
      [0.04, 0.001, 0.2],
      [0.06, 0.003, 0.2],
      [0.08, 0.003, 0.2],
    ],
    [
      [0.9, 0.8],
      [0.9, 0.9],
      [1, 1],
    ],
    [[0.03], [0.03], [0.03]],
    [[], [], []],
  ])('of %j', (ps, rates, strict) => {
    expect(benjaminiHochberg(ps)).toEqual(near(rates))
    expect(holm(ps)).toEqual(near(strict))
  })
})

describe('correlationMatrix', () => {
  const series = {
    a: [1, 2, 3, 4, 5, 6],
    b: [2, 4, 5, 4, 5, 9],
    c: [9, 7, 8, 3, null, 1],
    flat: [3, 3, 3, 3, 3, 3],
    rare: [1, null, null, null, null, 2],
  }
  const found = correlationMatrix(series)
  if (found.status !== 'ok') throw new Error('not correlated')

  it('has every pair once, each from its own complete pairs', () => {
    expect(found.cells.map(({ a, b, n }) => [a, b, n])).toEqual([
      ['a', 'b', 6],
      ['a', 'c', 5],
      ['a', 'flat', 6],
      ['a', 'rare', 2],
      ['b', 'c', 5],
      ['b', 'flat', 6],
      ['b', 'rare', 2],
      ['c', 'flat', 5],
      ['c', 'rare', 2],
      ['flat', 'rare', 2],
    ])
    expect(found.m).toBe(3)
  })

  it('agrees with each pair on its own and adjusts over the cells that have a p', () => {
    const pairs = [
      correlate({ x: series.a, y: series.b }),
      correlate({ x: series.a, y: series.c }),
      correlate({ x: series.b, y: series.c }),
    ]
    const ps = pairs.map((pair) => (pair.status === 'ok' ? (pair.pearson.p ?? 2) : 2))
    const cells = found.cells.filter((cell) => cell.status === 'ok')
    expect(cells.map(({ pearson }) => pearson.p)).toEqual(ps)
    expect(cells.map(({ pearson }) => pearson.p_adjusted)).toEqual(benjaminiHochberg(ps))
    expect(cells.map(({ pearson }) => pearson.p_holm)).toEqual(holm(ps))
  })

  it('says of a cell without numbers why', () => {
    const reasons = found.cells.map((cell) => (cell.status === 'ok' ? null : cell.reason))
    expect(reasons[2]).toBe('zero_variance')
    expect(reasons[3]).toBe('too_few_values')
  })

  it('needs two series', () => {
    expect(correlationMatrix({ a: [1, 2, 3] })).toEqual({
      status: 'insufficient',
      n: 1,
      n_required: 2,
      reason: 'too_few_series',
    })
  })
})
