import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Inequality, inequality, type InequalityInput } from './inequality.ts'
import type { Subgroup } from './subgroup.ts'

function groups(estimates: (number | null)[], populations?: number[], errors?: number[]): Subgroup[] {
  return estimates.map((estimate, index) => ({
    label: `group ${index + 1}`,
    order: index + 1,
    estimate,
    population: populations?.[index],
    se: errors?.[index],
  }))
}

function measured(input: Partial<InequalityInput> & Pick<InequalityInput, 'groups'>): Inequality {
  const result = inequality({ favourable: true, ordered: true, scale: 100, ...input })
  if (result.status !== 'ok') throw new Error(result.reason)
  return result
}

const UNEQUAL = groups([10.5, 33.2, 71.9], [1200, 800, 500], [1.2, 2, 3.1])
const ADVERSE = groups([88, 61, 60, 35, 20], [10, 25, 30, 20, 15])

// Computed with Python's standard library: least squares by Cramer's rule, the logit model by nested bisection.
const COMPUTED: [string, Partial<InequalityInput> & Pick<InequalityInput, 'groups'>, object][] = [
  [
    'three groups of unequal size',
    { groups: UNEQUAL },
    {
      mu: 30.044,
      difference: 61.4,
      aci: 11.85792,
      rci: 0.394685128478,
      sii_linear: 83.837104072398,
      sii_logit: 72.860919463385,
      rii_logit: 23.247392255664,
      bgv: 536.916864,
      cov_pct: 77.125105150707,
      mdmw: 18.76224,
      idis_w_pct: 62.449207828518,
      idis_u_pct: 71.623840589358,
      theil: 0.276623867631,
      mld: 0.298131637145,
      erreygers: 0.4743168,
      wagstaff: 0.564190531875,
    },
  ],
  [
    'five groups of an adverse rate per 1,000',
    { groups: ADVERSE, favourable: false, scale: 1000 },
    {
      mu: 52.05,
      difference: 68,
      ratio: 4.4,
      par: -32.05,
      aci: -10.2575,
      rci: -0.19707012488,
      sii_linear: -65.126984126984,
      rii_linear: 0.230300244811,
      sii_logit: -66.791394047039,
      rii_logit: 0.275779777049,
      bgv: 380.4475,
      theil: 0.075926343597,
      mld: 0.088019825572,
      idis_u_pct: 39.173871277618,
    },
  ],
]

