import { type RefObject, useEffect, useState } from 'react'

/** The ends out of sight of something that scrolls sideways; undefined: none. `base.css` fades these ends out. */
type Cut = 'start' | 'end' | 'both' | undefined

/** Follows what is cut off while the element scrolls and changes its size, for its attribute `data-cut`. */
export function useCut(ref: RefObject<HTMLElement | null>): Cut {
  const [cut, setCut] = useState<Cut>()
  // After every drawing too: what is inside may have become wider.
  useEffect(() => setCut(ref.current ? cutOf(ref.current) : undefined))
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => setCut(cutOf(element))
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [ref])
  return cut
}

function cutOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Cut {
  const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1]
  return before ? (after ? 'both' : 'start') : after ? 'end' : undefined
}
