import type { CatalogueDashboard } from '#contract/release-file.ts'
import { isoPeriod, parsePeriod, periodLabel } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import { ACROSS } from '#domain/spread/across.ts'
import type { DescriptiveWanted } from '#sections/descriptive-analysis/state.ts'
import { ACROSS_WORDS } from '#sections/descriptive-analysis/descriptive-choice.ts'
import type { Option } from '#sections/definition/options.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { controlLists } from '#web/controls/controls-model.ts'
import { Picker } from '#web/controls/picker.tsx'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { TargetControls } from '#web/controls/target-controls.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { DescriptiveData } from './use-descriptive-data.ts'

interface DescriptiveControlsProps {
  readonly wanted: DescriptiveWanted
  readonly data: DescriptiveData
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  readonly onChange: (change: Partial<DescriptiveWanted>) => void
}

const PLAIN = { group: '', hint: '', reason: null, classification: null, depth: 0 } as const

/** Indicator, source and place; which values of them are described; and the targets. */
export function DescriptiveControls(props: DescriptiveControlsProps) {
  const { wanted, data, dashboard, catalogue, onChange } = props
  const { choice, offered } = data.resolution
  const { reference } = data
  const source = known(reference.sources, choice.source)
  const indicator = known(reference.indicators, choice.indicator)
  const lists = controlLists({
    choice,
    reference,
    availability: data.availability,
    dashboardIndicators: dashboard.indicators,
    dashboardSources: dashboard.data_sources,
    hasFigures: (id) => (catalogue.coverage.get(id)?.size ?? 0) > 0,
    onChange,
  })
  const levels = (): Option[] =>
    ACROSS.map((value) => ({
      ...PLAIN,
      value,
      label: ACROSS_WORDS[value],
      reason: offered.includes(value) ? null : `${source.name} has no such figures of this indicator`,
    }))
  const overTime = choice.across === 'time'
  return (
    <ControlBar
      title={indicator.shortName}
      detail={
        <>
          <SourceMarker classification={source.classification} />
          {source.name} {overTime ? '' : periodText(data)} · {ACROSS_WORDS[choice.across]}
        </>
      }
      columns="minmax(220px, 1fr) 170px 150px 190px 130px auto"
    >
      <Picker {...lists.indicator} />
      <Picker {...lists.source} />
      <Picker {...lists.location} />
      <Picker
        label="Values of"
        value={choice.across}
        text={ACROSS_WORDS[choice.across]}
        options={levels}
        onPick={(value) => onChange({ across: ACROSS.find((across) => across === value) ?? null })}
      />
      <Picker
        label="Period"
        value={choice.period === null ? '' : isoPeriod(choice.period)}
        text={overTime ? 'All periods' : periodText(data)}
        options={() => periodOptions(data)}
        onPick={(value) => onChange({ period: parsePeriod(value) })}
      />
      <TargetControls
        indicator={indicator}
        display={wanted}
        onDisplay={({ national = wanted.national, sdg = wanted.sdg }) => onChange({ national, sdg })}
      />
    </ControlBar>
  )
}

function periodText({ resolution: { choice }, reference }: DescriptiveData): string {
  if (choice.period === null) return 'No figure'
  return periodLabel(choice.period, reference.sources.get(choice.source)?.periodLabels)
}

/** Periods with figures of the level; over time the one entry that says that all are described. */
function periodOptions({ resolution, reference, availability }: DescriptiveData): Option[] {
  const { choice, periods } = resolution
  if (choice.across === 'time') {
    return [{ ...PLAIN, value: '', label: 'All periods', hint: 'of one place' }]
  }
  const labels = reference.sources.get(choice.source)?.periodLabels
  const projected = availability.projected(choice.source)
  return periods.map((code) => ({
    ...PLAIN,
    value: isoPeriod(code),
    label: periodLabel(code, labels),
    hint: projected.has(code) ? 'projected' : '',
  }))
}
