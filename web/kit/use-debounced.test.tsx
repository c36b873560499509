import { renderHook } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '#tests/components/open-part.tsx'
import { useDebounced } from './use-debounced.ts'
import { acted } from '#tests/components/acted.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const passing = (milliseconds: number) => acted(() => vi.advanceTimersByTimeAsync(milliseconds))

test('letters that follow each other sooner than 300 ms are one text', async () => {
  const texts: string[] = []
  const { rerender } = renderHook(({ text }) => texts.push(useDebounced(text)), {
    initialProps: { text: '' },
  })
  for (const text of ['k', 'ka', 'kan', 'kano']) {
    rerender({ text })
    await passing(290)
  }
  expect(new Set(texts)).toEqual(new Set(['']))
  await passing(20)
  expect(new Set(texts)).toEqual(new Set(['', 'kano']))
})
