import { message } from '#domain/message/message.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { facilitiesResource } from '#web/queries/facilities.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import type { ResourceState } from '#web/queries/resource.ts'

interface FacilitiesComeProps {
  readonly list: ResourceState<readonly Facility[]>
}

/** The place of the list of facilities while it loads; after a failure the reason and a way to try again. */
export function FacilitiesCome({ list }: FacilitiesComeProps) {
  const { text } = useLanguage()
  const what = message('maps.facilities')
  if (list.status !== 'failed') return <Loading what={text(what)} />
  return <LoadFailureMessage what={what} reason={list.reason} onRetry={() => facilitiesResource.load()} />
}
