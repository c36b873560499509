import { useEffect } from 'react'

/** The product's name, then the title of the route. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `MSDAT | ${title}`
  }, [title])
}
