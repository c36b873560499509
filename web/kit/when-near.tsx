import { useRef } from 'react'
import { useNear } from './use-near.ts'

/** How far from the window something is fetched already, in CSS pixels. */
const NEAR = 600

interface WhenNearProps {
  /** What holds its place until then. */
  readonly wait: React.ReactNode
  readonly children: React.ReactNode
}

/** Draws what lies further down a page, with the files that it needs, once the reader comes near it: the first view does not share its line with it. */
export function WhenNear({ wait, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, NEAR)
  return isNear ? children : <div ref={place}>{wait}</div>
}
