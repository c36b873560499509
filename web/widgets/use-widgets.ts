import { useEffect, useState } from 'react'
import type { Widget } from './widget.ts'
import { loadWidget, type WidgetKey } from './widget-list.ts'

export interface LoadedWidget {
  readonly key: WidgetKey
  readonly widget: Widget
}

/** The widgets behind keys, as they arrive; one that cannot be loaded is left out. */
export function useWidgets(keys: readonly WidgetKey[]): readonly LoadedWidget[] {
  const [arrived, setArrived] = useState<readonly LoadedWidget[]>([])
  useEffect(() => {
    let wanted = true
    const all = keys.map(async (key) => ({ key, widget: await loadWidget(key) }))
    void Promise.allSettled(all).then((outcomes) => {
      if (wanted) setArrived(outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
    })
    return () => {
      wanted = false
    }
  }, [keys])
  return arrived
}
