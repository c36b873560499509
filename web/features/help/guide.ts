import type { Config } from 'driver.js'

/** How long a page may take until it is drawn, in milliseconds, and how often it is asked. */
const PATIENCE = 10_000
const STEP = 150

/** The look of what points at a part of a page. */
export const GUIDE: Config = { overlayOpacity: 0.35, stagePadding: 6, popoverClass: 'msdat-guide' }

/** Whether the reader wants nothing to move. */
export function atRest(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Asks again and again while the page is drawn, and gives the first answer; null: none came in time. */
export async function comingWith<T>(look: (waited: number) => T | null): Promise<T | null> {
  const begun = Date.now()
  for (let waited = 0; waited < PATIENCE; waited = Date.now() - begun) {
    await new Promise((resolve) => setTimeout(resolve, STEP))
    const found = 'drawn' in document.documentElement.dataset ? look(waited) : null
    if (found !== null) return found
  }
  return null
}

/** Resolves when the page is drawn; after a while also when it is not. */
export async function pageDrawn(): Promise<void> {
  await comingWith(() => true)
}

/** The library sets titles and descriptions as HTML. */
export function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
