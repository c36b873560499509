import type { SourceLine } from '#charts/over-time/line.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { unitLine } from '#charts/words/unit-line.ts'
import { type Message, message } from '#domain/message/message.ts'
import { indicatorName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { isProjected } from '#domain/observation/settled.ts'
import type { Figure, QuotedSource } from '#charts/figure.ts'
import { axisNote } from '#charts/words/axis-note.ts'
import { breakNotes } from '#charts/words/broken-lines.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import type { Point } from '#domain/observation/point.ts'
import { levelsNote } from '#charts/words/interval-levels.ts'
import { whyNoneHere } from '#charts/words/why-none-here.ts'
import { doubtfulNote } from '#charts/words/doubtful-note.ts'
import { showsInterval } from '#charts/over-time/intervals.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { birthRow } from '#charts/over-time/birth-years.ts'
import { birthNotes, birthTitle } from './birth-words.ts'
import { trendColumnPicture, MOST_COLUMNS } from './column-picture.ts'
import { sameEvidence, trendKey } from './key.ts'
import { trendLinePicture } from './line-picture.ts'
import { type TrendModel, trendModel } from './lines.ts'
import { trendGaps, pointMarks, trendMarks } from './marks.ts'
import { courseWords, trendSummary } from './summary.ts'
import { trendScale } from './trend-scale.ts'
import { partNotes } from '#charts/words/part-of-period.ts'
import { isOnePeriod, onePeriodHeight, onePeriodNote, onePeriodPicture } from './one-period-picture.ts'
import { lengthNotes } from './period-words.ts'
import type { TrendInput } from './view.ts'

/** Every source of one indicator at one place over time. */
export function trendFigure(input: TrendInput): Figure {
  const full = trendModel(input)
  const asColumns = input.view.options.shape === 'column'
  const model = asColumns ? { ...full, lines: columnLines(full) } : full
  const points = model.lines.flatMap((line) => line.points)
  const isDots = isOnePeriod(model, input)
  const draw = asColumns ? trendColumnPicture : isDots ? onePeriodPicture : trendLinePicture
  return {
    title: input.language.text(title(model, input)),
    subtitle: subtitle(model, input),
    key: trendKey(full, input),
    sourceLine: sourceLine(points, input),
    notes: points.length === 0 ? [] : notes(model, full, input),
    pictureNotes: points.length === 0 ? [] : pictureNotes(model, input),
    rows: points.map((point) => birthRow(figureRow(point, input), model.yearsOf)),
    gaps: trendGaps(model, input),
    summary: points.length === 0 ? '' : trendSummary(model, input.language, input.view.options.alone),
    headline: (quoted) => quotedCourse(model, input, quoted),
    marks: asColumns || isDots ? pointMarks(model, input) : trendMarks(model, input),
    empty: points.length === 0 ? nothing(full, input) : null,
    leastHeight: isDots ? onePeriodHeight(model) : 200,
    height: (width) => (isDots ? onePeriodHeight(model) : width < 480 ? 250 : width < 700 ? 320 : 360),
    picture: (surface) => draw(model, input, surface),
  }
}

/** The course of the source that is quoted at the place, where its line is drawn. */
function quotedCourse(
  { lines, indicator, location, ...model }: TrendModel,
  input: TrendInput,
  quoted: QuotedSource,
): string | null {
  const chosen = quoted({ ...input, indicator: indicator.id, location: location.id })
  const line = lines.find(({ source }) => source.id === chosen)
  return line ? courseWords(line, { ...model, lines, indicator, location }, input.language) : null
}

/** The lines that columns can show: the strong ones, then the first of each class, in reading order. */
function columnLines({ lines }: TrendModel): SourceLine[] {
  const kept = lines.toSorted((a, b) => weight(a) - weight(b)).slice(0, MOST_COLUMNS)
  return lines.filter((line) => kept.includes(line))
}

function weight(line: SourceLine): number {
  return line.role === 'other' ? 1 + line.rank : 0
}

function subtitle({ indicator, yearsOf }: TrendModel, { language }: TrendInput): string {
  const unit = unitLine(indicator, language)
  return yearsOf === 'birth' ? language.text(message('births.unit', { unit })) : unit
}

function title(model: TrendModel, { view, reference }: TrendInput): Message {
  const { indicator, location, lines, all } = model
  const said = { indicator: indicatorName(indicator), place: placeName(location) }
  const only = view.options.alone ? reference.sources.get(view.sources[0] ?? 0) : undefined
  if (model.yearsOf === 'birth') return birthTitle(model, only)
  const spans = (lines.length > 0 ? lines : all).flatMap((line) =>
    line.points.map((point) => ({ period: point.period, source: line.source })),
  )
  const sorted = spans.sort((a, b) => a.period - b.period)
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last) return message('trend.title', said)
  const at = first.period === last.period
  const period = periodName(last.period, at ? last.source : only)
  const span = { from: periodName(first.period, only), to: period }
  if (!only)
    return at
      ? message('trend.title-at', { ...said, period })
      : message('trend.title-span', { ...said, ...span })
  const source = sourceName(only)
  return at
    ? message('trend.title-source-at', { ...said, source, period })
    : message('trend.title-source-span', { ...said, source, ...span })
}

