import { useCallback } from 'react'
import { message } from '#domain/message/message.ts'
import KnownErrorsContent from '#web/features/known-errors/known-errors-content.tsx'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { indicatorAddress } from '../menus/find-in-catalogue.ts'
import { PageLoading } from '../shell.tsx'

/** The page of known errors with the catalogue that names its figures, and the ways to them. */
export default function KnownErrorsPage() {
  const catalogue = useResource(catalogueResource)
  const value = catalogue.status === 'ready' ? catalogue.value : null
  const addressOf = useCallback(
    (indicator: number, source: number) => (value ? indicatorAddress(indicator, value, source) : null),
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
  return value ? (
    <KnownErrorsContent catalogue={value} addressOf={addressOf} />
  ) : (
    <PageLoading title={message('pages.known-errors')} />
  )
}
