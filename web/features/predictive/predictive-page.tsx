import { useMemo } from 'react'
import type { EmptyFigure } from '#charts/figure.ts'
import { studiedFigure } from '#charts/forecast/forecast.ts'
import { forecastAnswer, forecastHeading } from '#domain/narrative/predictive.ts'
import type { Value } from '#domain/message/message.ts'
import { plain, type Segment } from '#domain/message/segment.ts'
import {
  type PredictiveWanted,
  parsePredictiveAddress,
  writePredictiveAddress,
} from '#sections/predictive-analysis/state.ts'
import {
  type PredictiveResolution,
  resolvePredictive,
} from '#sections/predictive-analysis/predictive-choice.ts'
import { SectionColumns } from '#web/controls/section-columns.tsx'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionLead } from '#web/controls/section-lead.tsx'
import { SectionWaiting } from '#web/controls/section-waiting.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { usePrefetchedLists } from '#web/controls/use-prefetched-lists.ts'
import { WorkStatus } from '#web/kit/work-status.tsx'
import { chosenIndicator } from '#web/queries/chosen-indicator.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { useKeptIndicators } from '#web/queries/use-kept-indicators.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { MindPanel } from './mind-panel.tsx'
import { OutlookPanel } from './outlook-panel.tsx'
import { PredictiveControls } from './predictive-controls.tsx'
import { Refusal } from './refusal.tsx'
import { StepsTable } from './steps-table.tsx'
import { TrustPanel } from './trust-panel.tsx'
import { type ForecastWork, useForecast } from './use-forecast.ts'

const CODEC = { parse: parsePredictiveAddress, write: writePredictiveAddress }

/** Predictive Analysis: the figures of one source carried on, with how sure that is and how it did before. */
export default function PredictivePage(props: SectionPageProps) {
  const { dashboard, catalogue } = props
  const [wanted, change] = useAddressState<PredictiveWanted>(CODEC)
  const indicator = chosenIndicator(wanted.indicator, dashboard, catalogue)
  const ids = useMemo(() => [indicator], [indicator])
  const state = useKeptIndicators(ids, catalogue)
  usePrefetchedLists(state.status === 'ready')
  if (state.status !== 'ready') return <SectionWaiting state={state} />
  return <Loaded {...props} {...{ wanted, data: state.data, busy: state.stale }} onChange={change} />
}

interface LoadedProps extends SectionPageProps {
  readonly wanted: PredictiveWanted
  readonly data: IndicatorsData
  readonly busy: boolean
  readonly onChange: (change: Partial<PredictiveWanted>) => void
}

function Loaded({ wanted, data, busy, dashboard, catalogue, onChange }: LoadedProps) {
  const currentYear = Number(catalogue.release.published_at.slice(0, 4))
  const resolution = useMemo(() => resolve(wanted, data), [wanted, data])
  const forecast = useForecast(data, resolution, wanted, currentYear)
  const controls = (
    <PredictiveControls {...{ wanted, data, resolution, forecast, dashboard, catalogue, onChange }} />
  )
  return (
    <SectionFrame controls={controls} busy={busy || forecast.work.status === 'working'}>
      <Content {...{ wanted, data, resolution, forecast, catalogue, onChange }} />
    </SectionFrame>
  )
}

/** The files on the page are those of the last indicator until the next one has arrived. */
function resolve(wanted: PredictiveWanted, { table, reference, availability, files }: IndicatorsData) {
  const indicator = files[0]?.id ?? 0
  const own = availability.get(indicator)
  if (!own) throw new RangeError(`No figures of indicator ${indicator} are loaded`)
  const preferredSource = reference.curation.forecastSource
  const context = { indicator, availability: own, reference, preferredSource, table }
  return resolvePredictive(wanted, context)
}

interface ContentProps {
  readonly wanted: PredictiveWanted
  readonly data: IndicatorsData
  readonly resolution: PredictiveResolution
  readonly forecast: ForecastWork
  readonly catalogue: SectionPageProps['catalogue']
  readonly onChange: (change: Partial<PredictiveWanted>) => void
}

function Content({ wanted, data, resolution, forecast, catalogue, onChange }: ContentProps) {
  const { input, subject, work, study } = forecast
  const { reference } = data
  const { indicator, location, series, source } = subject
  const figure = useMemo(() => studiedFigure(input, subject, study), [input, subject, study])
  const isThere = work.status === 'ready' || work.status === 'idle'
  const numbers = study?.result.status === 'ok' ? study.result : null
  const instead = (alternative: EmptyFigure['alternatives'][number]) =>
    onChange({ ...(alternative.source !== undefined && { source: alternative.source }) })
  return (
    <>
      <SectionLead
        heading={forecastHeading(indicator, location)}
        answer={answerOf(forecast)}
        moved={resolution.moved}
      />
      <SectionColumns
        main={
          <>
            <FigureCard
              {...{ figure, reference }}
              view={input.view}
              release={catalogue.release}
              onChooseInstead={instead}
              switches={isThere ? undefined : <WorkStatus work={work} what="the forecast" />}
            />
            {numbers && (
              <StepsTable
                points={numbers.points}
                published={series.published}
                sourceName={source?.name ?? ''}
                indicator={indicator}
              />
            )}
            <Refusal {...{ subject, study, resolution, wanted, reference, onChange }} />
          </>
        }
        side={
          <>
            {study && <MindPanel {...{ subject, study }} currentYear={input.currentYear} />}
            {numbers && <TrustPanel numbers={numbers} indicator={indicator} />}
            <OutlookPanel outlooks={study?.outlooks ?? []} indicator={indicator} />
          </>
        }
      />
    </>
  )
}

function answerOf({ subject, study, work }: ForecastWork): Value | readonly Segment[] {
  const { indicator, location, source, series } = subject
  if (!source) return [plain('No source has a figure of this indicator for this place.')]
  if (series.status === 'refused')
    return [plain(`${source.name} has figures here that no forecast can be made from.`)]
  if (!study) {
    const isOver = work.status === 'failed' || work.status === 'cancelled'
    return [plain(isOver ? 'The forecast was not worked out.' : 'The forecast is being worked out.')]
  }
  const { frequency } = series.asked
  return forecastAnswer({ indicator, location, source, result: study.result, frequency }) ?? []
}
