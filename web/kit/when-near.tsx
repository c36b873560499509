import { useEffect, useRef, useState } from 'react'

/** How far from the window something is fetched already, in CSS pixels. */
const NEAR = 600

/** Milliseconds after which it is fetched wherever the reader is, for paper and for finding words on the page. */
const AFTER = 6000

interface WhenNearProps {
  /** What holds its place until then. */
  readonly wait: React.ReactNode
  readonly children: React.ReactNode
}

/** Draws what lies further down a page, with the files that it needs, once the reader comes near it: the first view does not share its line with it. */
export function WhenNear({ wait, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window))
  useEffect(() => {
    if (isNear || !place.current) return
    const come = () => setIsNear(true)
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), {
      rootMargin: `${NEAR}px`,
    })
    watch.observe(place.current)
    const timer = setTimeout(come, AFTER)
    window.addEventListener('beforeprint', come)
    return () => {
      watch.disconnect()
      clearTimeout(timer)
      window.removeEventListener('beforeprint', come)
    }
  }, [isNear])
  return isNear ? children : <div ref={place}>{wait}</div>
}
