import { message } from '#domain/message/message.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import type { ResourceState } from '#web/queries/resource.ts'

interface WhenCatalogueProps {
  readonly catalogue: ResourceState<Catalogue>
  readonly children: (catalogue: Catalogue) => React.ReactNode
}

/** The list of a menu once the catalogue is there; until then the wait, or the reason of the failure. */
export function WhenCatalogue({ catalogue, children }: WhenCatalogueProps) {
  if (catalogue.status === 'ready') return children(catalogue.value)
  const what = message('menus.dashboard-list')
  if (catalogue.status !== 'failed') return <Loading what={what} />
  return <LoadFailureMessage what={what} reason={catalogue.reason} onRetry={() => catalogueResource.load()} />
}
