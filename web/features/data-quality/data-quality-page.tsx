import { useMemo } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { dataQualityOf } from '#domain/data-quality/quality-review.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import { known } from '#domain/reference/reference-data.ts'
import {
  qualityIndicator,
  resolveQuality,
  reviewedIndicators,
  routineIndicators,
} from '#sections/data-quality/quality-choice.ts'
import { parseShared, type SharedWanted, writeShared } from '#domain/choice/shared-address.ts'
import { SectionColumns } from '#web/controls/section-columns.tsx'
import { SectionFrame, type SectionPageProps } from '#web/controls/section-frame.tsx'
import { SectionLead, SectionMessage } from '#web/controls/section-lead.tsx'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { LoadFailureMessage, Loading, Message } from '#web/kit/state-message.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { useKeptIndicators } from '#web/queries/use-kept-indicators.ts'
import { CheckList } from './check-list.tsx'
import { NotRoutine } from './not-routine.tsx'
import { QualityControls } from './quality-controls.tsx'
import { QualityScorePanel } from './quality-score-panel.tsx'
import { reviewAnswer, reviewHeading } from './review-words.ts'
import { SeriesFigure } from './series-figure.tsx'

const CODEC = { parse: parseShared, write: writeShared }

/** How good the figures of a routine source are: one light a check, each with its rule, numbers and what it flags. */
export default function DataQualityPage(props: SectionPageProps) {
  const { dashboard, catalogue } = props
  const [wanted, change] = useAddressState<SharedWanted>(CODEC)
  const routine = useRoutine(dashboard, catalogue)
  const indicator = qualityIndicator(
    wanted.indicator !== null && dashboard.indicators.includes(wanted.indicator) ? wanted.indicator : null,
    dashboard.initial_indicator ?? 0,
    routine,
    catalogue.reference.curation,
  )
  const ids = useMemo(
    () =>
      reviewedIndicators(
        indicator,
        (id) => catalogue.coverage.get(id)?.keys() ?? [],
        catalogue.reference.curation,
      ),
    [indicator, catalogue],
  )
  const state = useKeptIndicators(ids, catalogue)
  if (state.status !== 'ready') {
    return (
      <SectionFrame>
        <SectionMessage>
          {state.status === 'loading' ? (
            <Loading what="the figures" />
          ) : (
            <LoadFailureMessage what="This indicator" reason={state.reason} onRetry={state.retry} />
          )}
        </SectionMessage>
      </SectionFrame>
    )
  }
  const shared = { wanted, routine, data: state.data, onChange: change }
  return <Loaded {...props} {...shared} busy={state.stale} />
}

function useRoutine(dashboard: CatalogueDashboard, catalogue: Catalogue): readonly number[] {
  return useMemo(
    () =>
      routineIndicators(
        dashboard.indicators,
        (id) => catalogue.coverage.get(id)?.keys() ?? [],
        catalogue.reference,
      ),
    [dashboard, catalogue],
  )
}

interface LoadedProps extends SectionPageProps {
  readonly wanted: SharedWanted
  readonly routine: readonly number[]
  readonly data: IndicatorsData
  readonly busy: boolean
  readonly onChange: (change: Partial<SharedWanted>) => void
}

function Loaded({ wanted, routine, data, busy, dashboard, catalogue, onChange }: LoadedProps) {
  const { table, reference, availability, files } = data
  const indicator = files[0]?.id ?? 0
  const own = availability.get(indicator)
  const found = useMemo(() => {
    if (!own || own.sources.length === 0) return null
    const resolution = resolveQuality(wanted, indicator, own, reference)
    const { period } = wanted
    return { resolution, review: dataQualityOf({ table, reference, ...resolution.choice, period }) }
  }, [wanted, indicator, own, table, reference])
  if (!own || !found) {
    const name = known(reference.indicators, indicator).shortName
    return (
      <SectionFrame>
        <SectionMessage>
          <Message title={`No source has a figure of ${midSentence(name)} in this release.`}>
            Choose another indicator in the Indicator Overview.
          </Message>
        </SectionMessage>
      </SectionFrame>
    )
  }
  const { resolution, review } = found
  const { choice } = resolution
  const controls = (
    <QualityControls {...{ choice, review, routine, data, dashboard, onChange }} availability={own} />
  )
  const release = catalogue.release
  return (
    <SectionFrame controls={controls} busy={busy}>
      <SectionLead
        heading={reviewHeading(choice, reference)}
        answer={reviewAnswer(review, choice, reference)}
        moved={resolution.moved.map(({ sentence }) => sentence)}
      />
      <SectionColumns
        main={
          <>
            {!review.isRoutine && (
              <NotRoutine {...{ choice, routine, reference, onChange }} availability={own} />
            )}
            <CheckList {...{ review, choice, reference }} />
          </>
        }
        side={
          <>
            <QualityScorePanel review={review} />
            <SeriesFigure {...{ choice, review, data, release }} />
          </>
        }
      />
    </SectionFrame>
  )
}
