import { store, useStore } from '#web/memory/store.ts'
import type { WidgetKey } from './widget-list.ts'

const opened = store<WidgetKey | null>(null)

/** Opens the panel of a widget that is on; null closes whichever is open. */
export function openWidget(key: WidgetKey | null): void {
  opened.set(key)
}

/** Follows whose panel is open. */
export function useOpenedWidget(): WidgetKey | null {
  return useStore(opened)
}
