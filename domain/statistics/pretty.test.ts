import { describe, expect, it } from 'vitest'
import { pretty } from './pretty.ts'

function steps(first: number, last: number, by: number): number[] {
  return Array.from({ length: Math.round((last - first) / by) + 1 }, (_, at) =>
    Number((first + at * by).toPrecision(12)),
  )
}

describe('round numbers as R gives them', () => {
  // Worked through R's C code by hand; the first five are the examples of its help page.
  it.each<[string, number, number, number, number[]]>([
    ['pretty(1:10)', 1, 10, 5, steps(0, 10, 2)],
    ['pretty(1:10, n = 21)', 1, 10, 21, steps(1, 10, 0.5)],
    ['pretty(1:20, n = 2)', 1, 20, 2, [0, 10, 20]],
    ['pretty(1:20, n = 10)', 1, 20, 10, steps(0, 20, 2)],
    ['pretty(0:100)', 0, 100, 5, steps(0, 100, 20)],
    ['a map of coverage in four classes', 12.1, 99.1, 4, steps(0, 100, 20)],
    ['a map of coverage in five classes', 30, 94.6, 5, steps(30, 100, 10)],
    ['a step of five: 4.2 is nearer to 5 than 2.75 times to 2', 0, 21, 5, steps(0, 25, 5)],
    ['a step of ten: 8 is nearer to 10 than 1.5 times to 5', 0, 40, 5, steps(0, 40, 10)],
    ['a step of one', 0, 6, 5, steps(0, 6, 1)],
    ['below zero', -3, 7, 5, steps(-4, 8, 2)],
    ['fractions', 0.11, 0.47, 5, steps(0.1, 0.5, 0.1)],
    ['one number', 1, 1, 5, [0, 1]],
    ['nothing', 0, 0, 5, [-1, 0]],
  ])('%s', (_, low, high, count, expected) => {
    expect(pretty(low, high, count)).toEqual(expected)
  })

  it('covers the range in about as many steps as asked, whatever the range', () => {
    for (const count of [2, 3, 4, 5, 7, 10]) {
      for (let high = 1; high < 1000; high += 7.3) {
        const found = pretty(high / 9, high, count)
        expect(found[0]).toBeLessThanOrEqual(high / 9 + 1e-9)
        expect(found.at(-1)).toBeGreaterThanOrEqual(high - 1e-9)
        expect(found.length - 1).toBeGreaterThanOrEqual(Math.floor(count / 3))
        expect(found.length - 1).toBeLessThanOrEqual(2 * count + 1)
      }
    }
  })
})
