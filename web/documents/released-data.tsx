import type { ReactNode } from 'react'
import type { View } from '#charts/view.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { useEarlierData } from '#web/views/use-earlier-data.ts'
import { useViewData, type ViewDataState } from '#web/views/use-view-data.ts'

interface ReleasedDataProps {
  readonly view: View
  /** The hash of the release whose figures are wanted; null: the newest. */
  readonly release: string | null
  readonly children: (state: ViewDataState) => ReactNode
}

/** What a view is drawn from in the release that is wanted: the newest, or an earlier one that a document keeps. */
export function ReleasedData({ view, release, children }: ReleasedDataProps) {
  const catalogue = useResource(catalogueResource)
  if (release === null) return <Newest view={view}>{children}</Newest>
  if (catalogue.status !== 'ready') {
    const { status } = catalogue
    return status === 'failed'
      ? children({ status, reason: catalogue.reason, retry: () => catalogueResource.load() })
      : children({ status: 'loading' })
  }
  if (release === catalogue.value.release.hash) return <Newest view={view}>{children}</Newest>
  return (
    <Earlier view={view} release={release}>
      {children}
    </Earlier>
  )
}

type Wanted = Omit<ReleasedDataProps, 'release'>

function Newest({ view, children }: Wanted) {
  return children(useViewData(view))
}

function Earlier({ view, release, children }: Wanted & { readonly release: string }) {
  return children(useEarlierData(view, release))
}
