import type { CatalogueDashboard } from '#contract/release-file.ts'
import {
  type DatasetPick,
  MOST_DATASETS,
  parsePick,
  pickKey,
  pickName,
} from '#domain/comparison/dataset-pick.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { DatasetComparisonState } from '#domain/section/dataset-comparison-address.ts'
import { type DatasetCandidate, datasetOptions } from '#domain/section/dataset-comparison-choice.ts'
import { indicatorOptions } from '#domain/section/options.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { Either } from '#web/controls/either.tsx'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { Picker } from '#web/controls/picker.tsx'

interface DatasetControlsProps {
  readonly dashboard: CatalogueDashboard
  readonly reference: ReferenceData
  readonly indicator: number
  readonly picks: readonly DatasetPick[]
  readonly candidates: readonly DatasetCandidate[]
  readonly hasFigures: (indicator: number) => boolean
  readonly order: DatasetComparisonState['order']
  readonly onChange: (change: Partial<DatasetComparisonState>) => void
}

/** The indicator, and the pairs of source and period in which it is compared. */
export function DatasetControls(props: DatasetControlsProps) {
  const { dashboard, reference, picks, candidates, onChange } = props
  const indicator = known(reference.indicators, props.indicator)
  const names = picks.map((pick) => pickName(pick, reference)).join(', ')
  const keys = new Set(picks.map(pickKey))
  const isOfStates = candidates.some((candidate) => keys.has(pickKey(candidate)) && candidate.states > 1)
  return (
    <ControlBar
      title={indicator.shortName}
      detail={names}
      columns="minmax(240px, 1fr) minmax(240px, 1fr) auto"
    >
      <Picker
        label="Indicator"
        value={String(indicator.id)}
        text={indicator.fullName}
        options={() => indicatorOptions(dashboard.indicators, reference, props.hasFigures)}
        onPick={(value) => onChange({ indicator: Number(value) })}
      />
      <MultiPicker
        label="Data sets (source and period)"
        values={picks.map(pickKey)}
        text={`${picks.length} of ${MOST_DATASETS}: ${names}`}
        options={() => datasetOptions(candidates, reference)}
        limit={MOST_DATASETS}
        limitNote={`At most ${MOST_DATASETS} data sets can be compared; take one away to add another.`}
        onChange={(values) => onChange({ picks: values.flatMap((value) => parsePick(value) ?? []) })}
      />
      {isOfStates && (
        <Either
          labelled
          name="Order of the states"
          value={props.order}
          options={picks.length < 2 ? ORDERS.slice(0, 2) : ORDERS}
          onChoose={(order) => onChange({ order })}
        />
      )}
    </ControlBar>
  )
}

const ORDERS = [
  ['name', 'A–Z'],
  ['zone', 'By zone'],
  ['value', 'By difference'],
] as const
