import { useEffect, useState } from 'react'

/**
 * A value that follows once the page has been painted, so that what a reader presses or types shows first. Of values that change before then only the
 * newest follows. `first`: what stands for it in the first drawing.
 */
export function useDeferred<Value>(value: Value, first: Value = value): Value {
  const [shown, show] = useState(first)
  useEffect(() => show(() => value), [value])
  return shown
}
