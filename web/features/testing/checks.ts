import { ask } from '#web/queries/ask.ts'
import {
  type Ability,
  browserFinding,
  connectionFinding,
  type Finding,
  figureFinding,
  storageFinding,
} from './findings.ts'

/** Small answers that are asked for, one after the other. */
const ASKED = 5

/** A file of some forty kilobytes that travels as it is. */
const LARGER = '/embed/inter.woff2'

/** The figure that is drawn to see how long that takes. */
export const FIGURE = '/figure.svg?kind=trend&indicator=18&location=1&width=720'

/** Looks at what the browser has that this site uses. Nothing leaves the device. */
export function checkBrowser(): Finding {
  const canvas = document.createElement('canvas')
  const abilities: readonly Ability[] = [
    { name: 'dialogs', has: 'showModal' in HTMLDialogElement.prototype, isNeeded: true },
    { name: 'grids', has: CSS.supports('display', 'grid'), isNeeded: true },
    { name: 'webgl', has: canvas.getContext('webgl2') !== null, isNeeded: false },
    { name: 'voice', has: 'speechSynthesis' in window, isNeeded: false },
    { name: 'clipboard', has: 'clipboard' in navigator, isNeeded: false },
  ]
  return browserFinding(abilities, navigator.cookieEnabled)
}

/** Writes a word and takes it away again, and asks how much room is left. */
export async function checkStorage(): Promise<Finding> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null)
  const free = estimate?.quota === undefined ? null : estimate.quota - (estimate.usage ?? 0)
  try {
    localStorage.setItem('testing', 'kept')
    const keeps = localStorage.getItem('testing') === 'kept'
    localStorage.removeItem('testing')
    return storageFinding(keeps, free)
  } catch {
    return storageFinding(false, free)
  }
}

/** Asks the server for a few small answers and one larger one, past the cache. */
export async function checkConnection(): Promise<Finding> {
  try {
    const delays: number[] = []
    for (let count = 0; count < ASKED; count++) {
      const begun = performance.now()
      await ask('GET /releases/current')
      delays.push(performance.now() - begun)
    }
    const begun = performance.now()
    const answer = await fetch(LARGER, { cache: 'no-store' })
    const { byteLength } = await answer.arrayBuffer()
    return connectionFinding(delays, (byteLength * 8) / (performance.now() - begun))
  } catch {
    return connectionFinding([], null)
  }
}

/** How long a figure takes from being asked for to being there. */
export function checkFigure(picture: HTMLImageElement): Promise<Finding> {
  const begun = performance.now()
  return new Promise((resolve) => {
    picture.onload = () => resolve(figureFinding(performance.now() - begun))
    picture.onerror = () => resolve(figureFinding(null))
    picture.src = `${FIGURE}&checked=${Math.round(begun)}`
  })
}
