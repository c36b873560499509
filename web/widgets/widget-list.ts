import { groupOf } from '#messages/groups.ts'
import { inTime } from '#web/files/in-time.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { keepText, keptText } from '#web/memory/kept.ts'
import { store, useStore } from '#web/memory/store.ts'
import type { Widget } from './widget.ts'

/** The modules of `plugins/`; each widget is loaded when it is first needed. */
const MODULES = import.meta.glob<{ readonly default: Widget }>('../../plugins/*/widget.tsx')

/** The key of a widget, under which browsers keep whether it is on: `contextPlugin`. */
export type WidgetKey = string

const LOADERS: ReadonlyMap<WidgetKey, () => Promise<{ readonly default: Widget }>> = new Map(
  Object.entries(MODULES).map(([path, load]) => [keyOf(path), load]),
)

/** Keys of all widgets that this build has. */
export const WIDGET_KEYS: readonly WidgetKey[] = [...LOADERS.keys()]

/** Widgets that are on until a reader switches them off. */
const ON_AT_FIRST: readonly WidgetKey[] = ['feedbackPlugin', 'assistantPlugin']

const loaded = new Map<WidgetKey, Promise<Widget>>()
const enabled = store(keptEnabled())
/** The switch that was made last on this page, for those who keep it elsewhere too. */
export const widgetSwitch = store<{ readonly key: WidgetKey; readonly on: boolean } | null>(null)

// Another tab of the same reader may switch a widget.
window.addEventListener('storage', () => move(keptEnabled()))

/** The widget behind a key, loaded once. Rejects for a key that no folder has, and while it does not come. */
export function loadWidget(key: WidgetKey): Promise<Widget> {
  const known = loaded.get(key)
  if (known) return known
  const load = LOADERS.get(key)
  if (!load) return Promise.reject(new Error(`There is no widget ${key}`))
  const widget = inTime(key, async () => withItsWords((await load()).default))
  loaded.set(key, widget)
  widget.catch(() => loaded.delete(key))
  return widget
}

/** A widget once the words are there that it is listed with. */
async function withItsWords(widget: Widget): Promise<Widget> {
  const { title, description, hint, panelTitle } = widget
  const topics = [title, description, hint, panelTitle].flatMap((value) =>
    typeof value === 'object' && 'id' in value ? (value.id.split('.')[0] ?? []) : [],
  )
  const { code } = pageLanguage.get()
  await Promise.all(topics.map((topic) => loadGroup(code, groupOf(topic))))
  return widget
}

/** Keys of the widgets that are on, in the order of the list. */
export function useEnabledWidgets(): readonly WidgetKey[] {
  return useStore(enabled)
}

/** Those of them that must be there at once: a reader has switched them on. The others come once somebody is there. */
export function useChosenWidgets(): readonly WidgetKey[] {
  return useEnabledWidgets().filter((key) => !ON_AT_FIRST.includes(key))
}

/** Switches a widget, and keeps it in the browser as 'true' or 'false' (specification of accounts §3). */
export function setWidgetEnabled(key: WidgetKey, on: boolean): void {
  keepText(key, String(on))
  move(WIDGET_KEYS.filter((other) => (other === key ? on : enabled.get().includes(other))))
  widgetSwitch.set({ key, on })
}

function move(next: readonly WidgetKey[]): void {
  if (next.join() !== enabled.get().join()) enabled.set(next)
}

function keptEnabled(): readonly WidgetKey[] {
  return WIDGET_KEYS.filter((key) => (keptText(key) ?? String(ON_AT_FIRST.includes(key))) === 'true')
}

/** `../../plugins/contextPlugin/widget.tsx` → `contextPlugin`. */
function keyOf(path: string): WidgetKey {
  return path.split('/').at(-2) ?? ''
}
