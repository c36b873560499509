import { useEffect } from 'react'
import { whenDrawn } from './when-drawn.ts'
import { store, useStore } from './store.ts'

/** Events that only a reader of the page causes. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** How long after the first movement what was pressed with it has the line for itself, in milliseconds. */
const PRESSED = 1000

/** How long a page that goes on waiting is waited for, in milliseconds. */
const PATIENCE = 3000

const here = store(false)
const settled = store(false)
let isAwaited = false

function arrive(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, arrive)
  here.set(true)
  setTimeout(() => {
    const late = setTimeout(settle, PATIENCE)
    void whenDrawn().then(() => {
      clearTimeout(late)
      settle()
    })
  }, PRESSED)
}

function settle(): void {
  settled.set(true)
}

function useAwaited(): void {
  useEffect(() => {
    if (isAwaited) return
    isAwaited = true
    for (const sign of SIGNS) window.addEventListener(sign, arrive, { passive: true })
  }, [])
}

/** True from the reader's first movement on: what nobody needs before is fetched then, and not with the first view. */
export function useReaderIsHere(): boolean {
  useAwaited()
  return useStore(here)
}

/**
 * True once the first movement, and what was pressed with it, is answered: what a reader needs sooner or later is fetched then, and
 * shares the line with no press.
 */
export function useReaderHasSettled(): boolean {
  useAwaited()
  return useStore(settled)
}
