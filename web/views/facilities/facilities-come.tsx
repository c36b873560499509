import { message } from '#domain/message/message.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type Facility, facilitiesResource } from '#web/queries/facilities.ts'
import type { ResourceState } from '#web/queries/resource.ts'

interface FacilitiesComeProps {
  readonly list: ResourceState<readonly Facility[]>
}

/** What stands where the list of facilities will be: that it comes, or why it did not and how to try again. */
export function FacilitiesCome({ list }: FacilitiesComeProps) {
  const { text } = useLanguage()
  const what = message('maps.facilities')
  if (list.status !== 'failed') return <Loading what={text(what)} />
  return <LoadFailureMessage what={what} reason={list.reason} onRetry={() => facilitiesResource.load()} />
}
