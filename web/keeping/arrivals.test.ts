import { afterEach, expect, test, vi } from 'vitest'
import { arrivals } from './arrivals.ts'

afterEach(() => vi.useRealTimers())

test('what comes is told a few times a second, and whole at the end', () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance'] })
  const told: number[] = []
  const { add, end } = arrivals((sum) => told.push(sum))
  for (let file = 0; file < 100; file++) {
    vi.advanceTimersByTime(10)
    add(7)
  }
  expect(told).toEqual([175, 350, 525, 700])
  add(1)
  end()
  end()
  expect(told).toEqual([175, 350, 525, 700, 701])
})
