import { createContext, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The place below the tabs that sticks to the top with them; null until it is there. */
export const ControlsPlace = createContext<HTMLElement | null>(null)

/** The content is arranged by the room of the frame. */
const MEASURED = { containerType: 'inline-size' } as const

interface SectionFrameProps {
  /** The controls of the section, in a bar that stays at the top. */
  readonly controls?: React.ReactNode
  /** New figures are on their way while the last are shown. */
  readonly busy?: boolean
  readonly children: React.ReactNode
}

/** The page of a section: its controls go up to the tabs, its content stays below. */
export function SectionFrame({ controls, busy = false, children }: SectionFrameProps) {
  return (
    <>
      <InControlsPlace>{controls}</InControlsPlace>
      <div aria-busy={busy} style={MEASURED}>
        {children}
      </div>
    </>
  )
}

/** Draws something in the place of the controls, which sticks to the top with the tabs. */
export function InControlsPlace({ children }: { readonly children: React.ReactNode }) {
  const place = useContext(ControlsPlace)
  return place && children ? createPortal(children, place) : null
}
