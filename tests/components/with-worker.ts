/** A page that a service worker answers for, so that the device may keep what somebody wrote. `woken`: the names to be woken for. */
export function withWorker(): { readonly woken: string[] } {
  const woken: string[] = []
  const sync = { register: async (name: string) => void woken.push(name) }
  Reflect.set(navigator, 'serviceWorker', { controller: {}, ready: Promise.resolve({ sync }) })
  return { woken }
}

/** A page without one, as those of other tests. */
export function withoutWorker(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
