import { cautionSentences } from '#charts/forecast/cautions.ts'
import { gapMark } from '#domain/gap/gap-words.ts'
import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import { intervalsAt } from '#domain/forecast/intervals.ts'
import { message } from '#domain/message/message.ts'
import { decimal, figure, percentage, shortFigure, whole } from '#domain/message/value.ts'
import { outlookHeading, outlookSentences } from '#domain/narrative/predictive-outlook.ts'
import { backtestSentences, errorWords } from '#domain/narrative/predictive.ts'
import { isoPeriodName, modelName } from '#domain/narrative/predictive-words.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { PanelsInWords } from '#sections/definition/in-words.ts'
import { NOTHING, piecesOf } from '#sections/definition/panel-piece.ts'
import type { PanelInWords } from '#sections/definition/section-definition.ts'
import { numbersOf, type PredictiveChoice, studyOf } from './chosen-series.ts'
import type definition from './definition.ts'
import { intervalHeads, whyNoOutlook, whyUntried } from './forecast-words.ts'
import type { PredictiveState } from './state.ts'

type Panel = PanelInWords<PredictiveState, PredictiveChoice>

/** The forecast step by step, with its intervals and with what the source itself projects. */
const steps: Panel = ({ choice }) => {
  const { indicator, series, source } = choice.subject
  const numbers = numbersOf(choice)
  if (!numbers) return []
  const { intervals } = numbers
  const refused = intervals.status === 'ok' ? null : outcomeGap(intervals)
  const own = new Map(series.published.map((point) => [isoPeriod(point.period), point.value]))
  const projects = message('predictive.projects', { source: source?.name ?? '' })
  const rows = numbers.points.map((point) => {
    const projected = own.get(point.period)
    const ranges = intervalsAt(point, intervals).map(({ low, high }) =>
      message('predictive.range', { low: figure(low, indicator), high: figure(high, indicator) }),
    )
    return [
      isoPeriodName(point.period),
      shortFigure(point.mean, indicator),
      ...(refused ? [gapMark(refused)] : ranges),
      ...(own.size > 0 ? [projected === undefined ? NOTHING : shortFigure(projected, indicator)] : []),
    ]
  })
  const heads = [
    message('predictive.period'),
    message('predictive.expected'),
    ...intervalHeads(intervals, source),
    ...(own.size > 0 ? [projects] : []),
  ]
  return [{ say: 'table', caption: message('predictive.steps'), heads, rows }]
}

/** The cautions of this forecast. */
const mind: Panel = ({ choice, language }) => {
  const sentences = cautionSentences(choice.subject, studyOf(choice), choice.currentYear, language)
  return sentences.length === 0 ? [] : piecesOf(message('predictive.mind'), ...sentences)
}

/** How the method did on the past of this series, beside all others that were tried. */
const trust: Panel = ({ choice }) => {
  const numbers = numbersOf(choice)
  if (!numbers) return []
  const { indicator } = choice.subject
  const tested = backtestSentences(numbers, indicator) ?? whyUntried(numbers)
  const sorted = numbers.candidates.toSorted((a, b) => a.mae - b.mae)
  const heading = piecesOf(message('predictive.trust'), tested)
  if (sorted.length === 0) return heading
  const isJudged = sorted.some(({ coverage95 }) => coverage95 !== null)
  const heads = [
    message('predictive.model'),
    message('predictive.missed'),
    'MASE',
    'sMAPE',
    ...(isJudged ? [message('predictive.in-95')] : []),
  ]
  const rows = sorted.map(({ model, mae, mase, smape, coverage95 }) => [
    modelName(model),
    errorWords(mae, indicator),
    mase === null ? NOTHING : decimal(mase, 2),
    percentage(smape, 1),
    ...(isJudged ? [coverage95 === null ? NOTHING : percentage(100 * coverage95)] : []),
  ])
  const hint = message('predictive.tried-hint', { origins: whole(sorted[0]?.n_origins ?? 0) })
  return [
    ...heading,
    { say: 'table', caption: message('predictive.tried-caption'), heads, rows },
    { say: 'sentence', text: hint },
  ]
}

/** The chance of each target by the forecast, and when the present pace would reach it. */
const outlook: Panel = ({ choice }) => {
  const { indicator, quoted } = choice.subject
  const outlooks = studyOf(choice)?.outlooks ?? []
  if (outlooks.length === 0) return piecesOf(message('predictive.outlook'), whyNoOutlook(indicator))
  return [
    ...piecesOf(message('predictive.outlook')),
    ...outlooks.flatMap((one) =>
      piecesOf(outlookHeading(one, indicator), outlookSentences(one, indicator, quoted)),
    ),
    { say: 'sentence', text: message('predictive.outlook-hint') },
  ]
}

const inWords: PanelsInWords<typeof definition> = { steps, mind, trust, outlook }

export default inWords
