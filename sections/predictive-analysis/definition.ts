import { noSourceOf } from '#domain/frame/none.ts'
import { cautionSentences } from '#charts/forecast/cautions.ts'
import { studiedFigure } from '#charts/forecast/forecast.ts'
import { hasMore } from '#charts/forecast/model.ts'
import { forecastOptions } from '#charts/forecast/view.ts'
import { type ForecastStudy, type StudyQuestion, studyForecast } from '#domain/forecast/forecast-study.ts'
import { FEWEST } from '#domain/forecast/model-names.ts'
import { countsPeople } from '#domain/forecast/people-cap.ts'
import { message, type Value } from '#domain/message/message.ts'
import { sentences, sourceName, whole } from '#domain/message/value.ts'
import { forecastAnswer, forecastHeading } from '#domain/narrative/predictive.ts'
import { refusalSentence } from '#domain/narrative/predictive-words.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import { intervalToggle } from '#sections/controls/interval-toggle.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import type { Notice } from '#sections/definition/body.ts'
import {
  defineSection,
  type ResolvedSection,
  type SectionRequest,
} from '#sections/definition/section-definition.ts'
import type { Work } from '#sections/definition/work.ts'
import { type FileRequest, indicatorFiles } from '#sections/files/file-request.ts'
import { sourcesWithEnough } from './predictive-choice.ts'
import { predictiveControls } from './predictive-controls.ts'
import { chosenSeries, numbersOf, type PredictiveChoice, studyOf } from './chosen-series.ts'
import { PREDICTIVE_STATE, type PredictiveState } from './state.ts'

const work: Work<PredictiveChoice, StudyQuestion, ForecastStudy> = {
  what: message('predictive.the-forecast'),
  question: ({ subject }) => subject.question,
  answer: studyForecast,
  known: (choice, progress) => ({ ...choice, progress }),
}

/** Predictive Analysis: the figures of one source carried on, with how sure that is and how it did before. */
export default defineSection<PredictiveState, PredictiveChoice, 'steps' | 'mind' | 'trust' | 'outlook'>({
  state: PREDICTIVE_STATE,
  files: filesOf,
  resolve: chosenSeries,
  work,
  controls: (asked, shown) => shown && predictiveControls(asked, shown),
  lead: ({ choice, figures }) => ({
    heading: forecastHeading(choice.subject.indicator, choice.subject.location),
    answer: answerOf(choice, figures.reference),
    moved: choice.resolution.moved,
  }),
  views: (shown) => {
    const { choice, figures } = shown
    const { view, subject, progress } = choice
    const refusal = refusalOf(shown, figures.reference)
    const numbers = numbersOf(choice)
    const isThere = progress.status === 'ready' || progress.status === 'idle'
    return {
      main: [
        {
          block: 'figure',
          name: 'forecast',
          view,
          draw: (input) => studiedFigure({ ...input, view }, subject, studyOf(choice)),
          saidBeside: cautionSentences(subject, studyOf(choice), choice.currentYear, shown.language),
          switches: () => (isThere ? figureSwitches(shown) : [{ control: 'work-status', label: work.what }]),
          instead: ({ source }) => (source === undefined ? {} : { source }),
        },
        ...(numbers ? [{ block: 'panel' as const, panel: 'steps' as const }] : []),
        ...(refusal ? [{ block: 'notice' as const, ...refusal }] : []),
      ],
      side: [
        ...(studyOf(choice) ? [{ block: 'panel' as const, panel: 'mind' as const }] : []),
        ...(numbers ? [{ block: 'panel' as const, panel: 'trust' as const }] : []),
        { block: 'panel', panel: 'outlook' },
      ],
    }
  },
})

/** The figures, and those of the people of a place where people are counted. */
function filesOf(asked: SectionRequest<PredictiveState>): readonly FileRequest[] {
  const { reference } = asked.catalogue
  const id = chosenIndicator(asked)
  const indicator = reference.indicators.get(id)
  const { population } = reference.curation
  const isOfPeople = indicator !== undefined && population !== null && countsPeople(indicator)
  return indicatorFiles(isOfPeople ? [id, population.indicator] : [id])
}

/** How much of the past is drawn, and whether with its intervals, where that makes a difference. */
function figureSwitches({ wanted, choice }: ResolvedSection<PredictiveState, PredictiveChoice>) {
  const { view, subject } = choice
  const shapes = kindChoice(forecastOptions.shape, view, {
    value: wanted.shape,
    change: (shape): Partial<PredictiveState> => ({ shape }),
  })
  const spans = hasMore(subject)
    ? kindChoice(forecastOptions.span, view, {
        value: wanted.span,
        change: (span): Partial<PredictiveState> => ({ span }),
      })
    : []
  const hasIntervals = subject.series.actual.some(({ lower }) => lower !== null)
  return [...shapes, ...spans, ...(hasIntervals ? [intervalToggle(wanted.intervals)] : [])]
}

function answerOf(choice: PredictiveChoice, reference: ReferenceData): Value {
  const { indicator, location, source, series, quoted } = choice.subject
  const { status } = choice.progress
  if (!source) return message('predictive.no-source', { none: noSourceOf(reference) })
  if (series.status === 'refused') return message('predictive.refused', { source: sourceName(source) })
  const study = studyOf(choice)
  if (!study) {
    return message(
      status === 'failed' || status === 'cancelled' ? 'predictive.not-worked-out' : 'predictive.working',
    )
  }
  const { frequency } = series.asked
  const { currentYear } = choice
  const { result } = study
  const story = { indicator, location, source, result, frequency, series, reference, currentYear, quoted }
  return forecastAnswer(story) ?? ''
}

/** Why there is no forecast, what would be needed, and which sources have it; null where there is a forecast. */
function refusalOf(
  { choice, wanted }: ResolvedSection<PredictiveState, PredictiveChoice>,
  reference: ReferenceData,
): Notice<PredictiveState> | null {
  const reason = reasonOf(choice)
  if (reason === null) return null
  const enough = sourcesWithEnough(choice.resolution, FEWEST.combination, reference).slice(0, 5)
  const isFewer = wanted.model !== null && choice.subject.series.actual.length >= FEWEST.combination
  const isAlone = enough.length === 0 && !isFewer
  return {
    title: message('predictive.no-forecast'),
    text: [sentences([reason, ...(isAlone ? [message('predictive.no-other')] : [])])],
    actions: [
      ...(isFewer ? [{ text: message('predictive.let-choose'), change: { model: null } }] : []),
      ...enough.map(({ id, name, count }) => ({
        text: message('predictive.with-figures', { source: name, count: whole(count) }),
        change: { source: id, model: null },
      })),
    ],
  }
}

function reasonOf(choice: PredictiveChoice): Value | null {
  const { series, source } = choice.subject
  if (series.status === 'refused') {
    return message('predictive.refusal', {
      source: source ? sourceName(source) : message('predictive.the-source'),
      reason: refusalSentence(series.reason),
    })
  }
  const result = studyOf(choice)?.result
  if (!result || result.status === 'ok') return null
  if (result.status === 'invalid')
    return message(result.reason === 'too_wide' ? 'predictive.too-wide' : 'predictive.too-large')
  const { n, n_required: required } = result
  return message('predictive.too-few', { count: n, required: whole(required), more: whole(required - n) })
}
