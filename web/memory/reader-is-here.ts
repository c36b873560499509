import { useEffect } from 'react'
import { store, useStore } from './store.ts'

/** Events that only a reader of the page causes. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

const here = store(false)
let isAwaited = false

function arrive(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, arrive)
  here.set(true)
}

/** True from the reader's first movement on: what nobody needs before is fetched then, and not with the first view. */
export function useReaderIsHere(): boolean {
  useEffect(() => {
    if (isAwaited) return
    isAwaited = true
    for (const sign of SIGNS) window.addEventListener(sign, arrive, { passive: true })
  }, [])
  return useStore(here)
}
