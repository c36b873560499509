import { useEffect } from 'react'
import { loadPickerList } from './picker.tsx'

/**
 * Fetches the code of the open lists once the page is idle, so that the first use of a control waits for nothing and asks
 * the network nothing. Left out where the reader saves data.
 */
export function usePrefetchedLists(ready: boolean): void {
  useEffect(() => {
    if (!ready || savesData()) return
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => void loadPickerList(), 1500)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => void loadPickerList(), { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }, [ready])
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
