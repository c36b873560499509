import { comparedBarMark, timeMark } from './model.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { comparisonAnswer } from '#domain/narrative/comparison-answer.ts'
import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { figure, indicatorName } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { birthRow } from '#charts/over-time/birth-years.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { partKey } from '#charts/words/part-of-period.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { comparisonBarLayout } from './bar-layout.ts'
import { comparisonBarPicture } from './bar-picture.ts'
import { barPanels } from './bar-panels.ts'
import { barFiguresOf } from './bar-layers.ts'
import { comparisonColumnPicture } from './column-picture.ts'
import { comparisonGaps } from './gaps.ts'
import { comparisonLinePicture } from './line-picture.ts'
import { panelGrid } from './line-panels.ts'
import { type ComparisonModel, comparisonModel } from './model.ts'
import { indicatorColours } from './panel-frame.ts'
import { comparisonNotes, pictureNotes, comparisonSubtitle, comparisonTitle } from './words.ts'
import type { IndicatorComparisonInput } from './view.ts'

/**
 * Several indicators over periods (lines) or across the nation, its zones or its states (bars). Different units never share
 * an axis; indicators without figures are named.
 */
export function indicatorComparisonFigure(input: IndicatorComparisonInput): Figure {
  const model = comparisonModel(input)
  const { comparison, question } = model
  const { reference } = input
  const isOverTime = question.by === 'period'
  const points = comparison.shown.flatMap(({ points: own, whole }) => (whole ? [whole, ...own] : own))
  const panels = isOverTime ? [] : barPanels(comparison, input)
  return {
    title: input.language.text(comparisonTitle(model)),
    subtitle: input.language.text(comparisonSubtitle(model, input)),
    key: key(model, points, input),
    sourceLine: sourceLine(points, input),
    notes: comparisonNotes(model, input),
    pictureNotes: pictureNotes(model, input),
    rows: points.map((point) => birthRow(figureRow(point, input), model.yearsOf)),
    gaps: comparisonGaps(model, input),
    summary: points.length === 0 ? '' : input.language.text(comparisonAnswer(comparison, question)),
    marks: isOverTime ? overTimeMarks(model, input) : barMarks(panels, input),
    empty: points.length === 0 ? nothing(model, input) : null,
    height: (width) => {
      if (!isOverTime) return comparisonBarLayout(panels, width, 1, reference).height
      const grid = panelGrid(comparison.shown, width)
      return grid.rows * grid.panelHeight
    },
    picture: (surface) =>
      isOverTime
        ? (isColumns(input) ? comparisonColumnPicture : comparisonLinePicture)(model, input, surface)
        : comparisonBarPicture(panels, input, surface),
  }
}

function isColumns({ view: { options } }: IndicatorComparisonInput): boolean {
  return options.shape === 'column'
}

function key(
  { comparison, question }: ComparisonModel,
  points: readonly Point[],
  input: IndicatorComparisonInput,
): KeyEntry[] {
  const { view, language } = input
  const isOverTime = question.by === 'period'
  const colours = indicatorColours(comparison.shown)
  const classes = CLASSIFICATIONS.filter((classification) =>
    comparison.shown.some(({ source }) => source.classification === classification),
  )
  const levels = new Set(points.map((point) => interval(point)?.level).filter((level) => level !== undefined))
  const hasWhole = comparison.shown.some(({ whole }) => whole !== null)
  const nation = question.reference.locations.get(1)?.name ?? ''
  return [
    ...(isOverTime && isColumns(input)
      ? comparison.shown.map(
          ({ indicator }): KeyEntry => ({
            label: language.text(indicatorName(indicator), 'name'),
            colour: `--${colours.get(indicator.id) ?? 'ink2'}`,
            marker: 'square',
          }),
        )
      : classes.map((classification): KeyEntry => {
          const { token, marker } = classLook(classification)
          const label = language.text(message('chart.class', { class: classification }))
          // Where lines have colours of their own, the marker alone says the class.
          const isOwn = isOverTime && comparison.shown.length > 1
          return { label, colour: isOwn ? '--ink2' : `--${token}`, marker }
        })),
    ...partKey(comparison.shown, isOverTime && !isColumns(input) ? 'line' : 'column', language),
    ...(hasWhole ? [{ label: nation, colour: '--ink2', marker: 'square' } as const] : []),
    ...(view.options.intervals === false
      ? []
      : [...levels].sort().map((level) => ({
          label: language.text(message('chart.interval-key-published', { level: String(level) })),
          colour: '--ink',
          marker: 'whisker' as const,
        }))),
  ]
}

function overTimeMarks({ comparison }: ComparisonModel, input: IndicatorComparisonInput): Mark[] {
  return comparison.shown.flatMap(({ indicator, points }) =>
    points.map((point) => ({ ...pointMark(point, input), id: timeMark(indicator, point) })),
  )
}

function barMarks(panels: ReturnType<typeof barPanels>, input: IndicatorComparisonInput): Mark[] {
  return panels.flatMap((panel) =>
    barFiguresOf(panel).map(({ point }) => ({ ...pointMark(point, input), id: comparedBarMark(point) })),
  )
}

function pointMark(point: Point, input: IndicatorComparisonInput): Omit<Mark, 'id'> {
  const indicator = byId(input.reference.indicators, point.indicator)
  return {
    title: indicator.shortName,
    value: input.language.text(figure(point.value, asPublished(point, indicator)), 'short'),
    lines: pointLines(point, input),
    ...numberOf(point),
  }
}

/** The alternatives with which the first indicator could be shown. */
function nothing({ question }: ComparisonModel, input: IndicatorComparisonInput) {
  const chosen = question.source === null ? null : (input.reference.sources.get(question.source) ?? null)
  const [indicator] = question.indicators
  const isOverTime = question.by === 'period'
  const available =
    indicator === undefined
      ? []
      : pointsWhere(input.table, { indicator, ...(isOverTime && { location: question.location }) })
  return emptyFigure(available, input, chosen)
}
