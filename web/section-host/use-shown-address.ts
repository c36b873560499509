import { useEffect } from 'react'
import { fixedState, newestState } from '#sections/definition/link-states.ts'
import type { SectionDefinition, Shown } from '#sections/definition/section-definition.ts'
import { withQuery } from '#web/controls/use-address-state.ts'
import { shownLinks } from '#web/memory/shown-address.ts'

/** Tells the page by which links others see what this section shows; nothing while it shows nothing. */
export function useShownAddress<State extends object, Choice>(
  slug: string,
  definition: SectionDefinition<State, Choice>,
  shown: Shown<State, Choice> | null,
): void {
  useEffect(() => {
    if (!shown) return
    const linkTo = (state: State) => {
      const { href, pathname, search } = window.location
      const query = new URLSearchParams(search)
      query.set('section', slug)
      query.delete('index')
      query.delete('year')
      definition.state.write(query, state)
      return new URL(withQuery(pathname, query), href).href
    }
    shownLinks.set(() => {
      const newest = newestState(definition, shown)
      return { fixed: linkTo(fixedState(definition, shown)), newest: newest && linkTo(newest) }
    })
    return () => shownLinks.set(null)
  }, [slug, definition, shown])
}
