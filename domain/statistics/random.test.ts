import { expect, test } from 'vitest'
import { mean, variance } from './moments.ts'
import { normalStream } from './random.ts'

test('the same seed gives the same numbers, another one others', () => {
  const take = (seed: number) => {
    const next = normalStream(seed)
    return [next(), next(), next()]
  }
  expect(take(5)).toEqual(take(5))
  expect(take(5)).not.toEqual(take(6))
})

// Mean 0 ± .003, variance 1 ± .0045, and 5% beyond 1.96 ± .0007: four standard errors of 100,000 numbers.
test('the numbers are standard normal', () => {
  const next = normalStream(1)
  const numbers = Array.from({ length: 100_000 }, next)
  expect(Math.abs(mean(numbers))).toBeLessThan(0.0127)
  expect(Math.abs(variance(numbers) - 1)).toBeLessThan(0.018)
  const beyond = numbers.filter((number) => Math.abs(number) > 1.959964).length / numbers.length
  expect(Math.abs(beyond - 0.05)).toBeLessThan(0.0028)
})
