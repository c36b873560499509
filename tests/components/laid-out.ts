import { vi } from 'vitest'

/** Lets a test lay out what the DOM of this ring does not: every element that asks is so wide, in CSS pixels. */
export function layOut(width: number): void {
  const Sized = class {
    readonly #tell: ResizeObserverCallback
    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell
    }
    observe() {
      Reflect.apply(this.#tell, undefined, [[{ contentRect: { width, height: 0 } }], this])
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Sized)
}
