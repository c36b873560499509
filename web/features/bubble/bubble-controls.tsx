import { known } from '#domain/reference/reference-data.ts'
import type { BubbleWanted } from '#sections/bubble-chart-analysis/state.ts'
import {
  type BubbleChoice,
  type BubbleIndicators,
  type BubbleOffer,
  stateYears,
} from '#sections/bubble-chart-analysis/bubble-choice.ts'
import type { BubbleAxis } from '#domain/bubble/bubble-frames.ts'
import {
  axisOptions,
  axisSourceOptions,
  NO_SIZE,
  sizeOptions,
} from '#sections/bubble-chart-analysis/bubble-options.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { Picker } from '#web/controls/picker.tsx'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'

interface BubbleControlsProps {
  readonly wanted: BubbleWanted
  readonly offer: BubbleOffer
  readonly indicators: BubbleIndicators
  /** Null while the figures are on their way. */
  readonly choice: BubbleChoice | null
  readonly data: IndicatorsData | null
  readonly onChange: (change: Partial<BubbleWanted>) => void
}

/** The indicators of the axes and of the areas, each with its source. */
export function BubbleControls(props: BubbleControlsProps) {
  const { offer, indicators, choice, onChange } = props
  const { reference } = offer
  const name = (id: number | null) =>
    id === null ? 'One size for all' : known(reference.indicators, id).shortName
  const source = choice && reference.sources.get(choice.y.source)
  return (
    <ControlBar
      title={`${name(indicators.y)} against ${name(indicators.x)}`}
      detail={`${source?.name ?? ''} · area: ${name(indicators.size)}`}
      columns="minmax(150px, 1.2fr) 150px minmax(150px, 1.2fr) 150px minmax(140px, 1fr) 150px"
    >
      <Picker
        label="Upwards"
        value={String(indicators.y)}
        text={name(indicators.y)}
        options={() => axisOptions(offer, indicators.x)}
        onPick={(value) => onChange({ indicator: Number(value), source: null, x: indicators.x })}
      />
      <SourcePicker
        {...props}
        label="Source upwards"
        axis={choice?.y}
        onPick={(id) => onChange({ source: id })}
      />
      <Picker
        label="Sideways"
        value={String(indicators.x)}
        text={name(indicators.x)}
        options={() => axisOptions(offer, indicators.y)}
        onPick={(value) => onChange({ x: Number(value), xSource: null })}
      />
      <SourcePicker
        {...props}
        label="Source sideways"
        axis={choice?.x}
        onPick={(id) => onChange({ xSource: id })}
      />
      <Picker
        label="Area"
        value={indicators.size === null ? NO_SIZE : String(indicators.size)}
        text={name(indicators.size)}
        options={() => sizeOptions(offer)}
        onPick={(value) => onChange({ size: value === NO_SIZE ? NO_SIZE : Number(value), sizeSource: null })}
      />
      <SourcePicker
        {...props}
        label="Source of the area"
        axis={choice?.size}
        onPick={(id) => onChange({ sizeSource: id })}
      />
    </ControlBar>
  )
}

interface SourcePickerProps extends Pick<BubbleControlsProps, 'data' | 'offer'> {
  readonly label: string
  /** Null or undefined where there is nothing to choose. */
  readonly axis: BubbleAxis | null | undefined
  readonly onPick: (source: number) => void
}

function SourcePicker({ label, axis, data, offer, onPick }: SourcePickerProps) {
  const source = axis ? offer.reference.sources.get(axis.source) : undefined
  return (
    <Picker
      label={label}
      value={String(axis?.source ?? '')}
      text={source?.name ?? 'None'}
      classification={source?.classification}
      options={() =>
        axis && data
          ? axisSourceOptions(stateYears(data.table, data.reference, axis.indicator), data.reference)
          : []
      }
      onPick={(value) => onPick(Number(value))}
    />
  )
}
