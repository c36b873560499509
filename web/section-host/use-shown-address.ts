import { useEffect } from 'react'
import type { SectionDefinition, Shown } from '#sections/definition/section-definition.ts'
import { withQuery } from '#web/controls/use-address-state.ts'
import { shownAddress } from '#web/memory/shown-address.ts'

/** Tells the page by which address others see what this section shows; nothing while it shows nothing. */
export function useShownAddress<State extends object, Choice>(
  slug: string,
  definition: SectionDefinition<State, Choice>,
  shown: Shown<State, Choice> | null,
): void {
  useEffect(() => {
    if (!shown) return
    shownAddress.set(() => {
      const { href, pathname, search } = window.location
      const query = new URLSearchParams(search)
      query.set('section', slug)
      query.delete('index')
      query.delete('year')
      definition.state.write(query, { ...shown.wanted, ...definition.pinned?.(shown) })
      return new URL(withQuery(pathname, query), href).href
    })
    return () => shownAddress.set(null)
  }, [slug, definition, shown])
}
