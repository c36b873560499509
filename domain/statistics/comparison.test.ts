import { describe, expect, it } from 'vitest'
import { comparePair } from './comparison.ts'
import { proportionInterval } from './proportion-interval.ts'

describe('two estimates', () => {
  it('are compared as logarithms when rates have asymmetric intervals', () => {
    // Python's standard library: logarithms of 100 (70–145) and 200 (160–260).
    const a = { estimate: 100, lower: 70, upper: 145 }
    const b = { estimate: 200, lower: 160, upper: 260 }
    const result = comparePair({ a, b, unit: 'rate' })
    if (!result.tested) throw new Error(result.reason)
    expect(result).toMatchObject({ scale: 'log', difference: 100, ratio: 2, significant: true })
    expect(result.z).toBeCloseTo(3.104382520792, 8)
    expect(result.p).toBeCloseTo(0.001906766341, 10)
    expect(result.ci95[0]).toBeCloseTo(1.291140596284, 8)
    expect(result.ci95[1]).toBeCloseTo(3.098035962552, 8)
    expect(comparePair({ a, b, unit: 'percent' })).toMatchObject({ scale: 'natural' })
  })

  it('may differ although their intervals overlap', () => {
    const result = comparePair({
      a: { estimate: 50, lower: 46, upper: 54 },
      b: { estimate: 57, lower: 53, upper: 61 },
    })
    expect(result).toMatchObject({ significant: true, intervals_overlap: true })
  })

  const sure = { estimate: 60, lower: 56, upper: 64 }
  it.each([
    ['no interval', { a: { estimate: 50 }, b: sure }, { tested: false, p: null, reason: 'no_interval' }],
    ['a routine count', { a: { estimate: 50, se: 1, routine: true }, b: sure }, { reason: 'routine' }],
    ['no width', { a: { estimate: 50, se: 0 }, b: { estimate: 60, se: 0 } }, { reason: 'zero_width' }],
    [
      'bounds that do not enclose',
      { a: { estimate: 50, lower: 51, upper: 55 }, b: sure },
      { tested: false, warnings: ['bounds_invalid'], difference: 10 },
    ],
    ['one bound only', { a: { estimate: 50, lower: 45 }, b: sure }, { warnings: ['bounds_invalid'] }],
    ['a ratio by zero', { a: { estimate: 0, se: 1 }, b: sure }, { tested: true, ratio: null }],
  ])('with %s', (_, pair, expected) => {
    expect(comparePair(pair)).toMatchObject({ status: 'ok', ...expected })
  })

  it('of one survey are compared with a word of caution', () => {
    expect(comparePair({ a: sure, b: sure, same_survey: true }).caveats).toHaveLength(1)
  })
})

describe('interval of a share', () => {
  // Python's standard library, Wilson's formula.
  it.each([
    [0, 50, 1, 0, 0.071347599133],
    [0.02, 120, 1.5, 0.004821284556, 0.07916411979],
    [1, 30, 1, 0.886486606826, 1],
  ])('%f of %i with design effect %f', (p, n, deff, lower, upper) => {
    const result = proportionInterval({ p, n, deff })
    if (result.status !== 'ok') throw new Error(result.reason)
    expect(result.wilson[0]).toBeCloseTo(lower, 10)
    expect(result.wilson[1]).toBeCloseTo(upper, 9)
    expect(result.assumed).toBe(false)
  })

  it('has no logit and no Wald interval at the ends', () => {
    expect(proportionInterval({ p: 0, n: 50 })).toMatchObject({
      logit: null,
      wald: null,
      assumed: true,
      deff: 1.5,
    })
  })

  it.each([
    [{ p: 2, n: 5 }, 'p_outside_0_1'],
    [{ p: 0.5, n: 0 }, 'n_below_1'],
    [{ p: 0.5, n: 5, deff: 0 }, 'deff_not_positive'],
  ])('%j is refused', (given, reason) => {
    expect(proportionInterval(given)).toEqual({ status: 'invalid', reason })
  })
})
