import { useEffect, useRef } from 'react'

/** Milliseconds until what did not come is tried again by itself: first, and at most. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [5000, 60_000]

const waiting = new Set<() => void>()
let tries = 0
let pause = FIRST_PAUSE
let timer: ReturnType<typeof setTimeout> | undefined

/** How often it was tried again since the page began. */
export function triesSoFar(): number {
  return tries
}

/** Tries everything again that did not come: a line that brings one file brings the others. */
export function tryAgain(): void {
  tries += 1
  for (const act of [...waiting]) act()
  pause = Math.min(2 * pause, LONGEST_PAUSE)
  wait()
}

/** Calls at each next try: when a reader presses for one, when the line is back, and after a while. Gives what ends that. */
export function atNextTry(act: () => void): () => void {
  waiting.add(act)
  if (waiting.size === 1) {
    window.addEventListener('online', tryAgain)
    pause = FIRST_PAUSE
    wait()
  }
  return () => {
    waiting.delete(act)
    if (waiting.size > 0) return
    window.removeEventListener('online', tryAgain)
    clearTimeout(timer)
  }
}

function wait(): void {
  clearTimeout(timer)
  if (waiting.size > 0) timer = setTimeout(tryAgain, pause)
}

/** Acts at each next try while it is drawn; null: does nothing. */
export function useNextTry(act: (() => void) | null): void {
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  const isWanted = act !== null
  useEffect(() => (isWanted ? atNextTry(() => newest.current?.()) : undefined), [isWanted])
}

/** Loads what nobody sees while it is missing, as often as it takes. */
export async function atLast<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise<void>((resolve) => {
      const end = atNextTry(() => {
        end()
        resolve()
      })
    })
    return atLast(load)
  }
}
