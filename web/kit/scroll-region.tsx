import { useEffect, useState } from 'react'
import { useSize } from '#web/kit/use-size.ts'

interface ScrollRegionProps {
  /** What scrolls, for readers who hear the page. */
  readonly label: string
  readonly className: string | undefined
  readonly children: React.ReactNode
}

/** What scrolls must be reachable from the keyboard, so that the arrow keys can move it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 }

/** A table that scrolls sideways where there is no room; a stop for the keyboard only then. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const [ref, { width }] = useSize<HTMLElement>()
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = ref.current
    setScrolls(width > 0 && element !== null && element.scrollWidth > element.clientWidth)
  }, [ref, width])
  return (
    <section ref={ref} className={className} aria-label={label} {...(scrolls && REACHABLE)}>
      {children}
    </section>
  )
}
