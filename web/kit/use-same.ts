import { useState } from 'react'

/**
 * The same value as long as it says the same, so that nothing is worked out or drawn again. For plain data; `key`: a shorter value
 * that differs where two values do.
 */
export function useSame<T>(value: T, key: unknown = value): T {
  const text = JSON.stringify(key)
  const [kept, keep] = useState({ text, value })
  if (kept.text === text) return kept.value
  keep({ text, value })
  return value
}
