import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { dimensionWords, sortedDimensions } from '#domain/disaggregation/dimension.ts'
import { groupedIndicators } from '#domain/disaggregation/group-index.ts'
import { isoPeriod, parsePeriod, periodLabel } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import {
  indicatorOptions,
  locationOptions,
  type Option,
  periodOptions,
  sourceOptions,
} from '#sections/definition/options.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { Chosen } from './resolve-chosen.ts'

interface GroupControlsProps {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  readonly index: readonly GroupIndexRow[]
  readonly chosen: Chosen
  readonly onChange: (change: Partial<DisaggregationState>) => void
}

/** Indicator, dimension, source, period and place of the groups shown. */
export function GroupControls({ dashboard, catalogue, index, chosen, onChange }: GroupControlsProps) {
  const { choice, indicator, availability } = chosen
  const { reference } = chosen.data.whole
  const source = known(reference.sources, choice.source)
  const place = known(reference.locations, choice.location)
  const period = periodLabel(choice.period, source.periodLabels)
  const context = { indicator: choice.indicator, availability, reference }
  const by = dimensionWords(choice.dimension)
  return (
    <ControlBar
      title={indicator.shortName}
      detail={
        <>
          <SourceMarker classification={source.classification} />
          By {by.by} · {source.name} {period} · {place.name}
        </>
      }
      columns="minmax(240px, 1fr) 170px 190px 130px 170px"
    >
      <Picker
        label="Indicator"
        value={String(choice.indicator)}
        text={indicator.fullName}
        options={() => indicatorsOf(dashboard, catalogue, index)}
        onPick={(value) => onChange({ indicator: Number(value), only: null })}
      />
      <Picker
        label="Groups by"
        value={choice.dimension}
        text={by.name}
        options={() => dimensionsOf(index, chosen)}
        onPick={(dimension) => onChange({ dimension, only: null })}
      />
      <Picker
        label="Data source"
        value={String(choice.source)}
        text={source.name}
        classification={source.classification}
        options={() => sourceOptions([], choice.location, context)}
        onPick={(value) => onChange({ source: Number(value), only: null })}
      />
      <Picker
        label="Period"
        value={isoPeriod(choice.period)}
        text={period}
        options={() => periodOptions(choice.source, choice.location, context)}
        onPick={(value) => onChange({ period: parsePeriod(value) })}
      />
      <Picker
        label="Location"
        value={String(choice.location)}
        text={place.name}
        options={() => locationOptions(choice.source, context)}
        onPick={(value) => onChange({ location: Number(value) })}
      />
    </ControlBar>
  )
}

/** Indicators that are published by group first within each area; all others say why they cannot be chosen. */
function indicatorsOf(
  dashboard: CatalogueDashboard,
  { reference }: Catalogue,
  index: readonly GroupIndexRow[],
): Option[] {
  const grouped = groupedIndicators(index)
  const area = ({ value }: Option) => reference.indicators.get(Number(value))?.programArea ?? ''
  return indicatorOptions(dashboard.indicators, reference, () => true)
    .map((option) =>
      grouped.has(Number(option.value)) ? option : { ...option, reason: 'Not published by population group' },
    )
    .sort((a, b) => area(a).localeCompare(area(b)) || Number(a.reason !== null) - Number(b.reason !== null))
}

function dimensionsOf(index: readonly GroupIndexRow[], { dimensions, indicator }: Chosen): Option[] {
  return sortedDimensions(index.map(({ dimension }) => dimension))
    .map((dimension) => ({
      value: dimension,
      label: dimensionWords(dimension).name,
      group: '',
      hint: '',
      reason: dimensions.includes(dimension) ? null : `No source has ${indicator.shortName} by it`,
      classification: null,
      depth: 0,
    }))
    .sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null))
}
