import { useSyncExternalStore } from 'react'
import type { Widget } from './widget.ts'

/** What is in `plugins/`; each widget is loaded when it is first needed. */
const MODULES = import.meta.glob<{ readonly default: Widget }>('../../plugins/*/widget.tsx')

/** The key of a widget, under which browsers keep whether it is on: `contextPlugin`. */
export type WidgetKey = string

const LOADERS: ReadonlyMap<WidgetKey, () => Promise<{ readonly default: Widget }>> = new Map(
  Object.entries(MODULES).map(([path, load]) => [keyOf(path), load]),
)

/** Keys of all widgets that this build has. */
export const WIDGET_KEYS: readonly WidgetKey[] = [...LOADERS.keys()]

const loaded = new Map<WidgetKey, Promise<Widget>>()
const listeners = new Set<() => void>()
const switchListeners = new Set<(key: WidgetKey, on: boolean) => void>()
let enabled = readEnabled()

// Another tab of the same reader may switch a widget.
window.addEventListener('storage', () => move(readEnabled()))

/** The widget behind a key, loaded once. Rejects for a key that no folder has. */
export function loadWidget(key: WidgetKey): Promise<Widget> {
  const known = loaded.get(key)
  if (known) return known
  const load = LOADERS.get(key)
  if (!load) return Promise.reject(new Error(`There is no widget ${key}`))
  const widget = load().then((module) => module.default)
  loaded.set(key, widget)
  return widget
}

/** Keys of the widgets that are on, in the order of the list. At first none is. */
export function useEnabledWidgets(): readonly WidgetKey[] {
  return useSyncExternalStore(subscribe, () => enabled)
}

/** Switches a widget, and keeps it in the browser as 'true' or 'false' (specification of accounts §3). */
export function setWidgetEnabled(key: WidgetKey, on: boolean): void {
  try {
    localStorage.setItem(key, String(on))
    move(readEnabled())
  } catch {
    // Storage is refused: the switch holds until the page is closed.
    move(WIDGET_KEYS.filter((other) => (other === key ? on : enabled.includes(other))))
  }
  for (const listener of switchListeners) listener(key, on)
}

/** Tells of every switch that is made on this page, for those who keep it elsewhere too. */
export function whenWidgetSwitched(listener: (key: WidgetKey, on: boolean) => void): void {
  switchListeners.add(listener)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function move(next: readonly WidgetKey[]): void {
  if (next.join() === enabled.join()) return
  enabled = next
  for (const listener of listeners) listener()
}

function readEnabled(): readonly WidgetKey[] {
  try {
    return WIDGET_KEYS.filter((key) => localStorage.getItem(key) === 'true')
  } catch {
    return []
  }
}

/** `../../plugins/contextPlugin/widget.tsx` → `contextPlugin`. */
function keyOf(path: string): WidgetKey {
  return path.split('/').at(-2) ?? ''
}
