import { unitOf } from '#domain/message/indicator-words.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, figure, indicatorName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Figure, Mark } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import {
  describedGaps,
  gapNotes,
  nameOfPoint,
  nothingDescribed,
  whenOf,
  whereOf,
} from '#charts/selection/described.ts'
import { firstNames } from '#charts/words/first-names.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type Bin, binWidth, exactEdges } from './bins.ts'
import { type HistogramModel, histogramModel } from './model.ts'
import { binMark, histogramPicture } from './picture.ts'
import type { HistogramInput } from './view.ts'

/** How many places, or periods of one place, lie in each class of values. */
export function histogramFigure(input: HistogramInput): Figure {
  const model = histogramModel(input)
  const { described } = model
  const { source } = described
  const { points, indicator, across } = described.set
  const { language } = input
  const gaps = describedGaps(described, input)
  return {
    title: language.text(
      message('spread.bins-title', {
        indicator: indicatorName(indicator),
        across,
        where: whereOf(described),
        when: whenOf(described),
      }),
    ),
    subtitle: language.text(message('spread.bins-subtitle', { unit: unitOf(indicator), across })),
    key: source
      ? [
          {
            label: language.text(message('spread.number-of', { across })),
            colour: `--${classLook(source.classification).token}`,
            marker: 'square',
          },
          ...(model.median === null
            ? []
            : [
                {
                  label: language.text(message('spread.median')),
                  colour: '--ink2',
                  marker: 'dashed',
                } as const,
              ]),
        ]
      : [],
    sourceLine: sourceLine(points, input),
    notes: [...classNote(model, input), ...gapNotes(described, gaps)].map((said) => language.text(said)),
    rows: points.map((point) => figureRow(point, input)),
    gaps,
    summary: points.length === 0 ? '' : language.text(summary(model)),
    marks: model.bins.map((bin, index) => mark(bin, index, model, input)),
    empty: nothingDescribed(model.described, input),
    leastHeight: 220,
    height: (width) => (width < 480 ? 240 : 280),
    picture: (surface) => histogramPicture(model, input, surface),
  }
}

/** The inner limits that give the classes exactly as wide as the rule says, for the option `breaks` of a view. */
export function exactBreaks(values: readonly number[]): number[] {
  return values.length === 0 ? [] : exactEdges(values)
}

function classNote({ bins, described: { set } }: HistogramModel, { view }: HistogramInput): Message[] {
  const [first] = bins
  if (!first) return []
  const { indicator, points } = set
  const { width, rule } = binWidth(points.map((point) => point.value))
  if (rule === 'one') return [message('spread.one-class')]
  const wide = (size: number): Value => {
    const number = decimal(size, Number.isInteger(size) ? 0 : Math.max(1, indicator.decimals))
    return indicator.factor === 2 ? message('spread.points', { number }) : number
  }
  const shown = wide(first.to - first.from)
  return [
    view.options.breaks
      ? message('spread.classes-exact', { width: shown, rule })
      : message('spread.classes-round', { shown, rule, width: wide(width) }),
  ]
}

const MOST_NAMES = 12

function mark(bin: Bin<Point>, index: number, model: HistogramModel, input: HistogramInput): Mark {
  const { across } = model.described.set
  const { language } = input
  const count = bin.members.length
  const names = bin.members.map((point) => nameOfPoint(point, model.described, input))
  const line = count === 0 ? message('spread.empty-class') : firstNames(names, MOST_NAMES)
  return {
    id: binMark(index),
    title: language.text(classWords(bin, model)),
    value: language.text(message('spread.counted', { count, across })),
    lines: [{ text: language.text(line) }],
  }
}

/** `40.0 to 50.0%`. */
function classWords({ from, to }: Bin<Point>, { described: { set } }: HistogramModel): Message {
  const { indicator } = set
  return message('spread.class', { from: figure(from, indicator), to: figure(to, indicator) })
}

function summary(model: HistogramModel): Message {
  const { indicator, points, across } = model.described.set
  const most = model.bins.reduce((a, b) => (b.members.length > a.members.length ? b : a))
  const values = points.map((point) => point.value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const count = String(points.length)
  if (low === high) return message('spread.same', { count, value: figure(low, indicator) })
  return message('spread.summary', {
    count,
    across,
    low: figure(low, indicator),
    high: figure(high, indicator),
    median: figure(model.median ?? 0, indicator),
    class: classWords(most, model),
    most: String(most.members.length),
  })
}
