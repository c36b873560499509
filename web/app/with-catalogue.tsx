import { type ReactNode, useCallback } from 'react'
import { type Message, message } from '#domain/message/message.ts'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { indicatorAddress } from './menus/menu-dashboards.ts'
import { PageLoading } from './shell.tsx'

/** The address that shows an indicator, from one source when it is named; null when no dashboard has it. */
type AddressOf = (indicator: number, source?: number) => string | null

interface WithCatalogueProps {
  /** Of the page that waits. */
  readonly title: Message
  readonly children: (catalogue: Catalogue, addressOf: AddressOf) => ReactNode
}

/** A page that is drawn from the catalogue, with the ways into the dashboards. */
export function WithCatalogue({ title, children }: WithCatalogueProps) {
  const catalogue = useResource(catalogueResource)
  const value = catalogue.status === 'ready' ? catalogue.value : null
  const addressOf = useCallback<AddressOf>(
    (indicator, source) => (value ? indicatorAddress(indicator, value, source) : null),
    [value],
  )
  if (catalogue.status === 'failed') {
    return (
      <LoadFailureMessage
        what={message('shell.this-page')}
        reason={catalogue.reason}
        onRetry={() => catalogueResource.load()}
      />
    )
  }
  return value ? children(value, addressOf) : <PageLoading title={title} />
}
