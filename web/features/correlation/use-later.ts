import { useEffect, useState } from 'react'

/** A value that follows another one in a task of its own, so that two figures are not drawn in one go. */
export function useLater<Value>(value: Value): Value {
  const [shown, show] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => show(() => value))
    return () => clearTimeout(timer)
  }, [value])
  return shown
}
