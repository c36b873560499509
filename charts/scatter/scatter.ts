import type { Language } from '#domain/message/language.ts'
import {
  coefficientWords,
  insufficientWords,
  pairName,
  rowName,
  settingWords,
} from '#domain/correlation-study/correlation-words.ts'
import type { StudiedPair } from '#domain/correlation-study/pair-study.ts'
import { formatDifference, formatWithUnit } from '#domain/number/format.ts'
import { shownP } from '#domain/number/p-value.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { known } from '#domain/reference/reference-data.ts'
import { nothingCorrelated } from '#charts/correlation-matrix/empty.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type ScatterModel, scatterModel } from './model.ts'
import { scatterNotes } from './notes.ts'
import { scatterOption } from './option.ts'
import { lookOfPlace, zoneKey } from './zone-looks.ts'
import type { ScatterInput } from './view.ts'

/** Two indicators against each other, a point for each state or each period, with a line and what it can be trusted for. */
export function scatterFigure(input: ScatterInput): Figure {
  const model = scatterModel(input)
  const { study, figures } = model
  const points = study.pairs.flatMap((pair) => [pair.x, pair.y])
  const isEmpty = study.pairs.length === 0
  return {
    title: [pairName(figures, input.reference), settingWords(figures, input.reference)]
      .map((said) => input.language.text(said))
      .join(' '),
    subtitle: isEmpty ? '' : readingOf(model, input.language),
    key: isEmpty ? [] : key(model, input),
    sourceLine: sourceLine(points, input),
    notes: isEmpty ? [] : scatterNotes(model, input),
    rows: points.map((point) => figureRow(point, input)),
    summary: isEmpty ? '' : `${readingOf(model, input.language)}.`,
    marks: study.pairs.map((pair, index) => mark(pair, index, model, input)),
    empty: isEmpty ? nothingCorrelated(input) : null,
    height: (width) => Math.round(Math.min(520, Math.max(300, width * 0.78))),
    option: (surface) => scatterOption(model, input, surface),
  }
}

/** `Very strong positive relation: r 0.84, 95% interval 0.71 to 0.92, p < 0.001; 37 states`. */
function readingOf({ study, figures }: ScatterModel, language: Language): string {
  const { shown, outcome, method, pairs } = study
  const rows = figures.over === 'states' ? 'states' : 'periods'
  if (!shown) {
    const reason = outcome.status === 'insufficient' ? outcome.reason : ''
    return language.text(insufficientWords(reason, pairs.length))
  }
  const p = shown.p === null ? 'no test below 4 pairs' : `p ${shownP(shown.p)}`.replaceAll(' ', '\u00a0')
  const said = language.text(shown.reading)
  const reading = `${said.charAt(0).toUpperCase()}${said.slice(1)}`
  return `${reading}: ${language.text(coefficientWords(shown, method))}, ${p}; ${pairs.length} ${rows}`
}

function key(model: ScatterModel, input: ScatterInput): KeyEntry[] {
  const { study, figures, looks } = model
  const shown = new Set(
    study.pairs.map((pair) => lookOfPlace(pair.row.location, looks, input.reference)?.zone.id),
  )
  const zones = figures.over === 'states' ? looks.filter((look) => shown.has(look.zone.id)).map(zoneKey) : []
  const lines: KeyEntry[] =
    study.outcome.status !== 'ok'
      ? []
      : input.view.options.fit === 'theil-sen'
        ? [{ label: 'Theil–Sen line (median slope)', colour: '--ink2', marker: 'dashed' }]
        : [{ label: 'Least-squares line, 95% band', colour: '--ink2', marker: 'line' }]
  const isElsewhen = study.pairs.some(({ row, x, y }) => x.period !== row.period || y.period !== row.period)
  return [
    ...zones,
    ...lines,
    ...(isElsewhen
      ? [
          {
            label: 'Hollow: a figure of another year',
            colour: '--ink2',
            marker: 'circle',
            hollow: true,
          } as const,
        ]
      : []),
  ]
}

function mark(
  pair: StudiedPair,
  index: number,
  model: ScatterModel,
  { reference, language }: ScatterInput,
): Mark {
  const { row, x, y, residual, isOutlier } = pair
  const side = (point: typeof x, indicator: ScatterModel['x']) => {
    const from = sourceAndPeriod(known(reference.sources, point.source), point)
    return `${indicator.shortName}: ${formatWithUnit(point.value, indicator)} (${from})`
  }
  const labels = known(reference.sources, x.source).periodLabels
  return {
    id: `${row.location.id}:${row.period}`,
    title: language.text(rowName(row, model.figures.over, labels)),
    value: `${formatWithUnit(x.value, model.x)} and ${formatWithUnit(y.value, model.y)}`,
    lines: [
      { text: `→ ${side(x, model.x)}` },
      { text: `↑ ${side(y, model.y)}` },
      ...(residual === null ? [] : [{ text: residualWords(residual, model) }]),
      ...(isOutlier ? [{ text: 'Far from the line beside the others', tone: 'warning' } as const] : []),
    ],
    seriesIndex: 0,
    dataIndex: index,
    at: [x.value, y.value],
  }
}

/** `4.2 points above the line`. */
function residualWords(residual: number, { y }: ScatterModel): string {
  const size = formatDifference(residual, y)
  return /^0(\.0+)?( |$)/.test(size)
    ? 'On the line'
    : `${size} ${residual > 0 ? 'above' : 'below'} the least-squares line`
}
