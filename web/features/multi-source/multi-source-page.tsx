import { NATION } from '#domain/location/location.ts'
import { parseMultiSource, writeMultiSource } from '#sections/multi-source-comparison/state.ts'
import { type SectionPageProps, SectionFrame } from '#web/controls/section-frame.tsx'
import { SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { usePrefetchedLists } from '#web/controls/use-prefetched-lists.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { Panels } from './panels.tsx'
import { useMultiSource } from './use-multi-source.ts'

const CODEC = { parse: parseMultiSource, write: writeMultiSource }

/** Multi-Source Comparison: three panels, each with its own indicator, source, period and form. */
export default function MultiSourcePage({ dashboard, catalogue, section }: SectionPageProps) {
  const [wanted, change] = useAddressState(CODEC)
  const state = useMultiSource(wanted, dashboard, catalogue)
  usePrefetchedLists(state.status === 'ready')
  if (state.status === 'ready') {
    const advanced = section.advanced === true
    return (
      <Panels
        {...{ dashboard, catalogue, wanted, advanced }}
        data={state.data}
        busy={state.stale}
        onChange={change}
        onMark={(place) => change({ location: place ?? NATION })}
      />
    )
  }
  return (
    <SectionFrame>
      <SectionMessage>
        {state.status === 'failed' ? (
          <LoadFailureMessage what="The panels" reason={state.reason} onRetry={state.retry} />
        ) : (
          <Loading what="the panels" />
        )}
      </SectionMessage>
    </SectionFrame>
  )
}
