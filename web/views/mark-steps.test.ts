import { describe, expect, test } from 'vitest'
import { nearestMark, stepTo } from './mark-steps.ts'

// Two series of three marks each, the first above the second; reading order is series by series.
const spots = [{ x: 10, y: 20 }, { x: 50, y: 20 }, { x: 90, y: 20 }, { x: 10, y: 60 }, { x: 52, y: 60 }, null]

describe('nearestMark', () => {
  test.each([
    [{ x: 50, y: 22 }, 1],
    [{ x: 12, y: 41 }, 3],
    [{ x: 30, y: 20 }, 1],
    [{ x: 200, y: 200 }, -1],
  ])('%o means mark %i', (at, index) => {
    expect(nearestMark(spots, at)).toBe(index)
  })
})

describe('stepTo', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [5, 'ArrowRight', 5],
    [0, 'ArrowLeft', 0],
    [1, 'ArrowDown', 4],
    [4, 'ArrowUp', 1],
    [2, 'ArrowDown', 3],
    [0, 'ArrowUp', 0],
    [3, 'Home', 0],
    [0, 'End', 5],
    [0, 'x', null],
  ])('from %i by %s to %s', (from, key, to) => {
    expect(stepTo(spots, from, key)).toBe(to)
  })

  test('leads nowhere without marks', () => {
    expect(stepTo([], 0, 'ArrowRight')).toBeNull()
  })

  test('goes down a list of bars one by one', () => {
    const bars = [0, 1, 2, 3].map((row) => ({ x: row === 2 ? 300 : 40, y: row * 17 }))
    expect(stepTo(bars, 1, 'ArrowDown')).toBe(2)
    expect(stepTo(bars, 1, 'ArrowUp')).toBe(0)
  })
})
