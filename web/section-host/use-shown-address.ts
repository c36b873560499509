import { useEffect } from 'react'
import { fixedState, newestState } from '#sections/definition/link-states.ts'
import type { SectionDefinition, ResolvedSection } from '#sections/definition/section-definition.ts'
import { withQuery } from '#web/controls/use-address-state.ts'
import { sectionShown, shownLinks } from '#web/memory/shown-address.ts'

/** Tells the page that this section shows figures, and by which links others see them; nothing while it shows nothing. */
export function useShownAddress<State extends object, Choice>(
  slug: string,
  definition: SectionDefinition<State, Choice>,
  shown: ResolvedSection<State, Choice> | null,
): void {
  useEffect(() => {
    if (!shown) return
    const linkTo = (state: State, release: number | null) => {
      const { href, pathname, search } = window.location
      const query = new URLSearchParams(search)
      query.set('section', slug)
      query.delete('index')
      query.delete('year')
      if (release === null) query.delete('release')
      else query.set('release', String(release))
      definition.state.write(query, state)
      return new URL(withQuery(pathname, query), href).href
    }
    shownLinks.set(() => {
      const newest = newestState(definition, shown)
      // Opened later, the fixed one says which of its numbers have changed.
      const fixed = linkTo(fixedState(definition, shown), shown.catalogue.release.number)
      return { fixed, newest: newest && linkTo(newest, null) }
    })
    sectionShown.set(definition.empty?.(shown) ? null : slug)
    return () => {
      shownLinks.set(null)
      sectionShown.set(null)
    }
  }, [slug, definition, shown])
}
