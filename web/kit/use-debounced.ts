import { useEffect, useState } from 'react'

/** After the last letter typed (specification of accounts §9). */
const DEBOUNCE_MS = 300

/** A text as it is once nobody has typed for 300 ms. */
export function useDebounced(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
