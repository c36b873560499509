import type { Value } from '#domain/message/message.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'

interface WithCatalogueProps {
  /** The needed part of it, inside a sentence: `the list of indicators`. */
  readonly what: Value
  readonly children: (catalogue: Catalogue) => React.ReactNode
}

/** Draws something that needs the catalogue, once it is there. */
export function WithCatalogue({ what, children }: WithCatalogueProps) {
  const catalogue = useResource(catalogueResource)
  if (catalogue.status === 'ready') return children(catalogue.value)
  if (catalogue.status !== 'failed') return <Loading what={what} />
  return <LoadFailureMessage what={what} reason={catalogue.reason} onRetry={() => catalogueResource.load()} />
}