describe('inequality', () => {
  it.each(COMPUTED)('%s', (_, input, expected) => {
    const result: object = measured(input)
    for (const [measure, value] of Object.entries(expected)) {
      expect(Reflect.get(result, measure), measure).toBeCloseTo(value, 8)
    }
  })

  it('gives intervals of difference and ratio by formula, of the rest by drawing', () => {
    const { ci95, concentration } = measured({ groups: UNEQUAL })
    expect(ci95.difference?.[0]).toBeCloseTo(54.884777826607, 8)
    expect(ci95.difference?.[1]).toBeCloseTo(67.915222173393, 8)
    expect(ci95.ratio?.[0]).toBeCloseTo(5.389728827421, 8)
    expect(ci95.ratio?.[1]).toBeCloseTo(8.699860071393, 8)
    // 200,000 draws in Python gave 10.672 to 13.045; 1,000 draws are within a few hundredths of it.
    expect(Math.abs((ci95.aci?.[0] ?? 0) - 10.672)).toBeLessThan(0.15)
    expect(Math.abs((ci95.aci?.[1] ?? 0) - 13.045)).toBeLessThan(0.15)
    expect(concentration).toBe('among_the_better-off')
  })

  it('draws the same interval every time', () => {
    expect(measured({ groups: UNEQUAL })).toEqual(measured({ groups: UNEQUAL }))
  })

  it('says that the line leaves the range, and gives no ratio of its ends', () => {
    const result = measured({ groups: UNEQUAL })
    expect(result.rii_linear).toBeNull()
    expect(result.warnings).toEqual(['linear_outside_range'])
  })

  it('is not told apart from none when intervals span zero', () => {
    const result = measured({ groups: groups([49, 52, 50], [1, 1, 1], [6, 6, 6]) })
    expect(result.concentration).toBe('not_distinguishable')
  })

  it('without an order compares the greatest with the least and has no slope', () => {
    const result = measured({ groups: groups([30, 10, 40], [1, 1, 1]), ordered: false })
    expect(result).toMatchObject({
      difference: 30,
      ratio: 4,
      sii_logit: null,
      aci: null,
      concentration: null,
    })
    expect(result.compared).toEqual({ high: 'group 3', low: 'group 2' })
    expect(result.par).toBeCloseTo(40 - 80 / 3, 10)
  })

  it('sets a risk of the wrong sign to zero', () => {
    const result = measured({ groups: groups([80, 50, 20], [1, 1, 1]) })
    expect(result).toMatchObject({ difference: -60, par: 0, paf_pct: 0 })
  })

  it.each<[string, Subgroup[], object]>([
    ['one group', groups([50]), { status: 'insufficient', n: 1, n_required: 2 }],
    ['groups without estimates', groups([null, null, 3]), { status: 'insufficient', n: 1 }],
    ['a negative population', groups([5, 6], [1, -1]), { status: 'invalid', reason: 'negative_population' }],
    ['two groups', groups([10, 30], [1, 3]), { difference: 20, par: 5, aci: null, theil: null }],
    ['no populations', groups([10, 20, 60]), { weighted: false, mu: 30, par: null, bgv: null }],
    ['a gap', groups([10, null, 60, 70], [1, 1, 1, 1]), { missing: ['group 2'], difference: 60, bgv: null }],
    ['a divisor of zero', groups([0, 50, 60], [1, 1, 1]), { difference: 60, ratio: null }],
    [
      'nothing but zeros',
      groups([0, 0, 0], [1, 1, 1]),
      { difference: 0, rci: null, theil: null, sii_logit: 0 },
    ],
    ['separated groups', groups([0, 0, 100], [1, 1, 1]), { sii_logit: null, difference: 100 }],
  ])('%s', (_, given, expected) => {
    expect(inequality({ groups: given, favourable: true, ordered: true, scale: 100 })).toMatchObject(expected)
  })

  it('computes over a gap only when forced', () => {
    const result = measured({ groups: groups([10, null, 60, 80], [1, 1, 1, 1]), force: true })
    expect(result.mu).toBe(50)
    expect(result.bgv).not.toBeNull()
  })
})

const someGroups = fc.array(
  fc.record({
    estimate: fc.double({ min: 0, max: 100, noNaN: true }),
    population: fc.integer({ min: 1, max: 1e6 }),
  }),
  { minLength: 3, maxLength: 12 },
)

test('no measure is NaN or infinite, and equal groups show no inequality', () => {
  fc.assert(
    fc.property(someGroups, fc.boolean(), fc.boolean(), (given, favourable, ordered) => {
      const input = given.map((group, index) => ({ ...group, label: `${index}` }))
      const result = inequality({ groups: input, favourable, ordered, scale: 100 })
      expect(JSON.parse(JSON.stringify(result))).toEqual(result)
      const equal = measured({
        groups: input.map((group) => ({ ...group, estimate: 40 })),
        favourable,
        ordered,
      })
      for (const measure of [
        equal.difference,
        equal.par,
        equal.aci ?? 0,
        equal.sii_logit ?? 0,
        equal.theil,
      ]) {
        expect(measure).toBeCloseTo(0, 8)
      }
    }),
    { numRuns: 60 },
  )
})

test('no zero has a minus before it', () => {
  const given = groups([3.5e-323, 0, 0], [625_157, 48_084, 6])
  const { erreygers } = measured({ groups: given, ordered: true, scale: 100 })
  expect(Object.is(erreygers, 0)).toBe(true)
})

test('turning the order of advantage round turns the sign of the concentration', () => {
  fc.assert(
    fc.property(someGroups, (given) => {
      const forwards = given.map((group, order) => ({ ...group, order, label: `${order}` }))
      const backwards = forwards.map((group) => ({ ...group, order: -group.order }))
      const [there, back] = [measured({ groups: forwards }), measured({ groups: backwards })]
      expect(there.aci).toBeCloseTo(-(back.aci ?? 0), 8)
      expect(there.sii_linear).toBeCloseTo(-(back.sii_linear ?? 0), 6)
    }),
    { numRuns: 60 },
  )
})
