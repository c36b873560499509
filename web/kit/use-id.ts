import { useState } from 'react'

let count = 0

/** An id for an element, which no other part of the page has. Preact's own `useId` counts anew for each tree that is drawn: dialogs and toasts have trees of their own. */
export function useId(): string {
  const [id] = useState(() => {
    count += 1
    return `own-${count}`
  })
  return id
}