function notes(model: TrendModel, full: TrendModel, input: TrendInput): string[] {
  const { language } = input
  const found: Message[] = []
  const isDots = isOnePeriod(model, input)
  const sources = model.lines.map((line) => line.source)
  if (model.yearsOf === 'birth') found.push(...birthNotes(model, input))
  else if (!isDots && sources.some(isLabelledSurvey)) found.push(message('trend.field-work'))
  const projected = model.lines.filter((line) => line.points.some(isProjected))
  const later: Message[] = isDots ? onePeriodNote(model) : []
  if (projected.length > 0) {
    const named = listOf(
      projected.map((line) => sourceName(line.source)),
      'none',
    )
    later.push(message('trend.projections', { sources: named }))
  }
  later.push(...drawnNotes(model, input), ...lengthNotes(model, input))
  later.push(
    ...doubtfulNote(
      model.lines.flatMap((line) => line.points),
      input,
    ),
  )
  if (model.lines.length < model.all.length) later.push(fewOfAll(model, full, input))
  const dependence = dependenceNotes(sources, model.indicator.id, input)
  const scale = trendScale(model, input.view.options, false)
  return [
    ...[...found, ...levelsNote(drawnIntervals(model, input), input)].map((said) => language.text(said)),
    ...(dependence.length > 0
      ? dependence
      : sameEvidence(model, input).notes.map((said) => language.text(said))),
    ...later.map((said) => language.text(said)),
    ...axisNote(scale, language),
    ...beyondNotes(model, scale.beyond).map((said) => language.text(said)),
  ]
}

/** What is said of how lines and columns are drawn. */
function drawnNotes({ lines }: TrendModel, { view }: TrendInput): Message[] {
  const shape = view.options.shape ?? 'line'
  return [...(shape === 'line' ? breakNotes(lines) : []), ...partNotes(lines, shape)]
}

/** What is true of the figure's own picture alone. */
function pictureNotes(model: TrendModel, input: TrendInput): string[] {
  const { language } = input
  return [
    ...drawnNotes(model, input).map((said) => language.text(said)),
    ...axisNote(trendScale(model, input.view.options, false), language),
  ]
}

/** How many sources are drawn, and which they are where the reader has not chosen them. */
function fewOfAll({ lines, all }: TrendModel, full: TrendModel, { view }: TrendInput): Message {
  const isFirst = lines.length === full.lines.length && (view.options.hidden ?? []).length === 0
  const count = { shown: String(lines.length), all: String(all.length) }
  return message('trend.few', { ...count, why: isFirst ? 'first' : 'chosen' })
}

/** The figures whose intervals are drawn. */
function drawnIntervals({ lines }: TrendModel, { view }: TrendInput): Point[] {
  return lines.flatMap((line) => (showsInterval(line, view.options) ? line.points : []))
}

/** Surveys whose field work ran over a change of year carry a label for it. */
function isLabelledSurvey({ classification, periodLabels }: DataSource): boolean {
  return classification === 'Survey' && Object.keys(periodLabels).length > 0
}

function nothing(full: TrendModel, input: TrendInput) {
  const { indicator, location } = full
  const chosen = input.reference.sources.get(input.view.sources[0] ?? 0) ?? null
  const here = pointsWhere(input.table, { indicator: indicator.id, location: location.id })
  const empty = emptyFigure(here, input, chosen, whyNoneHere(indicator.id, location.id, input))
  if (full.all.length > 0) {
    return {
      ...empty,
      text: input.language.text(message('trend.hidden', { indicator: indicatorName(indicator) })),
    }
  }
  return empty
}

/** Notes on values above 100%: the target population of counts is too low, or only the ends of intervals pass it. */
function beyondNotes({ lines }: TrendModel, beyond: number | null): Message[] {
  if (beyond === null) return []
  const over = lines.filter(({ points }) => points.some(({ value }) => value > beyond))
  if (over.length === 0) return [message('trend.interval-beyond')]
  const isCounted = over.every(({ source }) => source.classification === 'Routine')
  return [message(isCounted ? 'trend.beyond' : 'trend.beyond-whole')]
}
