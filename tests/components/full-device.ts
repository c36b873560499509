import { vi } from 'vitest'

/** A device without room for texts while `isFull`. Gives what makes room again. */
export function fullDevice(isFull: () => boolean = () => true): () => void {
  const device = globalThis.localStorage
  const setItem = (name: string, text: string) => {
    if (isFull()) throw new DOMException('Full', 'QuotaExceededError')
    device.setItem(name, text)
  }
  const get = (_: Storage, name: string) => {
    const value = name === 'setItem' ? setItem : Reflect.get(device, name)
    return typeof value === 'function' ? value.bind(device) : value
  }
  vi.stubGlobal('localStorage', new Proxy(device, { get }))
  return () => void vi.unstubAllGlobals()
}
