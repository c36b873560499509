import { expect } from 'vitest'

/** Replaces every number in an expected result by "equal to six digits after the point", however deep it lies. */
export function near(expected: unknown): unknown {
  if (typeof expected === 'number') return expect.closeTo(expected, 6)
  if (Array.isArray(expected)) return expected.map(near)
  if (typeof expected !== 'object' || expected === null) return expected
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, near(value)]))
}
