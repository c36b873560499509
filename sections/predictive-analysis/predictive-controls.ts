import { forecastOptions } from '#charts/forecast/view.ts'
import { message } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import { modelName } from '#domain/narrative/predictive-words.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { choicePickers, sourceWidth } from '#sections/controls/choice-pickers.ts'
import { targetBoxes } from '#sections/controls/target-boxes.ts'
import type { ControlBar, Picker } from '#sections/definition/control.ts'
import type { SectionRequest, ResolvedSection } from '#sections/definition/section-definition.ts'
import { numbersOf, type PredictiveChoice } from './chosen-series.ts'
import { modelOptions, reachOptions, USUAL } from './predictive-options.ts'
import type { PredictiveState } from './state.ts'

/** The series, how far and by which model it is carried on, and the targets. */
export function predictiveControls(
  asked: SectionRequest<PredictiveState>,
  { choice, figures }: ResolvedSection<PredictiveState, PredictiveChoice>,
): ControlBar<PredictiveState> {
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
    columns: `minmax(200px, 1fr) ${sourceWidth(160)} 140px 150px 225px auto`,
    controls: [
      pickers.indicator,
      pickers.source,
      pickers.location,
      reachPicker(asked, choice),
      modelPicker(asked, choice),
      targetBoxes(indicator, asked.wanted),
    ],
  }
}

type Asking = SectionRequest<PredictiveState>

function reachPicker({ wanted }: Asking, { subject }: PredictiveChoice): Picker<PredictiveState> {
  const { series, reach } = subject
  const frequency = series.status === 'ready' ? series.asked.frequency : 1
  const until = reach ? periodName(reach.until) : message('predictive.usual')
  const isUsual = wanted.reach === null || reach === null
  return {
    control: 'picker',
    label: forecastOptions.until.offer.label,
    value: isUsual ? USUAL : isoPeriod(reach.until),
    text: isUsual && reach ? message('predictive.usual-of', { until }) : until,
    options: () => reachOptions(frequency, series.actual.at(-1)?.period ?? null),
    change: (value) => {
      const chosen = parsePeriod(value)
      return { reach: chosen === null ? null : { until: chosen } }
    },
  }
}

function modelPicker({ wanted: { model } }: Asking, choice: PredictiveChoice): Picker<PredictiveState> {
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
    change: (value) => ({ model: forecastOptions.model.read(value) ?? null }),
  }
}
