import { useCallback, useRef, useState } from 'react'

/** Panels beside each other of which a narrow screen shows one: which it is, and how to go to another. */
export interface Strip {
  readonly ref: React.RefObject<HTMLDivElement | null>
  /** From 0. */
  readonly shown: number
  readonly onScroll: () => void
  readonly goTo: (index: number) => void
}

/** Follows a row of panels that is swiped or scrolled by buttons. */
export function useStrip(): Strip {
  const ref = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const onScroll = useCallback(() => {
    const row = ref.current
    if (row && row.clientWidth > 0) setShown(Math.round(row.scrollLeft / row.clientWidth))
  }, [])
  const goTo = useCallback((index: number) => {
    const row = ref.current
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    row?.scrollTo({ left: index * row.clientWidth, behavior: still ? 'instant' : 'smooth' })
  }, [])
  return { ref, shown, onScroll, goTo }
}
