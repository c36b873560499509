import { useLayoutEffect } from 'react'
import { waits } from '#web/files/drawn.ts'

/** Stands for a part whose code is on its way and that leaves no room until then. */
export function Coming() {
  useLayoutEffect(waits, [])
  return null
}
