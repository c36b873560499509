// A database: the library of the product looks for one when it is read, once for all files of a process.
import 'fake-indexeddb/auto'
import { vi } from 'vitest'

// Files share a process, so that React and the DOM are read once. What modules of the product remember ends with each file.
vi.resetModules()
document.body.replaceChildren()

// The DOM of this ring has no top layer, no sizes, no media and no workers: what pages call of them does nothing here.

for (const name of ['showPopover', 'hidePopover', 'scrollIntoView'] as const) {
  if (!(name in HTMLElement.prototype)) Reflect.set(HTMLElement.prototype, name, () => undefined)
}

/** Of a worker that never answers. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}
if (!('Worker' in globalThis)) Reflect.set(globalThis, 'Worker', SilentWorker)
