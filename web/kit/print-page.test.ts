import { afterEach, expect, test, vi } from 'vitest'
import { printPage } from './print-page.ts'

afterEach(() => void vi.useRealTimers())

test('the page is printed half a second after it was asked for', () => {
  vi.useFakeTimers()
  const print = vi.fn()
  vi.stubGlobal('window', { print })
  printPage()
  vi.advanceTimersByTime(499)
  expect(print).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(print).toHaveBeenCalledOnce()
})
