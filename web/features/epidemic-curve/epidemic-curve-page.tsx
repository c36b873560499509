import { useMemo } from 'react'
import { placeWords } from '#domain/location/place-words.ts'
import { known } from '#domain/reference/reference-data.ts'
import { type EpidemicWanted, parseEpidemic, writeEpidemic } from '#sections/epidemic-curve/state.ts'
import {
  chosenMeasure,
  type EpidemicChoice,
  neededIndicators,
  resolveEpidemic,
} from '#sections/epidemic-curve/epidemic-choice.ts'
import { weeklyAnswer } from '#domain/surveillance/weekly-answer.ts'
import { weeklyCounts } from '#domain/surveillance/weekly-counts.ts'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionLead, SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import { type IndicatorsData, useIndicators } from '#web/queries/use-indicators.ts'
import { EpidemicControls } from './epidemic-controls.tsx'
import { EpidemicFigures } from './epidemic-figures.tsx'

const CODEC = { parse: parseEpidemic, write: writeEpidemic }

/** Cases by week and state, in total and as a share that died. */
export default function EpidemicCurvePage(props: SectionPageProps) {
  const { catalogue, dashboard } = props
  const [wanted, change] = useAddressState<EpidemicWanted>(CODEC)
  const { curation } = catalogue.reference
  const own = chosenMeasure(wanted.indicator ?? dashboard.initial_indicator, curation)
  const withPeople = wanted.places === 'rates'
  const ids = useMemo(() => neededIndicators(own, withPeople, curation), [own, withPeople, curation])
  const state = useIndicators(useSame(ids), catalogue)
  if (state.status !== 'ready') {
    return (
      <SectionFrame>
        <SectionMessage>
          {state.status === 'loading' ? (
            <Loading what="the weekly counts" />
          ) : (
            <LoadFailureMessage what="The weekly counts" reason={state.reason} onRetry={state.retry} />
          )}
        </SectionMessage>
      </SectionFrame>
    )
  }
  return <Loaded {...props} {...{ wanted, own }} data={state.data} onChange={change} />
}

/** The same array as long as the ids in it are the same, so that nothing is worked out again. */
function useSame(ids: readonly number[]): readonly number[] {
  const key = ids.join(',')
  return useMemo(() => key.split(',').map(Number), [key])
}

interface LoadedProps extends SectionPageProps {
  readonly wanted: EpidemicWanted
  readonly own: ReturnType<typeof chosenMeasure>
  readonly data: IndicatorsData
  readonly onChange: (change: Partial<EpidemicWanted>) => void
}

function Loaded({ wanted, own, data, catalogue, onChange }: LoadedProps) {
  const { disease, measure } = own
  const choice = useMemo(
    () => resolveEpidemic(wanted, { disease, measure }, data),
    [wanted, disease, measure, data],
  )
  return (
    <SectionFrame controls={<EpidemicControls {...{ choice, data, onChange }} />}>
      <Lead choice={choice} data={data} />
      <EpidemicFigures {...{ wanted, choice, data, catalogue, onChange }} />
    </SectionFrame>
  )
}

function Lead({ choice, data }: { readonly choice: EpidemicChoice; readonly data: IndicatorsData }) {
  const { table, reference } = data
  const { disease, measure, year } = choice
  const place = known(reference.locations, choice.location)
  const weeks = weeklyCounts({ ...choice, table }, year === null ? null : [year])
  const source = reference.sources.get(choice.source) ?? null
  const when = year === null ? ', all years' : `, ${year}`
  return (
    <SectionLead
      heading={`${disease.name} in ${placeWords(place)}: ${measure.name.toLowerCase()}${when}`}
      answer={weeklyAnswer({ measure, place, source, weeks })}
      moved={choice.moved}
    />
  )
}
