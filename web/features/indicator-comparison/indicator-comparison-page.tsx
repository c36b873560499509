import { useMemo } from 'react'
import { compareIndicators } from '#domain/comparison/compared-indicators.ts'
import { comparisonAnswer } from '#domain/comparison/comparison-answer.ts'
import {
  type IndicatorComparisonState,
  parseIndicatorComparison,
  writeIndicatorComparison,
} from '#sections/indicator-comparison/state.ts'
import {
  comparedIds,
  type ComparisonResolution,
  resolveComparison,
} from '#sections/indicator-comparison/comparison-choice.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { plain } from '#domain/message/segment.ts'
import { known } from '#domain/reference/reference-data.ts'
import { joinedNames } from '#domain/triangulation/joined-names.ts'
import { SectionBody } from '#web/controls/section-body.tsx'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionLead, SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { usePrefetchedLists } from '#web/controls/use-prefetched-lists.ts'
import { Button } from '#web/kit/button.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { type KeptIndicators, useKeptIndicators } from '#web/queries/use-kept-indicators.ts'
import { ComparisonControls } from './comparison-controls.tsx'
import { ComparisonFigure } from './comparison-figure.tsx'

const CODEC = { parse: parseIndicatorComparison, write: writeIndicatorComparison }

/** Up to twenty indicators side by side: over the years, for the nation, by zone or by state. */
export default function IndicatorComparisonPage({ dashboard, catalogue, section }: SectionPageProps) {
  const isAdvanced = section.advanced === true
  const [state, change] = useAddressState<IndicatorComparisonState>(CODEC)
  const { indicator, indicators } = state
  const chosen = useMemo(
    () =>
      comparedIds(
        { indicator, indicators },
        {
          indicators: dashboard.indicators,
          defaults: dashboard.default_indicators,
          hasFigures: (id) => (catalogue.coverage.get(id)?.size ?? 0) > 0,
        },
      ),
    [indicator, indicators, dashboard, catalogue],
  )
  const figures = useKeptIndicators(chosen, catalogue)
  usePrefetchedLists(figures.status === 'ready')
  const currentYear = Number(catalogue.release.published_at.slice(0, 4))
  const resolution = useMemo((): ComparisonResolution | null => {
    if (figures.status !== 'ready') return null
    const { table, reference, files } = figures.data
    return resolveComparison(
      state,
      { indicators: files.map(({ id }) => id), table, reference, currentYear },
      isAdvanced,
    )
  }, [figures, state, currentYear, isAdvanced])
  if (!resolution) return <NotReady figures={figures} />
  const { question } = resolution
  const lists = {
    reference: catalogue.reference,
    coverage: catalogue.coverage,
    indicators: dashboard.indicators,
    sources: dashboard.data_sources,
    chosen,
    source: question.source,
    by: question.by,
  }
  return (
    <SectionFrame
      controls={<ComparisonControls {...{ isAdvanced, state, lists, resolution }} onChange={change} />}
      busy={figures.status === 'ready' && figures.stale}
    >
      {chosen.length === 0 ? (
        <NothingChosen onUsual={() => change({ indicators: null, indicator: null })} />
      ) : (
        <>
          <Lead resolution={resolution} />
          <SectionBody>
            <ComparisonFigure {...{ catalogue, state, question }} onChange={change} />
          </SectionBody>
        </>
      )}
    </SectionFrame>
  )
}

function Lead({ resolution: { question, moved } }: { readonly resolution: ComparisonResolution }) {
  const { answer, missing } = useMemo(() => {
    const comparison = compareIndicators(question)
    // With nothing drawn the answer itself says so.
    const missing = comparison.shown.length === 0 ? [] : comparison.missing
    return { answer: comparisonAnswer(comparison, question), missing }
  }, [question])
  const places = question.by === 'zones' ? 'zones' : 'states'
  const place = placeWords(known(question.reference.locations, question.location))
  const heading =
    question.by === 'period'
      ? `Indicators side by side in ${place}, over the years`
      : question.by === 'national'
        ? `Indicators side by side in ${place}`
        : `Indicators side by side in all ${places}`
  return <SectionLead heading={heading} answer={answer} moved={[...moved, ...missingWords(missing)]} />
}

/** Which of the chosen have no figures here; the notes of the figure say why. */
function missingWords(missing: readonly Indicator[]): string[] {
  const names = joinedNames(missing.map(({ shortName }) => shortName))
  return missing.length === 0 ? [] : [`Not drawn, for want of figures: ${names}.`]
}

function NothingChosen({ onUsual }: { readonly onUsual: () => void }) {
  const answer = [
    plain('Up to 20 indicators can be drawn side by side. Open “Indicators” above and tick them.'),
  ]
  return (
    <SectionLead heading="Choose the indicators to compare" answer={answer}>
      <p>
        <Button onClick={onUsual}>Show the usual ones</Button>
      </p>
    </SectionLead>
  )
}

function NotReady({ figures }: { readonly figures: KeptIndicators }) {
  return (
    <SectionFrame>
      <SectionMessage>
        {figures.status === 'failed' ? (
          <LoadFailureMessage what="These indicators" reason={figures.reason} onRetry={figures.retry} />
        ) : (
          <Loading what="the figures" />
        )}
      </SectionMessage>
    </SectionFrame>
  )
}
