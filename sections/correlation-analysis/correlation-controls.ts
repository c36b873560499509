import { CORRELATED } from '#charts/kind/shared-options.ts'
import { CORRELATION_METHODS } from '#domain/correlation-study/correlation-method.ts'
import { MOST_CORRELATED } from '#domain/correlation-study/question.ts'
import { message } from '#domain/message/message.ts'
import { periodPicker, placePicker, sourcePicker } from '#sections/controls/slot-pickers.ts'
import type { Option } from '#sections/definition/options.ts'
import { placesWithFigures } from '#sections/controls/places-with-figures.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import type { ControlBar } from '#sections/definition/control.ts'
import type { SectionRequest, ResolvedSection } from '#sections/definition/section-definition.ts'
import { correlationOffer, resolveCorrelation } from './correlation-choice.ts'
import {
  BY_DATA,
  correlationIndicatorOptions,
  correlationPeriodOptions,
  correlationSourceOptions,
  methodName,
  methodOptions,
} from './correlation-options.ts'
import type { CorrelationState } from './state.ts'
import type { StudiedChoice } from './study.ts'

/** The indicators of a correlation, its source, its rows and its coefficient. */
export function correlationControls(
  asked: SectionRequest<CorrelationState>,
  shown: ResolvedSection<CorrelationState, StudiedChoice> | null,
): ControlBar<CorrelationState> {
  const { wanted } = asked
  const { over, method } = wanted
  const offer = correlationOffer(asked)
  const { indicators, source: chosen } = resolveCorrelation(wanted, offer)
  const source = offer.reference.sources.get(chosen ?? 0)
  const count = indicators.length
  const question = shown?.choice.studied?.question ?? null
  return {
    title: message('correlation-section.indicators', { count }),
    classification: source?.classification,
    detail: message('correlation-section.detail', {
      source: source?.name ?? message('correlation-section.no-source'),
      over,
    }),
    columns: 'minmax(200px, 1fr) 180px auto 150px 160px',
    controls: [
      {
        control: 'multi-picker',
        label: message('correlation-section.indicators-label'),
        values: indicators.map(String),
        text:
          count === 0
            ? message('correlation-section.choose')
            : message('correlation-section.chosen', { count, most: MOST_CORRELATED }),
        options: () => correlationIndicatorOptions(offer, { source: chosen, over }),
        limit: MOST_CORRELATED,
        limitNote: message('correlation-section.limit', { most: MOST_CORRELATED }),
        change: (values) => {
          const [first, ...others] = values.map(Number)
          return first === undefined
            ? { indicators: [] }
            : { indicators: [first, ...others], indicator: first }
        },
      },
      sourcePicker({
        ...{ chosen, reference: offer.reference, none: message('correlation-section.none') },
        options: () => correlationSourceOptions(offer, over, indicators),
        change: (value) => ({ source: Number(value), period: null }),
      }),
      ...kindChoice(CORRELATED.compareBy, null, {
        labelled: true,
        value: over === 'states' ? 'states' : 'period',
        change: (by): Partial<CorrelationState> => ({ over: by === 'states' ? 'states' : 'periods' }),
      }),
      over === 'states'
        ? periodPicker({
            ...{ chosen: question?.period ?? null, source: chosen, reference: offer.reference },
            none: message('correlation-section.none'),
            options: () => (question ? correlationPeriodOptions(question) : []),
            change: (period) => ({ period }),
          })
        : placePicker({
            ...{ chosen: question?.location ?? null, reference: question?.reference ?? offer.reference },
            options: () => placesOf(question),
            change: (value) => ({ location: Number(value) }),
          }),
      {
        control: 'picker',
        label: CORRELATED.method.offer.label,
        value: method ?? BY_DATA,
        text: methodName(method),
        options: methodOptions,
        change: (value) => ({ method: CORRELATION_METHODS.find((one) => one === value) ?? null }),
      },
    ],
  }
}

type Question = NonNullable<StudiedChoice['studied']>['question'] | null

function placesOf(question: Question): readonly Option[] {
  return question ? placesWithFigures({ ...question, source: question.sources[0] ?? null }) : []
}
