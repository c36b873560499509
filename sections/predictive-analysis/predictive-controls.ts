import { forecastOptions } from '#charts/forecast/view.ts'
import { MODEL_NAMES } from '#domain/forecast/model-names.ts'
import { message, type Value } from '#domain/message/message.ts'
import { modelName } from '#domain/narrative/predictive-words.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { choicePickers } from '#sections/controls/choice-pickers.ts'
import { targetBoxes } from '#sections/controls/target-boxes.ts'
import type { ControlBar, Picker } from '#sections/definition/control.ts'
import type { Asked, Shown } from '#sections/definition/section-definition.ts'
import { numbersOf, type PredictiveChoice } from './chosen-series.ts'
import { horizonOptions, horizonWords, modelOptions, USUAL } from './predictive-options.ts'
import type { PredictiveWanted } from './state.ts'

/** The series, how far and by which model it is carried on, and the targets. */
export function predictiveControls(
  asked: Asked<PredictiveWanted>,
  { choice, figures }: Shown<PredictiveWanted, PredictiveChoice>,
): ControlBar<PredictiveWanted> {
  const { reference } = figures
  const resolved = choice.resolution.choice
  const source = byId(reference.sources, resolved.source)
  const { indicator } = choice.subject
  const availability = figures.availability(resolved.indicator)
  const pickers = choicePickers(asked, { choice: resolved, availability, reference })
  return {
    title: indicator.shortName,
    classification: source.classification,
    detail: message('predictive.detail', { source: source.name, place: pickers.location.text }),
    columns: 'minmax(200px, 1fr) 160px 140px 150px 225px auto',
    controls: [
      pickers.indicator,
      pickers.source,
      pickers.location,
      horizonPicker(asked, choice),
      modelPicker(asked, choice),
      targetBoxes(indicator, asked.wanted),
    ],
  }
}

type Asking = Asked<PredictiveWanted>

function horizonPicker({ wanted }: Asking, choice: PredictiveChoice): Picker<PredictiveWanted> {
  const { series } = choice.subject
  const { horizon } = wanted
  const frequency = series.status === 'ready' ? series.asked.frequency : 1
  const last = series.actual.at(-1)
  const used = numbersOf(choice)
  const usual: Value = used
    ? message('predictive.usual-of', { horizon: horizonWords(used.points.length, frequency) })
    : message('predictive.usual')
  return {
    control: 'picker',
    label: forecastOptions.horizon.offer.label,
    value: horizon === null ? USUAL : String(horizon),
    text: horizon === null ? usual : horizonWords(horizon, frequency),
    options: () => horizonOptions(frequency, last ? periodYear(last.period) : null),
    change: (value) => ({ horizon: value === USUAL ? null : Number(value) }),
  }
}

function modelPicker({ wanted: { model } }: Asking, choice: PredictiveChoice): Picker<PredictiveWanted> {
  const used = numbersOf(choice)?.model ?? null
  const automatic =
    used === null
      ? message('predictive.automatic')
      : message('predictive.automatic-of', { model: modelName(used) })
  return {
    control: 'picker',
    label: forecastOptions.model.offer.label,
    value: model ?? USUAL,
    text: model === null ? automatic : modelName(model),
    options: () => modelOptions(choice.subject.series.actual.length, used),
    change: (value) => ({ model: MODEL_NAMES.find((name) => name === value) ?? null }),
  }
}
