import { itemMark } from './model.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { unitLine } from '#charts/words/unit-line.ts'
import { datasetAnswer } from '#domain/comparison/dataset-comparison.ts'
import { interpretation, multiplierOf, notCompared, timesWords } from '#domain/comparison/interpretation.ts'
import { isComparable } from '#domain/comparison/pair-verdict.ts'
import { message } from '#domain/message/message.ts'
import { figure } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Figure, GapRow, KeyEntry, Mark } from '#charts/figure.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { gapRow } from '#charts/words/gap-row.ts'
import { partKey } from '#charts/words/part-of-period.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { datasetColumnPicture, COLUMNS_HEIGHT } from './column-picture.ts'
import { axisNote } from '#charts/words/axis-note.ts'
import { type DatasetItem, type DatasetModel, datasetModel, datasetScale, drawnBySource } from './model.ts'
import { datasetRowsHeight } from './row-layout.ts'
import { datasetRowPicture } from './row-picture.ts'
import { datasetNotes, datasetSubtitle, datasetTitle, partShape } from './words.ts'
import type { DatasetComparisonInput } from './view.ts'

/** One indicator in up to four pairs of source and period, for the nation and its states. */
export function datasetComparisonFigure(input: DatasetComparisonInput): Figure {
  const model = datasetModel(input)
  const { reference, view, table, language } = input
  const { comparison, items } = model
  const isColumns = view.options.shape === 'column'
  const points = items.map(({ point }) => point)
  const isEmpty = points.length === 0
  return {
    title: language.text(datasetTitle(model)),
    subtitle: isEmpty
      ? unitLine(comparison.indicator, language)
      : language.text(datasetSubtitle(input, model)),
    key: key(model, input),
    sourceLine: sourceLine(points, input),
    notes: isEmpty ? [] : datasetNotes(model, input),
    pictureNotes: axisNote(datasetScale(model, input, true), language),
    rows: points.map((point) => figureRow(point, input)),
    gaps: datasetGaps(model, input),
    summary: isEmpty ? '' : language.text(datasetAnswer(comparison, reference)),
    marks: items.map((item) => mark(item, model, input)),
    empty: isEmpty
      ? emptyFigure(pointsWhere(table, { indicator: comparison.indicator.id }), input, null)
      : null,
    height: (width) => (isColumns ? COLUMNS_HEIGHT : datasetRowsHeight(model, width)),
    picture: (surface) => (isColumns ? datasetColumnPicture : datasetRowPicture)(model, input, surface),
  }
}

/** Data sets that have no figure of a place which the figure shows or leaves out. */
function datasetGaps({ comparison }: DatasetModel, input: DatasetComparisonInput): GapRow[] {
  const { indicator, picks, nation, states, without } = comparison
  const left = without.map((place) => ({ place, points: [] }))
  return [nation, ...states, ...left].flatMap(({ place, points }) =>
    picks.flatMap(({ source, period }, at) => {
      const key = { indicator: indicator.id, source, location: place.id, period }
      return points[at] ? [] : [gapRow(key, input)]
    }),
  )
}

function key(model: DatasetModel, { view, reference, language }: DatasetComparisonInput): KeyEntry[] {
  const { looks, levels } = model
  return [
    ...looks.map(({ name, classification, hollow, small }): KeyEntry => {
      const { token, marker } = classLook(classification)
      const label = small ? language.text(message('datasets.small', { name })) : name
      return { label, colour: `--${token}`, marker, hollow }
    }),
    ...partKey(drawnBySource(model, reference), partShape(view), language),
    ...levels.map(
      (level): KeyEntry => ({
        label: language.text(message('chart.interval-key-published', { level: String(level) })),
        colour: '--ink',
        marker: 'whisker',
      }),
    ),
  ]
}

/** The figure, and with two data sets what may be said of both in this place. */
function mark(
  item: DatasetItem,
  { comparison: { indicator } }: DatasetModel,
  input: DatasetComparisonInput,
): Mark {
  const { point, entry } = item
  const { pair, verdict } = entry
  const multiplier = pair && multiplierOf(pair.a.value, pair.b.value)
  const { reference } = input
  const said =
    pair &&
    (notCompared(pair, indicator, reference) ??
      (verdict && interpretation(pair, verdict, indicator, reference)))
  const { language } = input
  const lines = [
    ...(said ? [said] : []),
    ...(multiplier?.status === 'ratio' && verdict !== 'same' && pair && isComparable(pair)
      ? [message('datasets.multiplier', { times: timesWords(multiplier.times) })]
      : []),
  ]
  return {
    id: itemMark(item),
    title: entry.place.name,
    value: language.text(figure(point.value, asPublished(point, indicator)), 'short'),
    lines: [...pointLines(point, input), ...lines.map((line) => ({ text: language.text(line) }))],
    ...numberOf(point),
  }
}
