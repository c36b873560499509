import { MOST_INDICATORS } from '#domain/comparison/most-compared.ts'
import { isoPeriod, parsePeriod, periodLabel } from '#domain/period/period.ts'
import type { ComparisonResolution } from '#sections/indicator-comparison/comparison-choice.ts'
import { offeredModes } from '#sections/indicator-comparison/comparison-choice.ts'
import type { IndicatorComparisonState } from '#sections/indicator-comparison/state.ts'
import {
  ALL_SOURCES,
  type ComparisonLists,
  comparisonIndicatorOptions,
  comparisonPeriodOptions,
  comparisonPlaceOptions,
  comparisonSourceOptions,
  modeName,
  modeOptions,
  NEWEST,
} from '#sections/indicator-comparison/comparison-options.ts'
import { COMPARE_BY } from '#domain/comparison/compare-by.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { TargetBoxes } from './target-boxes.tsx'

interface ComparisonControlsProps {
  readonly isAdvanced: boolean
  readonly state: IndicatorComparisonState
  readonly lists: ComparisonLists
  readonly resolution: ComparisonResolution
  readonly onChange: (change: Partial<IndicatorComparisonState>) => void
}

/** What is compared, in which source, and over what. Period and location are there where they mean something. */
export function ComparisonControls(props: ComparisonControlsProps) {
  const { lists, resolution, onChange } = props
  const { chosen, by, reference } = lists
  const source = lists.source === null ? undefined : reference.sources.get(lists.source)
  const count = chosen.length === 1 ? '1 indicator' : `${chosen.length} indicators`
  const form = { period: 'over the years', national: 'for the nation', zones: 'by zone', states: 'by state' }[
    by
  ]
  return (
    <ControlBar
      title={`${count} ${form}`}
      detail={[source?.name ?? 'All sources', by === 'period' ? placeName(resolution, lists) : '']
        .filter(Boolean)
        .join(' · ')}
      columns="minmax(240px, 1fr) 140px 190px 160px auto"
    >
      <MultiPicker
        label="Indicators"
        values={chosen.map(String)}
        text={chosenText(lists)}
        options={() => comparisonIndicatorOptions(lists)}
        limit={MOST_INDICATORS}
        limitNote={`At most ${MOST_INDICATORS} indicators can be compared; take one away to add another.`}
        onChange={(values) => {
          const indicators = values.map(Number)
          onChange({ indicators, ...(indicators[0] !== undefined && { indicator: indicators[0] }) })
        }}
      />
      <ModePicker {...props} />
      <Picker
        label="Data source"
        value={lists.source === null ? ALL_SOURCES : String(lists.source)}
        text={source?.name ?? 'All'}
        classification={source?.classification}
        options={() => comparisonSourceOptions(lists)}
        onPick={(value) =>
          onChange(
            value === ALL_SOURCES ? { everySource: true } : { everySource: false, source: Number(value) },
          )
        }
      />
      {by === 'period' ? <PlacePicker {...props} /> : <PeriodPicker {...props} />}
      <TargetBoxes
        indicators={chosen.flatMap((id) => reference.indicators.get(id) ?? [])}
        national={props.state.national}
        sdg={props.state.sdg}
        onChange={onChange}
      />
    </ControlBar>
  )
}

/** `3 of 20: Skilled attendance at birth, ANC coverage`, cut by the control where it is too long. */
function chosenText({ chosen, reference }: ComparisonLists): string {
  if (chosen.length === 0) return 'Choose indicators'
  const names = chosen.map((id) => reference.indicators.get(id)?.shortName ?? '')
  return `${chosen.length} of ${MOST_INDICATORS}: ${names.join(', ')}`
}

function placeName({ question }: ComparisonResolution, { reference }: ComparisonLists): string {
  return reference.locations.get(question.location)?.name ?? ''
}

function ModePicker({ isAdvanced, lists, onChange }: ComparisonControlsProps) {
  return (
    <Picker
      label="Compare by"
      value={lists.by}
      text={modeName(lists.by)}
      options={() => modeOptions(offeredModes(isAdvanced), lists)}
      onPick={(value) => onChange({ by: COMPARE_BY.find((name) => name === value) ?? 'period' })}
    />
  )
}

function PlacePicker({ lists, resolution, onChange }: ComparisonControlsProps) {
  return (
    <Picker
      label="Location"
      value={String(resolution.question.location)}
      text={placeName(resolution, lists)}
      options={() => comparisonPlaceOptions(resolution.question)}
      onPick={(value) => onChange({ location: Number(value) })}
    />
  )
}

function PeriodPicker({ lists, resolution, onChange }: ComparisonControlsProps) {
  const { period } = resolution.question
  const labels = lists.source === null ? {} : lists.reference.sources.get(lists.source)?.periodLabels
  return (
    <Picker
      label="Period"
      value={period === null ? NEWEST : isoPeriod(period)}
      text={period === null ? 'Newest of each' : periodLabel(period, labels)}
      options={() => comparisonPeriodOptions(resolution.question)}
      onPick={(value) => onChange({ period: parsePeriod(value) })}
    />
  )
}
