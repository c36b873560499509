import { useMemo } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { compareDatasets, datasetAnswer } from '#domain/comparison/dataset-comparison.ts'
import type { DatasetPick } from '#domain/comparison/dataset-pick.ts'
import { midSentence } from '#domain/indicator/indicator-words.ts'
import { known } from '#domain/reference/reference-data.ts'
import {
  type DatasetComparisonState,
  parseDatasetComparison,
  writeDatasetComparison,
} from '#domain/section/dataset-comparison-address.ts'
import { datasetCandidates, resolveDatasets } from '#domain/section/dataset-comparison-choice.ts'
import { SectionBody } from '#web/controls/section-body.tsx'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionLead, SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { usePrefetchedLists } from '#web/controls/use-prefetched-lists.ts'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { useKeptIndicators } from '#web/queries/use-kept-indicators.ts'
import { DatasetControls } from './dataset-controls.tsx'
import { DatasetFigure } from './dataset-figure.tsx'

const CODEC = { parse: parseDatasetComparison, write: writeDatasetComparison }

/** One indicator in up to four pairs of source and period, for the nation and its states. */
export default function DatasetComparisonPage({ dashboard, catalogue }: SectionPageProps) {
  const [state, change] = useAddressState<DatasetComparisonState>(CODEC)
  const hasFigures = (id: number) => (catalogue.coverage.get(id)?.size ?? 0) > 0
  const wanted = chosenIndicator(state.indicator, dashboard, hasFigures)
  const ids = useMemo(() => (wanted === null ? [] : [wanted]), [wanted])
  const figures = useKeptIndicators(ids, catalogue)
  usePrefetchedLists(figures.status === 'ready')
  // While the next indicator is on its way the last one stays on the page.
  const data = figures.status === 'ready' ? figures.data : null
  const indicator = data?.files[0]?.id ?? null
  const resolved = useMemo(
    () => (data && indicator !== null ? resolve(indicator, data, state, dashboard, catalogue.release) : null),
    [data, indicator, state, dashboard, catalogue],
  )
  if (!data || !resolved || indicator === null) {
    return (
      <SectionFrame>
        <SectionMessage>
          {figures.status === 'failed' ? (
            <LoadFailureMessage what="This indicator" reason={figures.reason} onRetry={figures.retry} />
          ) : (
            <Loading what="the figures" />
          )}
        </SectionMessage>
      </SectionFrame>
    )
  }
  const { picks, candidates, moved } = resolved
  const part = { indicator, picks, onChange: change }
  return (
    <SectionFrame
      controls={
        <DatasetControls
          {...part}
          {...{ dashboard, candidates, hasFigures }}
          reference={data.reference}
          order={state.order}
        />
      }
      busy={figures.status === 'ready' && figures.stale}
    >
      <Lead {...{ data, indicator, picks, moved }} />
      <SectionBody>
        <DatasetFigure {...part} {...{ catalogue, data, state }} />
      </SectionBody>
    </SectionFrame>
  )
}

function resolve(
  indicator: number,
  { table, reference }: IndicatorsData,
  { picks, source, period }: DatasetComparisonState,
  { initial_datasource: preferred }: CatalogueDashboard,
  release: { readonly published_at: string },
) {
  const candidates = datasetCandidates(table, indicator, reference)
  const currentYear = Number(release.published_at.slice(0, 4))
  const context = { candidates, reference, source, period, preferred, currentYear }
  return { candidates, ...resolveDatasets(picks, context) }
}

/** The indicator asked for if the dashboard has it with figures, else its first. */
function chosenIndicator(
  wanted: number | null,
  { indicators, initial_indicator }: CatalogueDashboard,
  hasFigures: (id: number) => boolean,
): number | null {
  const usable = indicators.filter(hasFigures)
  const first = [wanted, initial_indicator].find((id) => id !== null && usable.includes(id))
  return first ?? usable[0] ?? null
}

interface LeadProps {
  readonly data: IndicatorsData
  readonly indicator: number
  readonly picks: readonly DatasetPick[]
  readonly moved: readonly string[]
}

function Lead({ data: { table, reference }, indicator, picks, moved }: LeadProps) {
  const answer = useMemo(
    () => datasetAnswer(compareDatasets({ table, reference, indicator, picks }), reference),
    [table, reference, indicator, picks],
  )
  const subject = midSentence(known(reference.indicators, indicator).shortName)
  const heading =
    picks.length === 2 ? `Do two data sets agree on ${subject}?` : `Data sets side by side: ${subject}`
  return <SectionLead heading={heading} answer={answer} moved={moved} />
}
