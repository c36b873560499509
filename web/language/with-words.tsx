import { useLayoutEffect, useState } from 'react'
import { beginDrawing, type Drawing, endDrawing } from './loaded-texts.ts'

interface WithWordsProps {
  /** Stands there until the words have come. */
  readonly fallback?: React.ReactNode
  readonly children: React.ReactNode
}

/**
 * Shows its content once the words are there that it says in its first drawing; all that it lacks are fetched together. Content that is shown already
 * stays, whatever it says next: a word that is on its way then is left out until it comes.
 */
export function WithWords({ fallback = null, children }: WithWordsProps) {
  const [drawing] = useState((): Drawing => ({ lacks: new Set(), isShown: false }))
  const [isWaiting, wait] = useState(false)
  // Before the browser paints, so that nobody sees the gaps.
  useLayoutEffect(() => {
    if (isWaiting || drawing.isShown) return
    const lacks = [...drawing.lacks]
    drawing.lacks.clear()
    drawing.isShown = lacks.length === 0
    if (drawing.isShown) return
    wait(true)
    // What did not come is said by the boundary around, once the content asks for it again.
    void Promise.allSettled(lacks).then(() => wait(false))
  }, [drawing, isWaiting])
  if (isWaiting) return fallback
  return (
    <>
      <Begins {...{ drawing }} />
      {children}
      <Ends {...{ drawing }} />
    </>
  )
}

interface EdgeProps {
  readonly drawing: Drawing
}

/** Drawn before the content: what lacks words from here on belongs to it. */
function Begins({ drawing }: EdgeProps) {
  if (!drawing.isShown) beginDrawing(drawing)
  return null
}

function Ends({ drawing }: EdgeProps) {
  if (!drawing.isShown) endDrawing(drawing)
  return null
}
