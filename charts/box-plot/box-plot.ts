import { boxMark } from './model.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { figure, indicatorName, listOf, sentences } from '#domain/message/value.ts'
import type { Figure, GapRow, KeyEntry, Mark } from '#charts/figure.ts'
import { describedGaps, gapNotes, nothingDescribed, whenOf, whereOf } from '#charts/selection/described.ts'
import { drillTarget } from '#charts/selection/drill.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { firstNames } from '#charts/words/first-names.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { outlierNames, boxRowWords } from './groups.ts'
import { type BoxPlotModel, boxPlotModel } from './model.ts'
import { boxPlotHeight, boxPlotPicture } from './picture.ts'
import type { BoxPlotInput } from './view.ts'

/** The spread of a set of values, all and by zone, as boxes with every value as a point. */
export function boxPlotFigure(input: BoxPlotInput): Figure {
  const model = boxPlotModel(input)
  const { described } = model
  const { across, area, indicator, points } = described.set
  const { language } = input
  const gaps = describedGaps(described, input)
  const by = model.rows.length < 2 ? 'none' : area.level === 1 ? 'zone' : 'state'
  const title = {
    indicator: indicatorName(indicator),
    across,
    by,
    where: whereOf(described),
    when: whenOf(described),
  } as const
  return {
    title: language.text(message('spread.box-title', title)),
    subtitle: language.text(message('spread.box-subtitle', { unit: unitOf(indicator), across })),
    key: points.length === 0 ? [] : keyOf(model, language),
    sourceLine: sourceLine(points, input),
    notes: points.length === 0 ? [] : notes(model, gaps).map((said) => language.text(said)),
    rows: model.drawn.map(({ point }) => figureRow(point, input)),
    gaps,
    summary: language.text(sentences(summary(model))),
    marks: model.drawn.map((drawn) => mark(drawn, model, input)),
    empty: nothingDescribed(model.described, input),
    height: () => boxPlotHeight(model.rows.length),
    picture: (surface) => boxPlotPicture(model, input, surface),
  }
}

function keyOf({ described }: BoxPlotModel, language: Language): KeyEntry[] {
  const entry = { colour: '--ink2' }
  const isSeries = described.set.across === 'time'
  return [
    { ...entry, label: language.text(message('spread.box')), marker: 'outline' },
    {
      ...entry,
      label: language.text(message(isSeries ? 'spread.whiskers-series' : 'spread.whiskers')),
      marker: 'whisker',
    },
    ...(isSeries
      ? []
      : [
          {
            ...entry,
            label: language.text(message('spread.outlier')),
            marker: 'circle',
            hollow: true,
          } as const,
        ]),
  ]
}

function mark({ point, row }: BoxPlotModel['drawn'][number], model: BoxPlotModel, input: BoxPlotInput): Mark {
  const { set } = model.described
  const isOutlier = model.rows[row]?.outliers.includes(point) === true
  const place = input.reference.locations.get(point.location)
  const destination =
    place && set.across !== 'time' ? drillTarget(place, set.indicator.id, input.reference) : undefined
  return {
    id: boxMark(point),
    title: input.language.text(model.nameOf(point)),
    value: input.language.text(figure(point.value, asPublished(point, set.indicator)), 'short'),
    lines: [
      ...(isOutlier
        ? [{ text: input.language.text(message('spread.beyond-fences')), tone: 'warning' } as const]
        : []),
      ...pointLines(point, input),
    ],
    ...numberOf(point),
    ...(destination && { destination }),
  }
}

const MOST_NAMES = 20

function notes({ rows, nameOf, described }: BoxPlotModel, gaps: readonly GapRow[]): Message[] {
  const groups = rows.filter((row) => !row.isAll)
  const outliers = outlierNames(groups, nameOf)
  const small = groups.filter((row) => row.box === null).map((row) => row.name)
  const found: Message[] = []
  if (described.set.across === 'time') found.push(message('spread.series'))
  else if (outliers.length > 0) {
    found.push(message('spread.outliers', { names: firstNames(outliers, MOST_NAMES) }))
  } else if (groups.some((row) => row.box !== null)) found.push(message('spread.no-outliers'))
  if (small.length > 0) found.push(message('spread.small', { rows: listOf(small, 'none') }))
  return [...found, ...gapNotes(described, gaps)]
}

function summary({ rows, described: { set } }: BoxPlotModel): Message[] {
  return rows.map((row) => boxRowWords(row, set.indicator))
}
