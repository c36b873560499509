import { afterEach, expect, test, vi } from 'vitest'
import { inTime, LateError, LONGEST_WAIT } from './in-time.ts'

afterEach(() => void vi.useRealTimers())

test('a file that comes is given, and one that fails says so itself', async () => {
  await expect(inTime('help-page', async () => 7)).resolves.toBe(7)
  const broken = new TypeError('Failed to fetch')
  await expect(inTime('help-page', () => Promise.reject(broken))).rejects.toBe(broken)
})

test('one that does not come is given up after two minutes', async () => {
  vi.useFakeTimers()
  const asked = inTime('help-page', () => new Promise(() => {}))
  const told = expect(asked).rejects.toThrow('Loading chunk help-page failed')
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT)
  await told
  await expect(asked).rejects.toBeInstanceOf(LateError)
})
