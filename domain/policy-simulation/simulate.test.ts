import { describe, expect, test } from 'vitest'
import { normalStream } from '#domain/statistics/random.ts'
import { deathsAverted } from './averted.ts'
import { avoidedShare, type Estimate } from './intervention.ts'
import { costOf, peopleReached } from './people-reached.ts'
import { type Lever, simulate } from './simulate.ts'

const exact = (value: number): Estimate => ({ value, lower: null, upper: null, level: null })
const between = (value: number, lower: number, upper: number, level = 95): Estimate => ({
  value,
  lower,
  upper,
  level,
})

// Under-five deaths of 2010 (WHO-GHO) times the share of malaria; NDHS 2013; Eisele, Larsen, Steketee 2010.
const NETS: Lever = {
  key: 'nets',
  coverage: 402,
  cause: 'Malaria',
  from: exact(17),
  to: 50,
  avoided: between(0.55, 0.49, 0.61),
  isRatio: false,
  affected: 1,
}
const PNEUMONIA: Lever = {
  ...NETS,
  key: 'case management',
  coverage: 12,
  cause: 'Pneumonia',
  from: exact(36.5),
  avoided: between(0.36, 0.2, 0.49),
}
const DEATHS = { Malaria: exact(817_000 * 0.2), Pneumonia: exact(817_000 * 0.17), all: exact(817_000) }

function run(levers: readonly Lever[], deaths: Readonly<Record<string, Estimate>> = DEATHS) {
  const answer = simulate({ levers, deaths })
  if (answer.status !== 'ok') throw new Error(JSON.stringify(answer))
  return answer
}

describe('the worked example of nets in Nigeria', () => {
  test('the formula, and the range of the effect alone', () => {
    const { total, width } = run([NETS])
    expect(Math.round(total.formula)).toBe(32_716)
    expect(width.map(({ lower, upper }) => [Math.round(lower), Math.round(upper)])).toEqual([
      [28_823, 36_698],
    ])
  })

  test('95% of the draws are the published range, and the median the formula', () => {
    // One lever and one interval: the result rises with the effect, so its quantiles are those of the effect.
    const { total } = run([NETS])
    expect(Math.abs(total.median / 32_716 - 1)).toBeLessThan(0.005)
    expect(Math.abs(total.lower / 28_823 - 1)).toBeLessThan(0.01)
    expect(Math.abs(total.upper / 36_698 - 1)).toBeLessThan(0.01)
  })

  test('causes are added, and another lever does not move the draws of the first', () => {
    const both = run([NETS, PNEUMONIA])
    expect(Math.round(both.alone['case management']?.formula ?? 0)).toBe(7_771)
    expect(Math.round(both.total.formula)).toBe(40_487)
    expect(both.alone.nets).toEqual(run([NETS]).total)
    expect(both.width[0]?.of).toBe('nets')
    expect(both.width.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 9)
    expect(both.withoutInterval.map(({ kind, of }) => `${kind} ${of}`)).toEqual([
      'coverage 402',
      'coverage 12',
      'deaths Malaria',
      'deaths Pneumonia',
    ])
  })
})

describe('cases by hand', () => {
  test.each([
    // 1,000 × .5 × .4 ÷ (1 − 0) and 1,000 × .5 × .4 ÷ (1 − .5 × .4)
    { deaths: 1000, moved: [[0, 0.5, 0.4, 1]], averted: 200 },
    { deaths: 1000, moved: [[0.5, 1, 0.4, 1]], averted: 250 },
    // A quarter can be reached: 1,000 × .8 × .1
    { deaths: 1000, moved: [[0, 0.8, 0.4, 0.25]], averted: 80 },
    // Two that each leave 80% leave 64%.
    {
      deaths: 1000,
      moved: [
        [0, 0.5, 0.4, 1],
        [0, 0.5, 0.4, 1],
      ],
      averted: 360,
    },
    // Coverage that falls costs as many deaths as its rise would have averted of the higher number.
    { deaths: 800, moved: [[0.5, 0, 0.4, 1]], averted: -200 },
    { deaths: 1000, moved: [[0.3, 0.3, 0.9, 1]], averted: 0 },
    { deaths: 1000, moved: [], averted: 0 },
  ])('$averted of $deaths', ({ deaths, moved, averted }) => {
    const read = moved.map(([from = 0, to = 0, avoided = 0, affected = 0]) => ({
      from,
      to,
      avoided,
      affected,
    }))
    expect(deathsAverted(deaths, read)).toBeCloseTo(averted, 9)
  })

  test('a ratio is turned round with its bounds', () => {
    const effect = between(0.88, 0.83, 0.93)
    expect(avoidedShare({ measure: 'RR', effect })).toEqual(between(0.12, 0.07, 0.17))
  })

  test('people and costs', () => {
    expect(peopleReached(between(40, 35, 45), 80, 1000)).toEqual({ value: 400, lower: 350, upper: 450 })
    expect(peopleReached(exact(40), 40, 1000)).toEqual({ value: 0, lower: 0, upper: 0 })
    expect(costOf(400, 2.5, 10)).toEqual({ total: 1000, perDeath: 100 })
    expect(costOf(400, 2.5, 0).perDeath).toBeNull()
  })

  test('no change is nothing, whatever the intervals', () => {
    const from = between(50, 40, 60)
    const { total, width } = run([{ ...NETS, from }], { Malaria: between(1000, 500, 2000) })
    expect(total).toEqual({ formula: 0, median: 0, lower: 0, upper: 0 })
    expect(width).toEqual([])
  })

  test.each([
    ['counted_twice', [NETS, { ...PNEUMONIA, cause: 'all' }]],
    ['alternatives', [NETS, { ...NETS, key: 'another effect' }]],
    ['same_lever_twice', [NETS, NETS]],
    ['no_deaths', [{ ...NETS, cause: 'Measles' }]],
    ['not_a_coverage', [{ ...NETS, to: 101 }]],
  ])('refused: %s', (reason, levers) => {
    expect(simulate({ levers, deaths: DEATHS })).toEqual({ status: 'invalid', reason })
  })

  test('an interval that passes zero gives results on both sides of it', () => {
    const { total } = run([{ ...NETS, avoided: between(0.05, -0.02, 0.11) }])
    expect(total.lower).toBeLessThan(0)
    expect(total.upper).toBeGreaterThan(0)
  })
})

