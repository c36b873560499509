import { describe, expect, it } from 'vitest'
import { aPoint, anIndicator } from '#tests/builders/made-up-country.ts'
import { agreementScore } from './agreement-score.ts'
import { scoreBand } from './grade.ts'
import type { ComparedPair } from './figure-pairs.ts'
import { uniformityInFindings } from './findings.ts'

const PERCENT = anIndicator(7)
const RATE = anIndicator(8, { factor: 1 })

function pairsOf(values: readonly (readonly [number, number])[], indicator: number): ComparedPair[] {
  return values.map(([a, b], index) => {
    const year = 2010 + index
    const side = (source: number, value: number) => ({
      location: 1,
      year,
      value,
      interval: null,
      flags: [],
      point: aPoint(source, 1, `${year}`, value, { indicator }),
    })
    return {
      comparison: 6,
      indicator,
      location: 1,
      level: 1,
      year,
      a: side(2, a),
      b: side(6, b),
      kin: 'independent',
    }
  })
}

function scored(values: readonly (readonly [number, number])[], indicator = PERCENT) {
  const pairs = pairsOf(values, indicator.id)
  return agreementScore([{ indicator, pairs, findings: uniformityInFindings(pairs, null) }])
}

function word(values: readonly (readonly [number, number])[], indicator = PERCENT): string | null {
  const { score } = scored(values, indicator)
  return score === null ? null : scoreBand(score, 'consistency')
}

/** A rising series and another so many points above it, in turn and with a wobble that both share. */
function shifted(count: number, by: number): [number, number][] {
  return Array.from({ length: count }, (_, at) => [30 + 3 * at, 30 + 3 * at + by])
}

describe('agreement alone', () => {
  // ½ (1 − 2/25 + mean of directions .9 and concordance .930979), methods §1.7.
  it('is the mean of how close figures lie and whether they tell the same', () => {
    const found = scored([
      [60, 58],
      [62, 65],
      [70, 69],
      [75, 80],
      [80, 78],
    ])
    expect(found).toEqual({ score: 91.8, n_pairs: 5, bound: null })
  })

  it.each<[string, [number, number][], string | null, string | null]>([
    ['two pairs are too few, however close', shifted(2, 0.5), null, 'too_few_pairs'],
    ['three pairs are at most High', shifted(3, 0.5), 'High', 'few_pairs'],
    ['four pairs are at most High', shifted(4, 0.5), 'High', 'few_pairs'],
    ['five close pairs', shifted(5, 0.5), 'Very High', null],
    ['a median gap of 6 points is at most High', shifted(17, 6), 'High', 'gap'],
    ['a median gap of 12 points is at most Moderate', shifted(17, 12), 'Moderate', 'gap'],
    ['a median gap of 26 points in 17 of 17 pairs is Low by itself', shifted(17, 26.2), 'Low', null],
    [
      'all on one side by 12 points on average, though the median is 4',
      [...shifted(9, 4), ...shifted(8, 21)],
      'Moderate',
      'one_side',
    ],
  ])('%s', (_, values, band, bound) => {
    expect([word(values), scored(values).bound]).toEqual([band, bound])
  })

  it('rates are held to shares of their middle: 40% apart is Low', () => {
    const values = Array.from({ length: 9 }, (_, at): [number, number] => [100 + at, 150 + at])
    expect(word(values, RATE)).toBe('Low')
  })

  it('rates that are both zero lie together', () => {
    const zeros = Array.from({ length: 9 }, (): [number, number] => [0, 0])
    expect(scored(zeros, RATE)).toEqual({ score: 100, n_pairs: 9, bound: null })
  })

  it('one comparison that is far away holds down one that is close', () => {
    const [near, far] = [pairsOf(shifted(9, 0.2), 7), pairsOf(shifted(9, 30), 7)]
    const judged = [near, far].map((pairs) => ({
      indicator: PERCENT,
      pairs,
      findings: uniformityInFindings(pairs, null),
    }))
    expect(agreementScore(judged).score).toBeLessThanOrEqual(40)
  })
})
