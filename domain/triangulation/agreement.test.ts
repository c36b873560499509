import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { agreement } from './agreement.ts'

const A = [12, 15.5, 9.1, 22.4, 18, 30.2]
const B = [14.1, 15, 11.9, 25, 17.2, 36.6]

// Python's standard library; t quantile and p by Simpson's rule on the density.
const COMPUTED = {
  bias: 2.1,
  s_d: 2.622975409721,
  se_loa: 1.946711962943,
  mae: 2.533333333333,
  median_abs_diff: 2.35,
  mean_sym_rel_pct: 13.452484090238,
  median_sym_rel_pct: 13.531209079005,
  mean_rel_pct: 12.233029285075,
  ratio_of_means: 1.117537313433,
  ccc: 0.918834575102,
  c_b: 0.945333060827,
  r: 0.971969153705,
}

describe('agreement of two sources', () => {
  it('matches an independent computation', () => {
    const result = agreement({ primary: [...A, null, 5], comparison: [...B, 4, null] })
    if (result.status !== 'ok') throw new Error(result.reason)
    for (const [field, value] of Object.entries(COMPUTED)) {
      expect(Reflect.get(result, field), field).toBeCloseTo(value, 9)
    }
    expect(result.bias_ci95[0]).toBeCloseTo(-0.652643877532, 8)
    expect(result.loa95[1]).toBeCloseTo(7.241031803053, 8)
    expect(result.proportional_bias?.slope).toBeCloseTo(0.204286051451, 9)
    expect(result.proportional_bias?.p).toBeCloseTo(0.158449088034, 8)
    expect(result).toMatchObject({ n: 6, dropped: 2, low_evidence: true, ccc_reading: 'moderate' })
  })

  it.each<[string, number[], number[], object]>([
    ['neither varies, equal', [5, 5, 5], [5, 5, 5], { ccc: 1, r: null, c_b: null, bias: 0, spearman: null }],
    ['neither varies, different', [5, 5, 5], [6, 6, 6], { ccc: 0, bias: 1, s_d: 0, bias_ci95: [1, 1] }],
    ['one does not vary', [5, 5, 5], [4, 5, 6], { ccc: 0, r: null, low_evidence: true }],
    [
      'a primary of zero',
      [0, 0, 0],
      [1, 2, 3],
      { mean_rel_pct: null, mean_rel_dropped: 3, ratio_of_means: null },
    ],
    ['both zero', [0, 1, 2], [0, 1, 2], { mean_sym_rel_pct: 0, ccc: 1, ccc_reading: 'almost perfect' }],
    ['twice as high', [1, 2, 3], [2, 4, 6], { external_consistency: { ratio: 2, flagged: true } }],
  ])('%s', (_, primary, comparison, expected) => {
    expect(agreement({ primary, comparison })).toMatchObject(expected)
  })

  it('says 0, not minus 0, where a quotient is too small for a number', () => {
    const found = agreement({ primary: [0, 0, 0, -1e-300], comparison: [0, 0, 0, 1e-310] })
    const tiny = agreement({ primary: [0, 0, 0, -1.5e-323], comparison: [999_999, 0, 0, -999_999] })
    for (const one of [found, tiny]) expect(JSON.parse(JSON.stringify(one))).toEqual(one)
  })

  it('needs three pairs and lists of one length', () => {
    expect(agreement({ primary: [1, 2, null], comparison: [1, 2, 3] })).toMatchObject({
      status: 'insufficient',
      n: 2,
      n_required: 3,
    })
    expect(agreement({ primary: [1], comparison: [] })).toMatchObject({ status: 'invalid' })
  })
})

const figure = fc.double({ min: -1e6, max: 1e6, noNaN: true })
const numbers = fc.array(fc.tuple(figure, figure), { minLength: 3, maxLength: 30 })

test('swapping the sources turns the bias round and leaves the concordance', () => {
  fc.assert(
    fc.property(numbers, (pairs) => {
      const a = pairs.map(([x]) => x)
      const b = pairs.map(([, y]) => y)
      const there = agreement({ primary: a, comparison: b })
      const back = agreement({ primary: b, comparison: a })
      if (there.status !== 'ok' || back.status !== 'ok') throw new Error('three pairs are enough')
      expect(there.bias).toBeCloseTo(-back.bias, 4)
      expect(there.ccc).toBeCloseTo(back.ccc, 8)
      expect(Math.abs(there.ccc)).toBeLessThanOrEqual(Math.abs(there.r ?? 1) + 1e-9)
      expect(JSON.parse(JSON.stringify(there))).toEqual(there)
    }),
  )
})
