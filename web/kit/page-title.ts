import { useEffect } from 'react'
import { siteName } from '#web/memory/front.ts'

/** The product's name, then the title of the route. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${siteName} | ${title}`
  }, [title])
}
