import { useEffect, useRef, useState } from 'react'

/** The inner size of an element in CSS pixels, followed as it changes; 0 until it is known. */
export function useSize<T extends HTMLElement>(): readonly [
  React.RefObject<T | null>,
  { readonly width: number; readonly height: number },
] {
  const ref = useRef<T>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const width = Math.floor(entry.contentRect.width)
      const height = Math.floor(entry.contentRect.height)
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
