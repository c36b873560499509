import { store, useStore } from '#web/memory/store.ts'
import { keepLooks } from './page-looks.ts'

/** A picture of the page. It never leaves this browser and is gone when the page is closed. */
export interface Screenshot {
  readonly id: number
  /** `data:image/png;base64,…` */
  readonly address: string
  readonly takenAt: Date
  /** Title of the page at that time. */
  readonly title: string
}

/** The largest side of a picture, in pixels: what browsers draw without failing. */
const LARGEST_SIDE = 8000

const all = store<readonly Screenshot[]>([])

/** The pictures of this visit, the newest first. */
export function useScreenshots(): readonly Screenshot[] {
  return useStore(all)
}

/** Takes a picture of the whole page, without add-on widgets. Rejects when the browser cannot draw it. */
export async function takeScreenshot(): Promise<void> {
  const { toPng } = await import('html-to-image')
  const { scrollWidth, scrollHeight } = document.documentElement
  const restore = keepLooks()
  const address = await toPng(document.body, {
    width: scrollWidth,
    height: scrollHeight,
    pixelRatio: Math.min(2, LARGEST_SIDE / Math.max(scrollWidth, scrollHeight)),
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    filter: isShown,
  }).finally(restore)
  all.set([{ id: Date.now(), address, takenAt: new Date(), title: document.title }, ...all.get()])
}

/** Not in a picture: the widgets themselves, dialogs above the page, and what is there for browsers without scripts. */
function isShown(node: HTMLElement): boolean {
  return node.dataset?.print !== 'never' && !['DIALOG', 'NOSCRIPT', 'SCRIPT'].includes(node.tagName)
}

export function deleteScreenshot(id: number): void {
  all.set(all.get().filter((screenshot) => screenshot.id !== id))
}
