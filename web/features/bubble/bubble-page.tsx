import { useMemo } from 'react'
import {
  type BubbleWanted,
  parseBubbleAddress,
  writeBubbleAddress,
} from '#sections/bubble-chart-analysis/state.ts'
import {
  type BubbleIndicators,
  type BubbleOffer,
  bubbleIndicators,
  resolveBubble,
} from '#sections/bubble-chart-analysis/bubble-choice.ts'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { usePrefetchedLists } from '#web/controls/use-prefetched-lists.ts'
import { Loading, LoadFailureMessage, Message } from '#web/kit/state-message.tsx'
import { useKeptIndicators } from '#web/queries/use-kept-indicators.ts'
import { BubbleContent } from './bubble-content.tsx'
import { BubbleControls } from './bubble-controls.tsx'

const CODEC = { parse: parseBubbleAddress, write: writeBubbleAddress }

/** Bubble Chart Analysis: three indicators of the states at once, through the years. */
export default function BubblePage({ dashboard, catalogue }: SectionPageProps) {
  const [wanted, change] = useAddressState<BubbleWanted>(CODEC)
  const offer = useMemo(
    (): BubbleOffer => ({
      reference: catalogue.reference,
      coverage: catalogue.coverage,
      indicators: dashboard.indicators,
      defaults: dashboard.default_indicators,
      initialSource: dashboard.initial_datasource,
    }),
    [dashboard, catalogue],
  )
  const asked = useMemo(() => bubbleIndicators(wanted, offer), [wanted, offer])
  const ids = useSameIds(asked)
  const figures = useKeptIndicators(ids, catalogue)
  usePrefetchedLists(figures.status === 'ready')
  const data = figures.status === 'ready' ? figures.data : null
  const choice = useMemo(() => {
    const loaded = new Set(data?.files.map(({ id }) => id))
    if (!data || !asked || !ids.every((id) => loaded.has(id))) return null
    const { table, reference } = data
    return resolveBubble(wanted, { table, reference, indicators: asked, initialSource: offer.initialSource })
  }, [data, wanted, asked, ids, offer])
  const controls = asked && (
    <BubbleControls {...{ wanted, offer, choice, data }} indicators={asked} onChange={change} />
  )
  const isStale = figures.status === 'ready' && figures.stale
  return (
    <SectionFrame controls={controls} busy={isStale}>
      {!asked ? (
        <SectionMessage>
          <Message title="No source has two of these indicators by state">
            A bubble chart needs figures for states. Another dashboard may have them.
          </Message>
        </SectionMessage>
      ) : figures.status === 'failed' ? (
        <SectionMessage>
          <LoadFailureMessage what="These indicators" reason={figures.reason} onRetry={figures.retry} />
        </SectionMessage>
      ) : choice && data ? (
        <BubbleContent {...{ wanted, choice, data, catalogue }} onChange={change} />
      ) : (
        <SectionMessage>
          <Loading what="the figures" />
        </SectionMessage>
      )}
    </SectionFrame>
  )
}

/** The same array as long as it holds the same ids, so that nothing is loaded or drawn again. */
function useSameIds(asked: BubbleIndicators | null): readonly number[] {
  const key = asked ? [...new Set([asked.x, asked.y, asked.size])].filter((id) => id !== null).join() : ''
  return useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key])
}
