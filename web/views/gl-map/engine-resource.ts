import { inTime } from '#web/files/in-time.ts'
import { resource } from '#web/queries/resource.ts'

/** The engine of maps that move; loaded with the first of them. */
export const engineResource = resource(() => inTime('engine', () => import('./engine.ts')))

/** True where the browser can draw maps that move. */
export function canDrawGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
