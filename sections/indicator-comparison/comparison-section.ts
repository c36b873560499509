import {
  indicatorComparisonOptions,
  type IndicatorComparisonView,
} from '#charts/indicator-comparison/view.ts'
import { releaseYear } from '#contract/release-data.ts'
import { comparisonAnswer } from '#domain/narrative/comparison-answer.ts'
import { bulkBegin } from '#domain/comparison/bulk-of-years.ts'
import type { CompareBy } from '#domain/comparison/compare-by.ts'
import { compareIndicators, type ComparisonQuestion } from '#domain/comparison/compared-indicators.ts'
import type { FigureRow } from '#charts/figure.ts'
import { hasBirthYears } from '#domain/observation/about.ts'
import type { Control } from '#sections/definition/control.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, placeName } from '#domain/message/value.ts'
import { isoPeriod, parsePeriod, periodPosition } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { intervalToggle } from '#sections/controls/interval-toggle.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { defineSection } from '#sections/definition/section-definition.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import { placeRequests } from '#sections/files/lga-requests.ts'
import { chosenIndicators, type ComparisonResolution, resolveComparison } from './comparison-choice.ts'
import { comparisonControls } from './comparison-controls.ts'
import { INDICATOR_COMPARISON_STATE, type IndicatorComparisonState } from './state.ts'

/** Up to twenty indicators side by side; `modes` says over what they can be compared. */
export function comparisonSection(modes: readonly CompareBy[]) {
  return defineSection<IndicatorComparisonState, ComparisonResolution>({
    state: INDICATOR_COMPARISON_STATE,
    files: (asked) => {
      const indicators = chosenIndicators(asked)
      return [
        ...indicatorFiles(indicators),
        ...placeRequests(asked.wanted.location, indicators, asked.catalogue),
      ]
    },
    resolve: ({ wanted, catalogue }, { table, reference, indicators }) => {
      const currentYear = releaseYear(catalogue.release)
      const data = { indicators: indicators.map(({ id }) => id), table, reference, currentYear }
      return resolveComparison(wanted, data, modes)
    },
    controls: (asked, shown) => shown && comparisonControls(asked, shown),
    lead: ({ choice: { question, moved } }) => {
      if (question.indicators.length === 0) {
        return {
          heading: message('indicator-comparison.choose-heading'),
          answer: message('indicator-comparison.choose-answer'),
          action: {
            text: message('indicator-comparison.usual'),
            change: { indicators: null, indicator: null },
          },
        }
      }
      const comparison = compareIndicators(question)
      const { by, location, reference } = question
      return {
        heading: message('indicator-comparison.heading', {
          by,
          place: placeName(byId(reference.locations, location)),
        }),
        answer: comparisonAnswer(comparison, question),
        // With nothing drawn the answer itself says so.
        moved: comparison.shown.length === 0 ? moved : [...moved, ...missingWords(comparison.missing)],
      }
    },
    pinned: ({ choice: { question } }) => ({
      indicators: question.indicators,
      location: question.location,
      period: question.period,
    }),
    views: ({ choice: { question }, wanted }) => ({
      main:
        question.indicators.length === 0
          ? []
          : [
              {
                block: 'figure',
                name: 'comparison',
                view: viewOf(question, wanted),
                switches: ({ empty, rows }) => {
                  const shape = kindChoice(indicatorComparisonOptions.shape, viewOf(question, wanted), {
                    value: wanted.shape,
                    change: (chosen) => ({ shape: chosen }),
                  })
                  const order = kindChoice(indicatorComparisonOptions.order, viewOf(question, wanted), {
                    value: wanted.order,
                    change: (chosen) => ({ order: chosen }),
                  })
                  const hasIntervals = rows.some(({ point }) => point.lower !== null)
                  const years =
                    question.by === 'period'
                      ? [...yearsChoice(rows, question, wanted), ...spanChoice(question, wanted)]
                      : []
                  const range = hasIntervals ? [intervalToggle(wanted.intervals)] : []
                  const switches = [...shape, ...order, ...years, ...range]
                  return empty || switches.length === 0 ? null : switches
                },
                instead: ({ source, period }) => ({
                  everySource: false,
                  ...(source !== undefined && { source }),
                  ...(period !== undefined && { period: parsePeriod(period) }),
                }),
              },
            ],
    }),
    waitsFor: {
      loading: message('indicator-comparison.loading'),
      failed: message('indicator-comparison.failed'),
    },
  })
}

/** By year of report or of birth, where some of the figures name years of birth. */
function yearsChoice(
  rows: readonly FigureRow[],
  question: ComparisonQuestion,
  wanted: IndicatorComparisonState,
): Control<IndicatorComparisonState>[] {
  if (!hasBirthYears(rows.map(({ point }) => point))) return []
  return kindChoice(indicatorComparisonOptions.yearsOf, viewOf(question, wanted), {
    value: wanted.yearsOf,
    change: (yearsOf) => ({ yearsOf }),
  })
}

/** From where most of the indicators have begun, or all years; nothing to choose where that is the same. */
function spanChoice(
  question: ComparisonQuestion,
  wanted: IndicatorComparisonState,
): Control<IndicatorComparisonState>[] {
  const positions = compareIndicators(question).shown.map(({ points }) =>
    points.map(({ period }) => periodPosition(period)),
  )
  if (bulkBegin(positions) === null) return []
  return kindChoice(indicatorComparisonOptions.span, viewOf(question, wanted), {
    value: wanted.span,
    change: (span) => ({ span }),
  })
}

/** Names the chosen indicators without figures here; the notes of the figure tell the reason. */
function missingWords(missing: readonly Indicator[]): Value[] {
  const names = listOf(missing.map(({ shortName }) => shortName))
  return missing.length === 0 ? [] : [message('indicator-comparison.not-drawn', { names })]
}

/** The comparison as a view, so that it can be linked, embedded and exported. */
function viewOf(question: ComparisonQuestion, state: IndicatorComparisonState): IndicatorComparisonView {
  const { by, source, period, location, indicators } = question
  return {
    kind: 'indicator-comparison',
    indicators,
    sources: source === null ? [] : [source],
    locations: [location],
    periods: period === null ? [] : [isoPeriod(period)],
    options: {
      compareBy: by,
      national: state.national,
      sdg: state.sdg,
      ...(!state.intervals && { intervals: false }),
      ...(by === 'states' && state.order !== 'name' && { order: state.order }),
      ...(by === 'period' && state.shape === 'column' && { shape: state.shape }),
      ...(by === 'period' && state.yearsOf === 'birth' && { yearsOf: state.yearsOf }),
      ...(by === 'period' && state.span === 'most' && { span: state.span }),
    },
  }
}
