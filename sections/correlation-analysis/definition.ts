import { noSourceOf } from '#domain/frame/none.ts'
import { studiedMatrixFigure } from '#charts/correlation-matrix/correlation-matrix.ts'
import { correlationMatrixOptions } from '#charts/correlation-matrix/view.ts'
import { scatterOptions } from '#charts/scatter/view.ts'
import { modelOfStudy } from '#charts/correlation-matrix/model.ts'
import { matrixAnswer, settingWords } from '#domain/correlation-study/correlation-words.ts'
import { message } from '#domain/message/message.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { FigureBlock } from '#sections/definition/body.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { defineSection } from '#sections/definition/section-definition.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import { correlationOffer, resolveCorrelation } from './correlation-choice.ts'
import { correlationControls } from './correlation-controls.ts'
import { CORRELATION_STATE, type CorrelationState } from './state.ts'
import { pairAt, type StudyResolution, type StudiedChoice, studiedChoice } from './study.ts'
import { matrixView, pairView } from './views.ts'

/** A matrix of more indicators takes the whole width, so that its coefficients can be read. */
const MANY = 12

/** Every pair of up to twenty indicators, and one pair in full. */
export default defineSection<CorrelationState, StudiedChoice, 'axes'>({
  state: CORRELATION_STATE,
  files: (asked) => indicatorFiles(resolveCorrelation(asked.wanted, correlationOffer(asked)).indicators),
  resolve: studiedChoice,
  controls: correlationControls,
  empty: ({ choice: { studied, source, moved }, catalogue }) =>
    studied
      ? null
      : {
          title:
            source === null
              ? message('correlation-section.no-two', { none: noSourceOf(catalogue.reference) })
              : message('correlation-section.too-few'),
          text: [...moved, message('correlation-section.open')],
          actions: [
            { text: message('correlation-section.usual'), change: { indicators: null, indicator: null } },
          ],
        },
  lead: ({ choice, wanted, figures: { reference } }) => {
    const { figures, study } = drawn(choice)
    return {
      heading: message('correlation.heading', { setting: settingWords(figures, reference) }),
      answer: matrixAnswer(study, figures, wanted.adjust),
      moved: choice.moved,
    }
  },
  views: ({ choice, wanted }) => {
    const studied = drawn(choice)
    const { indicators } = studied.question
    return {
      main: [matrix(studied, wanted)],
      side: studied.pair ? [opened(studied, wanted, studied.pair)] : [],
      layout: indicators.length > MANY ? 'stacked' : 'halves',
    }
  },
  panels: ['axes'],
  waitsFor: {
    loading: message('correlation-section.loading'),
    failed: message('correlation-section.failed'),
  },
})

/** Where there are fewer than two indicators, `empty` says so before anything is asked of them. */
function drawn({ studied }: StudiedChoice): StudyResolution {
  if (!studied) throw new RangeError('Fewer than two indicators')
  return studied
}

/** The matrix; choosing a cell opens its pair. */
function matrix(studied: StudyResolution, wanted: CorrelationState): FigureBlock<CorrelationState, 'axes'> {
  const { question, figures, study } = studied
  const view = matrixView(studied, wanted)
  return {
    block: 'figure',
    name: 'matrix',
    view,
    draw: (given) => {
      const input = { ...given, view }
      return studiedMatrixFigure(input, modelOfStudy(input, figures, study))
    },
    switches: () => [
      ...kindChoice(correlationMatrixOptions.adjust, view, {
        value: wanted.adjust === 'holm' ? 'holm' : null,
        change: (adjust): Partial<CorrelationState> => ({ adjust: adjust ?? 'bh' }),
      }),
    ],
    opens: {
      pair: (number) => {
        const pair = pairAt(question.indicators, number)
        return pair ? { pair } : {}
      },
    },
    openWords: message('correlation-section.open-pair'),
  }
}

/** The opened pair as a scatter plot, with controls of its own for those who cannot reach a cell. */
function opened(
  { question }: StudyResolution,
  wanted: CorrelationState,
  pair: readonly [number, number],
): FigureBlock<CorrelationState, 'axes'> {
  const view = pairView(question, wanted, pair)
  return {
    block: 'figure',
    name: 'pair',
    view,
    later: true,
    form: 'axes',
    switches: () => [
      ...kindChoice(scatterOptions.fit, view, {
        labelled: true,
        value: wanted.fit === 'theil-sen' ? 'theil-sen' : null,
        change: (fit): Partial<CorrelationState> => ({ fit: fit ?? 'ols' }),
      }),
    ],
    instead: ({ period }) => (period === undefined ? {} : { period: parsePeriod(period) }),
  }
}
