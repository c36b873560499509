import { useEffect, useState } from 'react'

/** A value that, if it may come later, follows in a task of its own, so that two figures are not drawn in one go. */
export function useLater<Value>(value: Value, isLater: boolean): Value {
  const [shown, show] = useState(value)
  useEffect(() => {
    if (!isLater) return
    const timer = setTimeout(() => show(() => value))
    return () => clearTimeout(timer)
  }, [value, isLater])
  return isLater ? shown : value
}
