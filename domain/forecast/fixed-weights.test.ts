import { describe, expect, test } from 'vitest'
import { fixedBand } from './fixed-weights.ts'

// Simple smoothing of 10, 20 and 30 from level 10 with weight ½, by hand: the errors are 0, 10 and 15, the levels 10, 15 and 22.5.
describe('weights that are given', () => {
  const given = { alpha: 0.5, level: 10 }

  test('smooth as by hand, and go on level', () => {
    const { centre, half95 } = fixedBand('ses', [10, 20, 30], given, 2)
    expect(centre).toEqual([22.5, 22.5])
    // The mean of 0, 100 and 225; two steps on (1 + α²) times that.
    const variance = 325 / 3
    expect(half95[0]).toBeCloseTo(1.959964 * Math.sqrt(variance), 4)
    expect(half95[1]).toBeCloseTo(1.959964 * Math.sqrt(1.25 * variance), 4)
  })

  test('of theta go on with half of the slope', () => {
    // Ten a step: 22.5 + ½ · 10 · (h − 1 + (1 − ½³) ÷ ½).
    expect(fixedBand('theta', [10, 20, 30], given, 2).centre).toEqual([31.25, 36.25])
  })

  test('damped without a trend are those of simple smoothing', () => {
    const simple = fixedBand('ses', [10, 20, 30], given, 3)
    expect(fixedBand('damped', [10, 20, 30], { ...given, beta: 0, phi: 1, slope: 0 }, 3)).toEqual(simple)
  })

  test('damped with a trend that is given go on along it', () => {
    // No trend is learnt (β 0) and none is lost (φ 1): a step more each time.
    const { centre } = fixedBand('damped', [10, 20, 30], { ...given, beta: 0, phi: 1, slope: 4 }, 2)
    expect((centre[1] ?? 0) - (centre[0] ?? 0)).toBeCloseTo(4, 9)
  })

  test('damped with a trend that is learnt are surer of the next step than of the one after, more so than level ones', () => {
    const [first = 0, second = 0] = fixedBand(
      'damped',
      [10, 20, 30],
      { ...given, beta: 0.25, phi: 0.9, slope: 4 },
      2,
    ).half95
    // Of simple smoothing the second is √1.25 times as wide.
    expect(second / first).toBeGreaterThan(Math.sqrt(1.25) + 0.05)
  })

  test('simple smoothing takes no trend from what is given for a damped one', () => {
    const simple = fixedBand('ses', [10, 20, 30], given, 3)
    expect(fixedBand('ses', [10, 20, 30], { ...given, beta: 0.3, phi: 0.8, slope: 4 }, 3)).toEqual(simple)
  })
})
