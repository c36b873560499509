import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { QualityReview } from '#domain/data-quality/quality-review.ts'
import { parsePeriod, periodYear } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { Availability } from '#domain/choice/availability.ts'
import type { Choice } from '#domain/choice/choice.ts'
import { indicatorOptions } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { controlLists } from '#web/controls/controls-model.ts'
import { Picker } from '#web/controls/picker.tsx'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'

interface QualityControlsProps {
  readonly choice: Choice
  readonly review: QualityReview
  /** Indicators with a routine source. */
  readonly routine: readonly number[]
  readonly data: IndicatorsData
  readonly availability: Availability
  readonly dashboard: CatalogueDashboard
  readonly onChange: (change: Partial<SharedWanted>) => void
}

/** Indicator, source, place and year of the review. */
export function QualityControls(props: QualityControlsProps) {
  const { choice, review, routine, data, availability, dashboard, onChange } = props
  const { reference } = data
  const indicator = known(reference.indicators, choice.indicator)
  const source = known(reference.sources, choice.source)
  const lists = controlLists({
    choice,
    reference,
    availability,
    dashboardIndicators: dashboard.indicators,
    dashboardSources: dashboard.data_sources,
    hasFigures: (id) => routine.includes(id),
    onChange,
  })
  const years = [...new Set(review.series.map(({ period }) => periodYear(period)))].sort((a, b) => b - a)
  const year = review.period === null ? '' : String(periodYear(review.period))
  // Indicators without a routine source say so in the list instead of leading to an empty page.
  const indicators = () =>
    indicatorOptions(dashboard.indicators, reference, (id) => routine.includes(id)).map((option) =>
      option.reason === null ? option : { ...option, reason: 'No routine source publishes it' },
    )
  return (
    <ControlBar
      title={indicator.shortName}
      detail={
        <>
          <SourceMarker classification={source.classification} />
          {source.name} · {lists.location.text} · {year}
        </>
      }
      columns="minmax(240px, 1fr) 200px 200px 140px"
    >
      <Picker {...lists.indicator} options={indicators} />
      <Picker {...lists.source} />
      <Picker {...lists.location} />
      <Picker
        label="Year"
        value={year}
        text={year === '' ? 'No figure' : year}
        options={() => years.map((entry) => plainOption(String(entry), String(entry)))}
        onPick={(value) => onChange({ period: parsePeriod(value) })}
      />
    </ControlBar>
  )
}
