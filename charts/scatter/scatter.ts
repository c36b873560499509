import { rowMark } from './model.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Language } from '#domain/message/language.ts'
import {
  coefficientWords,
  insufficientWords,
  pairName,
  rowName,
  settingWords,
} from '#domain/correlation-study/correlation-words.ts'
import type { StudiedPair } from '#domain/correlation-study/pair-study.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, difference, figure, indicatorName, pValue } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { nothingCorrelated } from '#charts/correlation/empty.ts'
import { pairedGaps } from '#charts/correlation/paired-gaps.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type ScatterModel, scatterModel } from './model.ts'
import { scatterNotes } from './notes.ts'
import { scatterPicture } from './picture.ts'
import { lookOfPlace, zoneKey } from '#charts/points/zone-looks.ts'
import type { ScatterInput } from './view.ts'

/** Two indicators against each other, a point for each state or each period, with a line and what it can be trusted for. */
export function scatterFigure(input: ScatterInput): Figure {
  const model = scatterModel(input)
  const { study, figures } = model
  const points = study.pairs.flatMap((pair) => [pair.x, pair.y])
  const isEmpty = study.pairs.length === 0
  const { language, reference } = input
  const pair = pairName(figures, reference)
  const setting = settingWords(figures, reference)
  const reading = readingOf(model, language)
  return {
    title: language.text(message('scatter.title', { pair, setting })),
    subtitle: isEmpty ? '' : language.text(reading),
    key: isEmpty ? [] : key(model, input),
    sourceLine: sourceLine(points, input),
    notes: isEmpty ? [] : scatterNotes(model, input),
    rows: points.map((point) => figureRow(point, input)),
    gaps: pairedGaps(figures, input),
    summary: isEmpty ? '' : language.text(message('scatter.summary', { reading })),
    marks: study.pairs.map((pair) => mark(pair, model, input)),
    empty: isEmpty ? nothingCorrelated(input) : null,
    leastHeight: 400,
    height: (width) => Math.round(Math.min(520, Math.max(300, width * 0.78))),
    picture: (surface) => scatterPicture(model, input, surface),
  }
}

/** `Very strong positive relation: r 0.84, 95% interval 0.71 to 0.92, p < 0.001; 37 states`. */
function readingOf({ study, figures }: ScatterModel, language: Language): Message {
  const { shown, outcome, method, pairs } = study
  if (!shown) {
    const reason = outcome.status === 'insufficient' ? outcome.reason : ''
    return insufficientWords(reason, pairs.length)
  }
  const test = shown.p === null ? null : message('scatter.p', { p: pValue(shown.p) })
  return message('scatter.reading', {
    relation: shown.reading,
    coefficient: coefficientWords(shown, method),
    p: test ? language.text(test).replaceAll(' ', '\u00a0') : message('scatter.no-test'),
    count: String(pairs.length),
    rows: figures.over === 'states' ? 'states' : 'periods',
  })
}

function key(model: ScatterModel, input: ScatterInput): KeyEntry[] {
  const { language } = input
  const { study, figures, looks } = model
  const shown = new Set(
    study.pairs.map((pair) => lookOfPlace(pair.row.location, looks, input.reference)?.zone.id),
  )
  const zones =
    figures.over === 'states'
      ? looks.filter((theme) => shown.has(theme.zone.id)).map((theme) => zoneKey(theme, language))
      : []
  const lines: KeyEntry[] =
    study.outcome.status !== 'ok'
      ? []
      : input.view.options.fit === 'theil-sen'
        ? [{ label: language.text(message('scatter.theil-sen')), colour: '--ink2', marker: 'dashed' }]
        : [{ label: language.text(message('scatter.least-squares')), colour: '--ink2', marker: 'line' }]
  const isElsewhen = study.pairs.some(({ row, x, y }) => x.period !== row.period || y.period !== row.period)
  return [
    ...zones,
    ...lines,
    ...(isElsewhen
      ? [
          {
            label: language.text(message('bubble.hollow')),
            colour: '--ink2',
            marker: 'circle',
            hollow: true,
          } as const,
        ]
      : []),
  ]
}

function mark(pair: StudiedPair, model: ScatterModel, { reference, language }: ScatterInput): Mark {
  const { row, x, y, residual, isOutlier } = pair
  const side = (sign: string, { value, source, period }: typeof x, indicator: ScatterModel['x']) =>
    message('bubble.side', {
      sign,
      indicator: indicatorName(indicator),
      value: figure(value, indicator),
      cited: cited(byId(reference.sources, source), period),
    })
  const lines = [side('→', x, model.x), side('↑', y, model.y)]
  if (residual !== null) lines.push(residualWords(residual, model))
  const far = { text: language.text(message('scatter.far')), tone: 'warning' } as const
  const both = { x: figure(x.value, asPublished(x, model.x)), y: figure(y.value, asPublished(y, model.y)) }
  const labels = byId(reference.sources, x.source).periodLabels
  return {
    id: rowMark(row),
    title: language.text(rowName(row, model.figures.over, labels)),
    value: language.text(message('scatter.both', both)),
    lines: [...lines.map((said) => ({ text: language.text(said) })), ...(isOutlier ? [far] : [])],
  }
}

/** `4.2 points above the line`. */
function residualWords(residual: number, { y }: ScatterModel): Message {
  if (roundShown(residual, y) === 0) return message('scatter.on-line')
  const side = residual > 0 ? 'above' : 'below'
  return message('scatter.off-line', { difference: difference(residual, y), side })
}
