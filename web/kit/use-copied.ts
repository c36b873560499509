import { useCallback, useEffect, useState } from 'react'

/** How long a button says that something was copied or saved. */
const SHOWN_MS = 3000

/** Copies text; `copied` is true for three seconds afterwards, so that the button can change its word. */
export function useCopied(): readonly [copied: boolean, copy: (text: string) => void] {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = useCallback((text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(copyBySelection(text)),
    )
  }, [])
  return [copied, copy]
}

/** For pages that are not served securely, where the clipboard is closed to scripts. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  // Text behind a modal dialog cannot be selected, so it goes into the dialog.
  const ground = document.activeElement?.closest('dialog') ?? document.body
  ground.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}
