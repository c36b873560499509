import { useCallback } from 'react'
import { message } from '#domain/message/message.ts'
import AboutContent from '#web/features/about/about-content.tsx'
import { LoadFailureMessage } from '#web/kit/state-message.tsx'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { indicatorAddress } from '../menus/find-in-catalogue.ts'
import { PageLoading } from '../shell.tsx'

/** The about page with the catalogue it is drawn from, and the ways into the dashboards. */
export default function AboutPage() {
  const catalogue = useResource(catalogueResource)
  const value = catalogue.status === 'ready' ? catalogue.value : null
  const addressOf = useCallback(
    (indicator: number, source?: number) => (value ? indicatorAddress(indicator, value, source) : null),
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
    <AboutContent catalogue={value} addressOf={addressOf} />
  ) : (
    <PageLoading title={message('shell.about-product')} />
  )
}
