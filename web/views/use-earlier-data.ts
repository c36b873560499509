import { useMemo } from 'react'
import { serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'
import { whyNotView } from '#charts/why-not.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { readViewData, type ViewData } from '#sections/files/view-data.ts'
import { earlierRelease } from '#web/queries/earlier-release.ts'
import { type Resource, resource } from '#web/queries/resource.ts'
import { useResource } from '#web/queries/use-resource.ts'
import type { ViewDataState } from './use-view-data.ts'

/** Null: that release knows no such indicator or source, or cannot show the view. */
const views = new Map<string, Resource<ViewData | null>>()

/** The data of a view as an earlier release has them. */
export function useEarlierData(view: View, release: string): ViewDataState {
  const data = useMemo(() => dataOf(view, release), [view, release])
  const state = useResource(data)
  switch (state.status) {
    case 'ready':
      return state.value ? { status: 'ready', data: state.value } : { status: 'unknown' }
    case 'failed':
      // There is no such release.
      if (state.reason === 'missing') return { status: 'unknown' }
      return { status: 'failed', reason: state.reason, retry: () => data.load() }
    default:
      return { status: 'loading' }
  }
}

function dataOf(view: View, release: string): Resource<ViewData | null> {
  const name = `${release} ${serialiseView(view)}`
  const known = views.get(name)
  if (known) return known
  const made = resource(async () => {
    const reader = earlierRelease(release)
    const { reference } = await reader.catalogue()
    return isKnown(view, reference) ? readViewData(view, reader) : null
  })
  views.set(name, made)
  return made
}

function isKnown(view: View, reference: ReferenceData): boolean {
  const { indicators, sources } = view
  return (
    indicators.length > 0 &&
    indicators.every((id) => reference.indicators.has(id)) &&
    sources.every((id) => reference.sources.has(id)) &&
    whyNotView(view, (id) => reference.locations.get(id)?.level) === null
  )
}
