import { useCallback, useEffect, useRef, useState } from 'react'
import { useNextTry } from '#web/files/next-try.ts'
import type { Widget } from './widget.ts'
import { loadWidget, type WidgetKey } from './widget-list.ts'

export interface LoadedWidget {
  readonly key: WidgetKey
  readonly widget: Widget
}

interface Widgets {
  readonly widgets: readonly LoadedWidget[]
  /** True while one has not come; it is asked for again at each next try. */
  readonly isMissing: boolean
}

/** The widgets behind keys, as they arrive. */
export function useWidgets(keys: readonly WidgetKey[]): Widgets {
  const [state, setState] = useState<Widgets>({ widgets: [], isMissing: false })
  const newest = useRef(keys)
  const look = useCallback(async () => {
    const all = keys.map(async (key) => ({ key, widget: await loadWidget(key) }))
    const outcomes = await Promise.allSettled(all)
    if (newest.current !== keys) return
    const widgets = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    setState({ widgets, isMissing: widgets.length < keys.length })
  }, [keys])
  useEffect(() => {
    newest.current = keys
    void look()
  }, [keys, look])
  useNextTry(state.isMissing ? look : null)
  return state
}
