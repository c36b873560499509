import { useEffect } from 'react'
import { siteFront } from '#web/memory/front.ts'

/** The product's name, then the title of the route. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${siteFront.product || 'MSDAT'} | ${title}`
  }, [title])
}