// Written otherwise: deaths as they would be with nobody covered, and from there, person by person, for those covered or not.
test('twenty settings at random, computed otherwise', () => {
  const next = normalStream(7)
  const share = (low: number, high: number) => low + (high - low) / (1 + Math.exp(-1.7 * next()))
  for (let setting = 0; setting < 20; setting++) {
    const causes = ['a', 'b', 'c'].slice(0, 1 + (setting % 3))
    const deaths = Object.fromEntries(causes.map((cause) => [cause, exact(share(1e3, 1e6))]))
    const levers = causes.flatMap((cause, at) =>
      [0, 1].slice(0, 1 + ((setting + at) % 2)).map((number) => ({
        key: `${cause}${number}`,
        coverage: 10 * at + number,
        cause,
        from: exact(share(0, 90)),
        to: share(0, 100),
        avoided: exact(share(0.02, 0.95)),
        isRatio: false,
        affected: share(0.2, 1),
      })),
    )
    let expected = 0
    for (const cause of causes) {
      const against = levers.filter((lever) => lever.cause === cause)
      const dying = (coverageOf: (lever: Lever) => number) =>
        against.reduce((rate, lever) => {
          const covered = coverageOf(lever) / 100
          return rate * (covered * (1 - lever.avoided.value * lever.affected) + (1 - covered))
        }, 1)
      const today = deaths[cause]?.value ?? 0
      const withNobodyCovered = today / dying(({ from }) => from.value)
      expected += today - withNobodyCovered * dying(({ to }) => to)
    }
    const { total } = run(levers, deaths)
    expect(total.formula / expected).toBeCloseTo(1, 9)
    expect(total.median / expected).toBeCloseTo(1, 9)
    expect(total.upper).toBe(total.lower)
  }
})

test('draws computed otherwise: an effect and deaths with intervals, by the grid of their quantiles', () => {
  const deaths = { Malaria: between(163_400, 140_000, 190_000, 90) }
  const levers = [{ ...NETS, avoided: between(0.55, 0.4, 0.7, 50) }]
  // Wide enough to tell a middle half, a 90% and a 95% interval apart.
  const at = (p: number, [low, middle, high]: readonly [number, number, number], q: number) => {
    const z = inverseNormal(p)
    return middle + ((z < 0 ? middle - low : high - middle) * z) / q
  }
  const logit = (x: number) => Math.log(x / (1 - x))
  const effects = { low: logit(0.4), middle: logit(0.55), high: logit(0.7) }
  const results: number[] = []
  for (let i = 0.5; i < 300; i++) {
    const e = 1 / (1 + Math.exp(-at(i / 300, [effects.low, effects.middle, effects.high], 0.67449)))
    for (let j = 0.5; j < 300; j++) {
      const d = Math.exp(at(j / 300, [Math.log(140_000), Math.log(163_400), Math.log(190_000)], 1.64485))
      results.push((d * 0.33 * e) / (1 - 0.17 * e))
    }
  }
  results.sort((a, b) => a - b)
  const { total } = run(levers, deaths)
  for (const [share, found] of [
    [0.025, total.lower],
    [0.5, total.median],
    [0.975, total.upper],
  ] as const) {
    expect(Math.abs(found / (results[Math.floor(share * results.length)] ?? 0) - 1)).toBeLessThan(0.05)
  }
})

/** By halving the distribution function (Abramowitz and Stegun 26.2.17). */
function inverseNormal(p: number): number {
  const below = (x: number): number => {
    if (x < 0) return 1 - below(-x)
    const t = 1 / (1 + 0.2316419 * x)
    const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
    const sum = series.reduce((all, factor, power) => all + factor * t ** (power + 1), 0)
    return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum
  }
  let [low, high] = [-8, 8]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (below(middle) < p) low = middle
    else high = middle
  }
  return low
}
