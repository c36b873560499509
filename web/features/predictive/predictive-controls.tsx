import type { CatalogueDashboard } from '#contract/release-file.ts'
import { MODEL_NAMES } from '#domain/forecast/models.ts'
import { modelName } from '#domain/narrative/predictive-words.ts'
import { periodYear } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { PredictiveWanted } from '#sections/predictive-analysis/state.ts'
import type { PredictiveResolution } from '#sections/predictive-analysis/predictive-choice.ts'
import {
  horizonOptions,
  horizonWords,
  modelOptions,
  USUAL,
} from '#sections/predictive-analysis/predictive-options.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { controlLists } from '#web/controls/controls-model.ts'
import { Picker } from '#web/controls/picker.tsx'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { TargetControls } from '#web/controls/target-controls.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { ForecastWork } from './use-forecast.ts'

interface PredictiveControlsProps {
  readonly wanted: PredictiveWanted
  readonly data: IndicatorsData
  readonly resolution: PredictiveResolution
  readonly forecast: ForecastWork
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  readonly onChange: (change: Partial<PredictiveWanted>) => void
}

/** The series, how far and by which model it is carried on, and the targets. */
export function PredictiveControls(props: PredictiveControlsProps) {
  const { wanted, data, resolution, dashboard, catalogue, onChange } = props
  const { choice } = resolution
  const { reference, availability } = data
  const source = known(reference.sources, choice.source)
  const indicator = known(reference.indicators, choice.indicator)
  const own = availability.get(choice.indicator)
  if (!own) return null
  const lists = controlLists({
    choice,
    reference,
    availability: own,
    dashboardIndicators: dashboard.indicators,
    dashboardSources: dashboard.data_sources,
    hasFigures: (id) => (catalogue.coverage.get(id)?.size ?? 0) > 0,
    onChange,
  })
  return (
    <ControlBar
      title={indicator.shortName}
      detail={
        <>
          <SourceMarker classification={source.classification} />
          {source.name} · {lists.location.text}
        </>
      }
      columns="minmax(200px, 1fr) 160px 140px 150px 225px auto"
    >
      <Picker {...lists.indicator} />
      <Picker {...lists.source} />
      <Picker {...lists.location} />
      <HorizonAndModel {...props} />
      <TargetControls
        indicator={indicator}
        display={wanted}
        onDisplay={({ national = wanted.national, sdg = wanted.sdg }) => onChange({ national, sdg })}
      />
    </ControlBar>
  )
}

function HorizonAndModel({ wanted, forecast, onChange }: PredictiveControlsProps) {
  const language = useLanguage()
  const { series } = forecast.subject
  const frequency = series.status === 'ready' ? series.asked.frequency : 1
  const last = series.actual.at(-1)
  const result = forecast.study?.result
  const used = result?.status === 'ok' ? result : null
  const usual =
    used && wanted.horizon === null ? `${horizonWords(used.points.length, frequency)} (usual)` : 'Usual'
  const automatic =
    used && wanted.model === null ? `Automatic: ${language.text(modelName(used.model))}` : 'Automatic'
  return (
    <>
      <Picker
        label="Forecast for"
        value={wanted.horizon === null ? USUAL : String(wanted.horizon)}
        text={wanted.horizon === null ? usual : horizonWords(wanted.horizon, frequency)}
        options={() => horizonOptions(frequency, last ? periodYear(last.period) : null)}
        onPick={(value) => onChange({ horizon: value === USUAL ? null : Number(value) })}
      />
      <Picker
        label="Model"
        value={wanted.model ?? USUAL}
        text={wanted.model === null ? automatic : language.text(modelName(wanted.model))}
        options={() => modelOptions(series.actual.length, used?.model ?? null, language)}
        onPick={(value) => onChange({ model: MODEL_NAMES.find((name) => name === value) ?? null })}
      />
    </>
  )
}
