import { useEffect, useRef } from 'react'

/** Takes the focus when a dialog has closed and the button that opened it is gone with its comment. */
export function useFocusAfter<T extends HTMLElement>(isOpen: boolean): React.RefObject<T | null> {
  const place = useRef<T>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) place.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return place
}
