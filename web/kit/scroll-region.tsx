import { useRef } from 'react'
import { useCut } from '#web/kit/use-cut.ts'

interface ScrollRegionProps {
  /** The name of the region, for people who hear the page. */
  readonly label: string
  readonly className: string | undefined
  readonly children: React.ReactNode
}

/** A region that scrolls must be reachable from the keyboard, so that the arrow keys can move it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 }

/** A table that scrolls sideways where there is no room: only then a stop for the keyboard, its cut end faded. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const ref = useRef<HTMLElement>(null)
  const cut = useCut(ref)
  // Its first column stays in sight, so only the end can be cut.
  const end = cut === 'end' || cut === 'both' ? 'end' : undefined
  return (
    <section ref={ref} className={className} aria-label={label} data-cut={end} {...(cut && REACHABLE)}>
      {children}
    </section>
  )
}
