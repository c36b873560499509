import { useEffect, useState } from 'react'

/** The cards of figures on the page, followed as they come and go. The report's own are none. */
export function useCardsOnPage(): readonly HTMLElement[] {
  return useFollowed(cardsNow)
}

/** The views that they show, each once, as their addresses have them. */
export function useViewsOnPage(): readonly string[] {
  return useFollowed(viewsNow)
}

function cardsNow(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-view]')].filter(
    (card) => !card.closest('[data-report]'),
  )
}

function viewsNow(): readonly string[] {
  return [...new Set(cardsNow().flatMap(({ dataset }) => dataset.view ?? []))]
}

/** A list of what is on the page, looked for again at every change of it. */
function useFollowed<One>(look: () => readonly One[]): readonly One[] {
  const [list, setList] = useState<readonly One[]>([])
  useEffect(() => {
    const follow = () => {
      const found = look()
      setList((last) =>
        last.length === found.length && last.every((each, at) => each === found[at]) ? last : found,
      )
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-view'] })
    return () => observer.disconnect()
  }, [look])
  return list
}
