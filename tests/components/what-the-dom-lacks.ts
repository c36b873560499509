import { vi } from 'vitest'
import { newDevice } from './new-device.ts'

// Files share a process, so that libraries and the DOM are read once. What modules of the product and the browser remember ends with
// each file: otherwise what a test sees depends on which files came before it.
vi.resetModules()
vi.useRealTimers()
document.body.replaceChildren()
newDevice()

// The DOM of this ring has no top layer, no sizes, no media and no workers: what pages call of them does nothing here.

for (const name of ['showPopover', 'hidePopover', 'scrollIntoView'] as const) {
  if (!(name in HTMLElement.prototype)) Reflect.set(HTMLElement.prototype, name, () => undefined)
}

// Nothing lies further down than the window here: what comes near is drawn at once.
Reflect.deleteProperty(globalThis, 'IntersectionObserver')

/** Of a worker that never answers. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}
if (!('Worker' in globalThis)) Reflect.set(globalThis, 'Worker', SilentWorker)
if (!('print' in window)) Reflect.set(window, 'print', () => undefined)
