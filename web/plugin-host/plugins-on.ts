import { keepText, keptEntries } from '#web/memory/kept.ts'
import { store, useStore } from '#web/memory/store.ts'

/** Names of plugins come from their authors, so their keys stand apart from those of the product. */
const PREFIX = 'plugin:'

const on = store(keptOn())

// Another tab of the same reader may switch a plugin.
window.addEventListener('storage', () => move(keptOn()))

/** Names of the submitted plugins that this reader has switched on, by name. At first none is. */
export function usePluginsOn(): readonly string[] {
  return useStore(on)
}

/** Switches a plugin, and keeps it in the browser as 'true' or 'false' (specification of accounts §3). */
export function setPluginOn(name: string, isOn: boolean): void {
  keepText(PREFIX + name, String(isOn))
  move([...on.get().filter((other) => other !== name), ...(isOn ? [name] : [])].sort())
}

function move(next: readonly string[]): void {
  if (next.join() !== on.get().join()) on.set(next)
}

function keptOn(): readonly string[] {
  return keptEntries()
    .filter(([key, value]) => key.startsWith(PREFIX) && value === 'true')
    .map(([key]) => key.slice(PREFIX.length))
    .sort()
}
