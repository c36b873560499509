import { groupedIndicators, indicatorWithGroups } from '#domain/disaggregation/group-index.ts'
import {
  type DisaggregationState,
  parseDisaggregationAddress,
  writeDisaggregationAddress,
} from '#sections/disaggregation/state.ts'
import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { groupIndexResource } from '#web/queries/group-data.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { Elsewhere } from './elsewhere.tsx'
import { GroupsContent } from './groups-content.tsx'
import { GroupControls } from './group-controls.tsx'
import { resolveChosen } from './resolve-chosen.ts'
import { useGroups } from './use-groups.ts'

const CODEC = { parse: parseDisaggregationAddress, write: writeDisaggregationAddress }

/** Figures by sex, age, residence and wealth, and how unequal they are. */
export default function DisaggregationPage(props: SectionPageProps) {
  const index = useResource(groupIndexResource)
  if (index.status === 'ready') return <Indexed {...props} index={index.value} />
  return (
    <SectionFrame>
      <SectionMessage>
        {index.status === 'failed' ? (
          <LoadFailureMessage
            what="The list of population groups"
            reason={index.reason}
            onRetry={() => groupIndexResource.load()}
          />
        ) : (
          <Loading what="the list of population groups" />
        )}
      </SectionMessage>
    </SectionFrame>
  )
}

type IndexedProps = SectionPageProps & { readonly index: readonly GroupIndexRow[] }

function Indexed(props: IndexedProps) {
  const [state, change] = useAddressState(CODEC)
  const { dashboard, index, catalogue } = props
  const own = { initial: dashboard.initial_indicator, indicators: dashboard.indicators }
  const indicator = indicatorWithGroups(state.indicator, own, groupedIndicators(index))
  if (indicator === null) {
    return (
      <SectionFrame>
        <Elsewhere {...{ dashboard, index, catalogue }} />
      </SectionFrame>
    )
  }
  return <Chosen {...props} {...{ state, indicator }} onChange={change} />
}

interface ChosenProps extends IndexedProps {
  readonly state: DisaggregationState
  readonly indicator: number
  readonly onChange: (change: Partial<DisaggregationState>) => void
}

function Chosen({ dashboard, catalogue, index, state, indicator, onChange }: ChosenProps) {
  const loaded = useGroups(indicator, catalogue)
  const chosen = loaded.status === 'ready' ? resolveChosen(state, loaded.data, dashboard.indicators) : null
  if (loaded.status === 'failed') {
    return (
      <SectionFrame>
        <SectionMessage>
          <LoadFailureMessage what="This indicator" reason={loaded.reason} onRetry={loaded.retry} />
        </SectionMessage>
      </SectionFrame>
    )
  }
  if (loaded.status === 'loading' || !chosen) {
    return (
      <SectionFrame>
        <SectionMessage>
          {loaded.status === 'loading' ? (
            <Loading what="the figures" />
          ) : (
            'This release has no figures of this indicator by population group.'
          )}
        </SectionMessage>
      </SectionFrame>
    )
  }
  return (
    <SectionFrame
      busy={loaded.stale}
      controls={<GroupControls {...{ dashboard, catalogue, index, chosen, onChange }} />}
    >
      <GroupsContent {...{ catalogue, chosen, state, onChange }} />
    </SectionFrame>
  )
}
