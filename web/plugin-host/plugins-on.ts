import { useSyncExternalStore } from 'react'

/** Names of plugins come from their authors, so their keys stand apart from those of the product. */
const PREFIX = 'plugin:'

const listeners = new Set<() => void>()
let on = readOn()

// Another tab of the same reader may switch a plugin.
window.addEventListener('storage', () => move(readOn()))

/** Names of the submitted plugins that this reader has switched on, by name. At first none is. */
export function usePluginsOn(): readonly string[] {
  return useSyncExternalStore(subscribe, () => on)
}

/** Switches a plugin, and keeps it in the browser as 'true' or 'false' (specification of accounts §3). */
export function setPluginOn(name: string, isOn: boolean): void {
  try {
    localStorage.setItem(PREFIX + name, String(isOn))
    move(readOn())
  } catch {
    // Storage is refused: the switch holds until the page is closed.
    move([...on.filter((other) => other !== name), ...(isOn ? [name] : [])].sort())
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function move(next: readonly string[]): void {
  if (next.join() === on.join()) return
  on = next
  for (const listener of listeners) listener()
}

function readOn(): readonly string[] {
  try {
    return Object.entries(localStorage)
      .filter(([key, value]) => key.startsWith(PREFIX) && value === 'true')
      .map(([key]) => key.slice(PREFIX.length))
      .sort()
  } catch {
    return []
  }
}
