import { expect, test } from 'vitest'
import { near } from '#tests/builders/near.ts'
import { summariseClasses } from './class-summary.ts'

test('three clumps of methods §9, with two gaps: SSW 3 · 2, SST 548 by hand, gvf 0.989051', () => {
  const values = [22, null, 1, 2, 3, 12, 11, 10, null, 20, 21]
  expect(summariseClasses(values, 'jenks', 3)).toEqual(
    near({
      status: 'ok',
      classification: 'jenks',
      n: 9,
      missing: 2,
      k: 3,
      classes: [
        { lower: 1, upper: 3, min: 1, max: 3, count: 3 },
        { lower: 10, upper: 12, min: 10, max: 12, count: 3 },
        { lower: 20, upper: 22, min: 20, max: 22, count: 3 },
      ],
      breaks: [1, 3, 12, 22],
      upper_bounds: [3, 12, 22],
      ssw: 6,
      sst: 548,
      gvf: 1 - 6 / 548,
    }),
  )
})

test('a class of equal width may hold nothing', () => {
  expect(summariseClasses([0, 1, 9], 'equal', 3)).toEqual(
    near({
      status: 'ok',
      classification: 'equal',
      n: 3,
      missing: 0,
      k: 3,
      classes: [
        { lower: 0, upper: 3, min: 0, max: 1, count: 2 },
        { lower: 3, upper: 6, min: null, max: null, count: 0 },
        { lower: 6, upper: 9, min: 9, max: 9, count: 1 },
      ],
      breaks: [0, 3, 6, 9],
      upper_bounds: [3, 6, 9],
      // (0 − ½)² + (1 − ½)²; mean 10/3: 100/9 + 49/9 + 289/9.
      ssw: 0.5,
      sst: 438 / 9,
      gvf: 1 - 0.5 / (438 / 9),
    }),
  )
})

test('equal values are one class that fits, and fewer classes than asked for are counted', () => {
  expect(summariseClasses([4, 4, null], 'jenks')).toMatchObject({
    ...{ n: 2, missing: 1, k: 1, ssw: 0, sst: 0, gvf: 1, breaks: [4, 4], upper_bounds: [4] },
    classes: [{ lower: 4, upper: 4, min: 4, max: 4, count: 2 }],
  })
  expect(summariseClasses([7], 'jenks')).toMatchObject({ k: 1, ssw: 0, sst: 0 })
})

test.each([[[]], [[null, null]]])('%j has no classes', (values) => {
  expect(summariseClasses(values, 'quantile')).toEqual({
    ...{ status: 'insufficient', n: 0, n_required: 1, reason: 'too_few_values' },
  })
})
