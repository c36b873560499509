import { describe, expect, it } from 'vitest'
import { spreadApart } from './spread-apart.ts'

const of = (...middles: number[]) => middles.map((middle) => ({ middle, size: 10 }))

describe('labels in a column', () => {
  it.each([
    ['far apart stay where they are', of(10, 50), [10, 50]],
    ['two at one place share the shift', of(50, 50), [45, 55]],
    ['order is kept', of(52, 50), [56, 46]],
    ['a third is pushed by two', of(50, 50, 58), [42.67, 52.67, 62.67]],
    ['none leaves the column below', of(98, 99), [85, 95]],
    ['none leaves it above', of(1, 2), [5, 15]],
    ['nothing', of(), []],
  ])('%s', (_, labels, expected) => {
    const found = spreadApart(labels, 0, 100)
    expect(found.map((middle) => Math.round(middle * 100) / 100)).toEqual(expected)
  })

  it('never overlaps, whatever is wished', () => {
    const labels = Array.from({ length: 9 }, (_, index) => ({
      middle: (index * 37) % 60,
      size: 8 + (index % 3),
    }))
    const middles = spreadApart(labels, 0, 200)
    const order = middles.map((middle, index) => ({ middle, size: labels[index]?.size ?? 0 }))
    order.sort((a, b) => a.middle - b.middle)
    for (const [index, label] of order.entries()) {
      const next = order[index + 1]
      if (next) expect(next.middle - label.middle).toBeGreaterThanOrEqual((next.size + label.size) / 2 - 1e-9)
    }
  })
})
