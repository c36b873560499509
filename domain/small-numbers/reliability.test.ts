import { expect, test } from 'vitest'
import type { Location } from '#domain/location/location.ts'
import { pointOf } from '#domain/observation/point.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { reliabilityOf } from './reliability.ts'
import { withhold } from './withhold.ts'

const LGA: Location = { id: 101, name: 'Fork', level: 4, parent: 8 }
const STATE: Location = { id: 8, name: 'Northland', level: 3, parent: 2 }
const SHARE = anIndicator(7)
const RATE = anIndicator(7, { factor: 1, fullName: 'Neonatal mortality rate' })

/** Value, lower, upper, level of the interval; half of its width is 1.959964 (95%) or 1.644854 (90%) standard errors. */
type Case = readonly [
  what: string,
  value: number,
  bounds: readonly [number, number, number] | null,
  expected: string | null,
]

// 30 per 1,000: 15% of it is 4.5, 8.82 either way at 95%; 30% is 9, 17.64; 50% is 15, 29.40.
test.each<Case>([
  ['15% of the rate', 30, [21.181, 38.819, 95], 'good'],
  ['a little more', 30, [21.17, 38.83, 95], 'fair'],
  ['30%', 30, [12.361, 47.639, 95], 'fair'],
  ['a little more than 30%', 30, [12.35, 47.65, 95], 'wide'],
  ['50%', 30, [0.61, 59.39, 95], 'wide'],
  ['a little more than 50%', 30, [0.59, 59.41, 95], 'withheld'],
  // The same width is more standard errors at 80% than at 95%: 17.6 / 1.281552 = 13.7, 46% of 30.
  ['the same interval at 80%', 30, [12.4, 47.6, 80], 'wide'],
  ['none', 30, null, null],
  ['of nothing', 0, [0, 12, 95], 'withheld'],
])('a rate of an LGA: %s', (_, value, bounds, expected) => {
  expect(reliabilityOf(aFigure(value, bounds), RATE, LGA)).toBe(expected)
})

test.each<Case>([
  ['50% ± 10', 50, [40, 60, 95], 'good'],
  ['50% ± 25: 26% of it, and more than 40 points', 50, [25, 75, 95], 'wide'],
  ['50% ± 20: 20% of it', 50, [30, 70, 95], 'fair'],
  ['10% ± 7: 36% of it', 10, [3, 17, 95], 'wide'],
  ['10% ± 10.5: 54% of it', 10, [0, 21, 95], 'withheld'],
  ['1% ± 2: 102% of it, within five points', 1, [0, 4, 95], 'fair'],
  ['nobody, within five points', 0, [0, 5, 95], 'fair'],
  ['2% ± 2.6: beyond five points', 2, [0, 5.2, 95], 'withheld'],
  ['80% ± 1', 80, [79, 81, 90], 'good'],
])('a share of an LGA: %s', (_, value, bounds, expected) => {
  expect(reliabilityOf(aFigure(value, bounds), SHARE, LGA)).toBe(expected)
})

test('states and the nation have no class; a place that is not known lies below them', () => {
  const wide = aFigure(10, [3, 17, 95])
  expect(reliabilityOf({ ...wide, location: 8 }, SHARE, STATE)).toBeNull()
  expect(reliabilityOf({ ...wide, location: 1 }, SHARE, undefined)).toBeNull()
  expect(reliabilityOf(wide, SHARE, undefined)).toBe('wide')
})

test('the worst are kept back with the rule, wide ones carry a flag, the others stay as they are', () => {
  const figures = [aFigure(10, [0, 21, 95]), aFigure(10, [3, 17, 95], 102), aFigure(50, [40, 60, 95], 103)]
  const reference = aReference([aSource(2, 'Model', { classification: 'Estimate' })], [SHARE])
  const { shown, withheld } = withhold(figures, reference)
  expect(withheld).toEqual([{ indicator: 7, source: 2, location: 101, period: 2024000, rule: 'imprecise' }])
  expect(shown.map(({ location, flags }) => [location, flags])).toEqual([
    [102, ['wide_interval']],
    [103, []],
  ])
  expect(shown[1]).toBe(figures[2])
})

function aFigure(value: number, bounds: Case[2], location = LGA.id) {
  const [lower, upper, intervalLevel] = bounds ?? [null, null, null]
  return pointOf({
    ...{ indicator: 7, source: 2, location, period: 2024000 },
    ...{ value, lower, upper, intervalLevel },
  })
}
