import { useEffect, useState } from 'react'
import { whenDrawn } from '#web/memory/when-drawn.ts'
import { useOnPaper } from './appearance.ts'

/** Milliseconds after which something is there wherever the reader is, for finding words on the page. */
const AFTER = 6000

/**
 * Whether an element is in the window, or within so many CSS pixels above or below it; null until that is known, and until it is
 * laid out: before, everything lies at the top. What was near once stays so. Paper has everything, and so has the page after a while;
 * `untilIdle`, for what needs no file of its own, once it is idle.
 */
export function useNear(
  place: React.RefObject<Element | null>,
  pixels: number,
  isLaidOut = true,
  untilIdle = false,
): boolean | null {
  const [isNear, setIsNear] = useState<boolean | null>(() => ('IntersectionObserver' in window ? null : true))
  const onPaper = useOnPaper()
  if (onPaper && !isNear) setIsNear(true)
  useEffect(() => {
    if (isNear || !isLaidOut || !place.current) return
    const arrive = () => setIsNear(true)
    const watch = new IntersectionObserver(
      (seen) => setIsNear((was) => was || seen.some((one) => one.isIntersecting)),
      { rootMargin: `${pixels}px 0px` },
    )
    watch.observe(place.current)
    const timer = setTimeout(arrive, AFTER)
    // A browser that does not tell when it is idle has the timer alone.
    if (untilIdle) void whenDrawn().then(() => window.requestIdleCallback?.(arrive))
    return () => {
      watch.disconnect()
      clearTimeout(timer)
    }
  }, [isNear, isLaidOut, place, pixels, untilIdle])
  return isNear
}
