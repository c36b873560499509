import { useMemo } from 'react'
import {
  type CorrelationWanted,
  parseCorrelationAddress,
  writeCorrelationAddress,
} from '#sections/correlation-analysis/state.ts'
import {
  type CorrelationChoice,
  type CorrelationOffer,
  resolveCorrelation,
} from '#sections/correlation-analysis/correlation-choice.ts'
import { correlationQuestion } from '#sections/correlation-analysis/correlation-question.ts'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { usePrefetchedLists } from '#web/controls/use-prefetched-lists.ts'
import { Button } from '#web/kit/button.tsx'
import { Loading, LoadFailureMessage, Message } from '#web/kit/state-message.tsx'
import { useKeptIndicators } from '#web/queries/use-kept-indicators.ts'
import { CorrelationContent } from './correlation-content.tsx'
import { CorrelationControls } from './correlation-controls.tsx'
import { useStudy } from './use-study.ts'

const CODEC = { parse: parseCorrelationAddress, write: writeCorrelationAddress }

/** Correlation Analysis: every pair of up to twenty indicators, and one pair in full. */
export default function CorrelationPage({ dashboard, catalogue }: SectionPageProps) {
  const [wanted, change] = useAddressState<CorrelationWanted>(CODEC)
  const offer = useMemo(
    (): CorrelationOffer => ({
      reference: catalogue.reference,
      coverage: catalogue.coverage,
      indicators: dashboard.indicators,
      sources: dashboard.data_sources,
      defaults: dashboard.default_indicators,
      initialSource: dashboard.initial_datasource,
    }),
    [dashboard, catalogue],
  )
  const choice = useMemo(() => resolveCorrelation(wanted, offer), [wanted, offer])
  const ids = useSameIds(choice)
  const figures = useKeptIndicators(ids, catalogue)
  usePrefetchedLists(figures.status === 'ready')
  const data = figures.status === 'ready' ? figures.data : null
  const { source } = choice
  const { over, period, location } = wanted
  const resolution = useMemo(() => {
    if (!data || source === null) return null
    const { table, reference, files } = data
    const loaded = new Set(files.map(({ id }) => id))
    const indicators = ids.filter((id) => loaded.has(id))
    return correlationQuestion({ over, period, location }, { table, reference, indicators, source })
  }, [data, over, period, location, ids, source])
  const finished = useStudy(resolution, wanted)
  const currentYear = Number(catalogue.release.published_at.slice(0, 4))
  const controls = <CorrelationControls {...{ wanted, offer, choice, resolution }} onChange={change} />
  const isBehind = resolution !== null && finished?.resolution !== resolution
  const isStale = isBehind || (figures.status === 'ready' && figures.stale)
  const hasTooFew = ids.length < 2
  return (
    <SectionFrame controls={controls} busy={isStale}>
      {hasTooFew ? (
        <TooFew choice={choice} onUsual={() => change({ indicators: null, indicator: null })} />
      ) : figures.status === 'failed' ? (
        <SectionMessage>
          <LoadFailureMessage what="These indicators" reason={figures.reason} onRetry={figures.retry} />
        </SectionMessage>
      ) : finished ? (
        <CorrelationContent {...{ wanted, choice, finished, catalogue, currentYear }} onChange={change} />
      ) : (
        <SectionMessage>
          <Loading what="the figures" />
        </SectionMessage>
      )}
    </SectionFrame>
  )
}

/** The same array as long as it holds the same ids, so that nothing is loaded or drawn again. */
function useSameIds({ indicators }: CorrelationChoice): readonly number[] {
  const key = indicators.join()
  return useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key])
}

function TooFew({ choice, onUsual }: { readonly choice: CorrelationChoice; readonly onUsual: () => void }) {
  const none = choice.source === null
  return (
    <SectionMessage>
      <Message
        title={
          none
            ? 'No source has two of these indicators by state'
            : 'Choose two indicators or more to correlate'
        }
        actions={<Button onClick={onUsual}>Show the usual ones</Button>}
      >
        {choice.moved.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        Open “Indicators” above and tick up to 20, or take another data source.
      </Message>
    </SectionMessage>
  )
}
