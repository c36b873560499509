import { useState } from 'react'

/** The same value as long as it says the same, so that nothing is worked out or drawn again. For plain data. */
export function useSame<T>(value: T): T {
  const text = JSON.stringify(value)
  const [kept, keep] = useState({ text, value })
  if (kept.text === text) return kept.value
  keep({ text, value })
  return value
}
