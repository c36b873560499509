import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { VoicePanel } from '#web/features/assistant/voice/voice-panel.tsx'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { useMenuAdditions } from '../menus/menu-additions.ts'
import { spokenWay } from './spoken-ways.ts'

/** The voice assistant with the pages of the product, which can be opened by their names. */
export default function VoiceOfProduct() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const additions = useMenuAdditions()
  const catalogue = useResource(catalogueResource)
  const known = catalogue.status === 'ready' ? catalogue.value : null
  const ways = useMemo(
    () => ({
      read: (heard: string) =>
        known && spokenWay(heard, { catalogue: known, additions, path, search, toTab }),
      go: navigate,
    }),
    [known, additions, path, search, navigate],
  )
  return <VoicePanel ways={ways} />
}

/** Opens the tab beside the open one, as a reader would: pages keep their tabs in the order that each reader chose. */
function toTab(step: 1 | -1): string | null {
  const tabs = [...document.querySelectorAll<HTMLElement>('main [role="tab"]')]
  const open = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  const next = open < 0 ? undefined : tabs[open + step]
  next?.click()
  return next?.textContent ?? null
}
