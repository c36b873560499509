import { unitWords } from '#domain/indicator/indicator-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { gapNotes, manyWords, nothingDescribed, whereAndWhen } from '#charts/selection/described.ts'
import { drillTarget } from '#charts/selection/drill.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { outlierNames, rowWords } from './groups.ts'
import { type BoxPlotModel, boxPlotModel } from './model.ts'
import { boxPlotHeight, boxPlotOption } from './option.ts'
import type { BoxPlotInput } from './view.ts'

/** The spread of a set of values, all and by zone, as boxes with every value as a point. */
export function boxPlotFigure(input: BoxPlotInput): Figure {
  const model = boxPlotModel(input)
  const { set } = model.described
  const { indicator, points } = set
  const by = model.rows.length > 1 ? (set.area.level === 1 ? ' by zone' : ' by state') : ''
  return {
    title: `${indicator.shortName}: spread over ${manyWords(set)}${by}${whereAndWhen(model.described)}`,
    subtitle: `${unitWords(indicator)}; one point for each ${manyWords(set).replace(/s$/, '')}`,
    key: points.length === 0 ? [] : KEY,
    sourceLine: sourceLine(points, input),
    notes: points.length === 0 ? [] : notes(model),
    rows: model.drawn.map(({ point }) => figureRow(point, input)),
    summary: summary(model),
    marks: model.drawn.map((_, index) => mark(index, model, input)),
    empty: nothingDescribed(model.described, input),
    height: () => boxPlotHeight(model.rows.length),
    option: (surface) => boxPlotOption(model, input, surface),
  }
}

const KEY: readonly KeyEntry[] = [
  { label: 'Box: middle half, thick line: median', colour: '--ink2', marker: 'outline' },
  { label: 'Whiskers: last values inside the fences', colour: '--ink2', marker: 'whisker' },
  { label: 'Outlier', colour: '--ink2', marker: 'circle', hollow: true },
]

function mark(index: number, model: BoxPlotModel, input: BoxPlotInput): Mark {
  const entry = model.drawn[index]
  if (!entry) throw new RangeError(`The box plot has no point ${index}`)
  const { point, row } = entry
  const { set } = model.described
  const isOutlier = model.rows[row]?.outliers.includes(point) === true
  const place = input.reference.locations.get(point.location)
  const drill =
    place && set.across !== 'time' ? drillTarget(place, set.indicator.id, input.reference) : undefined
  return {
    id: `${point.location}:${point.period}`,
    title: model.nameOf(point),
    value: formatWithUnit(point.value, set.indicator),
    lines: [
      ...(isOutlier ? [{ text: 'Outlier: beyond the fences of its row', tone: 'warning' } as const] : []),
      ...pointLines(point, input),
    ],
    seriesIndex: 0,
    dataIndex: index,
    at: [point.value, row],
    ...(drill !== undefined && { drill }),
  }
}

function notes(model: BoxPlotModel): string[] {
  const { rows } = model
  const groups = rows.filter((row) => !row.isAll)
  const names = outlierNames(groups, model.nameOf)
  const small = groups.filter((row) => row.box === null).map((row) => row.name)
  return [
    ...(names.length > 0
      ? [`Outliers, beyond 1.5 quartile distances from the box: ${listed(names)}.`]
      : groups.some((row) => row.box !== null)
        ? ['No value lies beyond 1.5 quartile distances from its box.']
        : []),
    ...(small.length > 0 ? [`Too few values for a box (fewer than 4): ${small.join(', ')}.`] : []),
    ...gapNotes(model.described),
  ]
}

const MOST_NAMES = 20

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ')
}

function summary({ rows, described: { set } }: BoxPlotModel): string {
  return rows.map((row) => rowWords(row, (value) => formatWithUnit(value, set.indicator))).join(' ')
}
