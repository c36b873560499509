import { midSentence, unitWords } from '#domain/indicator/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodLabel } from '#domain/period/period.ts'
import type { Figure, FigureInput, Mark } from '#charts/figure.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { columnOption, columnPeriods, MOST_COLUMNS } from './column-option.ts'
import { trendKey } from './key.ts'
import { lineOption } from './line-option.ts'
import { isProjected, type TrendLine, type TrendModel, trendModel } from './lines.ts'
import { trendMarks } from './marks.ts'
import { trendSummary } from './summary.ts'
import { trendScale } from './trend-scale.ts'

/** Every source of one indicator at one place over time. */
export function trendFigure(input: FigureInput): Figure {
  const full = trendModel(input)
  const asColumns = input.view.options.shape === 'column'
  const model = asColumns ? { ...full, lines: columnLines(full) } : full
  const points = model.lines.flatMap((line) => line.points)
  return {
    title: title(model, input),
    subtitle: unitWords(model.indicator),
    key: trendKey(full),
    sourceLine: sourceLine(points, input.reference),
    notes: points.length === 0 ? [] : notes(model, full, input),
    rows: points.map((point) => figureRow(point, input.reference)),
    summary: points.length === 0 ? '' : trendSummary(model, input.view.options.alone),
    marks: asColumns ? columnMarks(model, input) : trendMarks(model, input),
    empty: points.length === 0 ? nothing(full, input) : null,
    height: (width) => (width < 480 ? 250 : width < 700 ? 320 : 360),
    option: (surface) => (asColumns ? columnOption : lineOption)(model, input, surface),
  }
}

/** The lines that columns can show: the strong ones, then the first of each class, in reading order. */
function columnLines({ lines }: TrendModel): TrendLine[] {
  const kept = lines.toSorted((a, b) => weight(a) - weight(b)).slice(0, MOST_COLUMNS)
  return lines.filter((line) => kept.includes(line))
}

function weight(line: TrendLine): number {
  return line.role === 'other' ? 1 + line.rank : 0
}

function title({ indicator, location, lines, all }: TrendModel, { view, reference }: FigureInput): string {
  const subject = `${indicator.shortName} in ${placeWords(location)}`
  const only = view.options.alone ? reference.sources.get(view.sources[0] ?? 0) : undefined
  const name = only ? `${only.name} ` : ''
  const spans = (lines.length > 0 ? lines : all).flatMap((line) =>
    line.points.map((point) => ({ period: point.period, labels: line.source.periodLabels })),
  )
  const sorted = spans.sort((a, b) => a.period - b.period)
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last) return subject
  const from = periodLabel(first.period, only?.periodLabels)
  const to = periodLabel(last.period, only?.periodLabels)
  return from === to
    ? `${subject}, ${name}${periodLabel(last.period, last.labels)}`
    : `${subject}, ${name}${from} to ${to}`
}

function notes(model: TrendModel, full: TrendModel, input: FigureInput): string[] {
  const found: string[] = []
  const sources = model.lines.map((line) => line.source)
  if (
    sources.some(
      (source) => source.classification === 'Survey' && Object.keys(source.periodLabels).length > 0,
    )
  ) {
    found.push('Surveys are drawn at the last year of their field work.')
  }
  found.push(...dependenceNotes(sources, model.indicator.id, input.reference))
  if (model.lines.some((line) => line.points.some(isProjected))) {
    const names = model.lines.filter((line) => line.points.some(isProjected)).map((line) => line.source.name)
    found.push(`Dashed: projections published by ${names.join(', ')}.`)
  }
  if (model.lines.length < full.lines.length) {
    found.push(`Columns show ${MOST_COLUMNS} of ${full.lines.length} sources; the lines show all.`)
  }
  const scale = trendScale(model, input.view.options, false)
  if (scale.shortened) found.push(`The axis ends at ${scale.format(scale.max)}, not at 100%.`)
  if (scale.beyond !== null) {
    found.push(
      `Values above 100% are drawn as published and marked: the assumed target population is too low.`,
    )
  }
  return found
}

function columnMarks(model: TrendModel, input: FigureInput): Mark[] {
  const periods = columnPeriods(model)
  return trendMarks(model, input)
    .filter((mark) => mark.seriesIndex < model.lines.length)
    .map((mark) => {
      const point = model.lines[mark.seriesIndex]?.points[mark.dataIndex]
      return point ? { ...mark, at: [periods.indexOf(point.period), point.value] as const } : mark
    })
}

function nothing(full: TrendModel, input: FigureInput) {
  const { indicator, location } = full
  const chosen = input.reference.sources.get(input.view.sources[0] ?? 0) ?? null
  const here = pointsWhere(input.table, { indicator: indicator.id, location: location.id })
  const empty = emptyFigure(here, input.reference, chosen)
  if (full.all.length > 0) {
    return {
      ...empty,
      text: `All sources of ${midSentence(indicator.shortName)} are hidden; choose one in the key`,
    }
  }
  return empty
}
