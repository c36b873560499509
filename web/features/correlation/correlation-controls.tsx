import { MOST_CORRELATED } from '#domain/correlation-study/question.ts'
import { isoPeriod, parsePeriod, periodLabel } from '#domain/period/period.ts'
import type { CorrelationWanted } from '#sections/correlation-analysis/state.ts'
import type {
  CorrelationChoice,
  CorrelationOffer,
} from '#sections/correlation-analysis/correlation-choice.ts'
import {
  BY_DATA,
  correlationIndicatorOptions,
  correlationPeriodOptions,
  correlationSourceOptions,
  LIMIT_NOTE,
  METHOD_NAMES,
  methodOptions,
} from '#sections/correlation-analysis/correlation-options.ts'
import type { CorrelationResolution } from '#sections/correlation-analysis/correlation-question.ts'
import { comparisonPlaceOptions } from '#sections/indicator-comparison/comparison-options.ts'
import { CORRELATION_METHODS } from '#domain/correlation-study/correlation-method.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { Either } from '#web/controls/either.tsx'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { SourceMarker } from '#web/controls/source-marker.tsx'

interface CorrelationControlsProps {
  readonly wanted: CorrelationWanted
  readonly offer: CorrelationOffer
  readonly choice: CorrelationChoice
  /** Null while the figures are on their way. */
  readonly resolution: CorrelationResolution | null
  readonly onChange: (change: Partial<CorrelationWanted>) => void
}

/** What is correlated, in which source, between what, and by which coefficient. */
export function CorrelationControls(props: CorrelationControlsProps) {
  const { wanted, offer, choice, onChange } = props
  const source = offer.reference.sources.get(choice.source ?? 0)
  const count = choice.indicators.length
  return (
    <ControlBar
      title={`${count} ${count === 1 ? 'indicator' : 'indicators'}`}
      detail={
        <>
          {source && <SourceMarker classification={source.classification} />}
          {source?.name ?? 'No source'} · {wanted.over === 'states' ? 'across states' : 'over time'}
        </>
      }
      columns="minmax(200px, 1fr) 180px auto 150px 160px"
    >
      <MultiPicker
        label="Indicators"
        values={choice.indicators.map(String)}
        text={count === 0 ? 'Choose indicators' : `${count} of at most ${MOST_CORRELATED}`}
        options={() => correlationIndicatorOptions(offer, { source: choice.source, over: wanted.over })}
        limit={MOST_CORRELATED}
        limitNote={LIMIT_NOTE}
        onChange={(values) => {
          const indicators = values.map(Number)
          onChange({ indicators, ...(indicators[0] !== undefined && { indicator: indicators[0] }) })
        }}
      />
      <Picker
        label="Data source"
        value={String(choice.source ?? '')}
        text={source?.name ?? 'None'}
        classification={source?.classification}
        options={() => correlationSourceOptions(offer, wanted.over, choice.indicators)}
        onPick={(value) => onChange({ source: Number(value), period: null })}
      />
      <Either
        labelled
        name="Pairs between"
        options={[
          ['states', 'States'],
          ['periods', 'Years'],
        ]}
        value={wanted.over}
        onChoose={(over) => onChange({ over })}
      />
      {wanted.over === 'states' ? <PeriodPicker {...props} /> : <PlacePicker {...props} />}
      <Picker
        label="Coefficient"
        value={wanted.method ?? BY_DATA}
        text={wanted.method === null ? 'Automatic' : METHOD_NAMES[wanted.method]}
        options={methodOptions}
        onPick={(value) =>
          onChange({ method: CORRELATION_METHODS.find((method) => method === value) ?? null })
        }
      />
    </ControlBar>
  )
}

function PeriodPicker({ resolution, onChange }: CorrelationControlsProps) {
  const question = resolution?.question
  const period = question?.period ?? null
  const labels = question?.reference.sources.get(question.sources[0] ?? 0)?.periodLabels
  return (
    <Picker
      label="Period"
      value={period === null ? '' : isoPeriod(period)}
      text={period === null ? 'None' : periodLabel(period, labels)}
      options={() => (question ? correlationPeriodOptions(question) : [])}
      onPick={(value) => onChange({ period: parsePeriod(value) })}
    />
  )
}

function PlacePicker({ resolution, onChange }: CorrelationControlsProps) {
  const question = resolution?.question
  return (
    <Picker
      label="Location"
      value={String(question?.location ?? '')}
      text={question?.reference.locations.get(question.location)?.name ?? ''}
      options={() =>
        question
          ? comparisonPlaceOptions({ ...question, source: question.sources[0] ?? null, by: 'period' })
          : []
      }
      onPick={(value) => onChange({ location: Number(value) })}
    />
  )
}
