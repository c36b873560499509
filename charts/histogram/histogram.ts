import { unitWords } from '#domain/indicator/indicator-words.ts'
import { formatNumber, formatValue, formatWithUnit } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Figure, Mark } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import {
  gapNotes,
  manyWords,
  nameOfPoint,
  nothingDescribed,
  whereAndWhen,
} from '#charts/selection/described.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type Bin, binWidth, exactEdges } from './bins.ts'
import { type HistogramModel, histogramModel } from './model.ts'
import { histogramOption } from './option.ts'
import type { HistogramInput } from './view.ts'

/** How many places, or periods of one place, lie in each class of values. */
export function histogramFigure(input: HistogramInput): Figure {
  const model = histogramModel(input)
  const { set, source } = model.described
  const { points, indicator } = set
  const many = manyWords(set)
  return {
    title: `${indicator.shortName}: ${many} by class of value${whereAndWhen(model.described)}`,
    subtitle: `${unitWords(indicator)}; height: number of ${many}`,
    key: source
      ? [
          {
            label: `Number of ${many}`,
            colour: `--${classLook(source.classification).token}`,
            marker: 'square',
          },
          ...(model.median === null
            ? []
            : [{ label: 'Median', colour: '--ink2', marker: 'dashed' } as const]),
        ]
      : [],
    sourceLine: sourceLine(points, input),
    notes: [...classNote(model, input), ...gapNotes(model.described)],
    rows: points.map((point) => figureRow(point, input)),
    summary: points.length === 0 ? '' : summary(model),
    marks: model.bins.map((bin, index) => mark(bin, index, model, input)),
    empty: nothingDescribed(model.described, input),
    height: (width) => (width < 480 ? 240 : 280),
    option: (surface) => histogramOption(model, input, surface),
  }
}

/** The inner limits that give the classes exactly as wide as the rule says, for the option `breaks` of a view. */
export function exactBreaks(values: readonly number[]): number[] {
  return values.length === 0 ? [] : exactEdges(values)
}

function classNote({ bins, described: { set } }: HistogramModel, { view }: HistogramInput): string[] {
  const [first] = bins
  if (!first) return []
  const values = set.points.map((point) => point.value)
  const { width, rule } = binWidth(values)
  if (rule === 'one value') return ['There is only one value, so there is one class.']
  const wide = (size: number) => {
    const decimals = Number.isInteger(size) ? 0 : Math.max(1, set.indicator.decimals)
    const text = formatNumber(size, decimals)
    return set.indicator.factor === 2 ? `${text} points` : text
  }
  const limits = 'Each class holds its lower limit, the last also its upper one.'
  if (view.options.breaks) return [`Classes ${wide(first.to - first.from)} wide (${rule}). ${limits}`]
  const shown = wide(first.to - first.from)
  return [`Classes ${shown} wide: the width of ${rule}, ${wide(width)}, at round limits. ${limits}`]
}

function mark(bin: Bin<Point>, index: number, model: HistogramModel, input: HistogramInput): Mark {
  const { set } = model.described
  const count = bin.members.length
  return {
    id: `bin:${index}`,
    title: classWords(bin, model),
    value: `${count} ${count === 1 ? manyWords(set).replace(/s$/, '') : manyWords(set)}`,
    lines: count === 0 ? [{ text: 'No figure lies in this class' }] : [{ text: namesOf(bin, model, input) }],
    seriesIndex: 0,
    dataIndex: index,
    at: [(bin.from + bin.to) / 2, count],
  }
}

const MOST_NAMES = 12

function namesOf({ members }: Bin<Point>, model: HistogramModel, input: HistogramInput): string {
  const names = members.map((point) => nameOfPoint(point, model.described, input))
  const more = names.length - MOST_NAMES
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ')
}

/** `40.0 to 50.0%`. */
function classWords({ from, to }: Bin<Point>, { described: { set } }: HistogramModel): string {
  return `${formatValue(from, set.indicator)} to ${formatWithUnit(to, set.indicator)}`
}

function summary(model: HistogramModel): string {
  const { set } = model.described
  const { indicator, points } = set
  const most = model.bins.reduce((a, b) => (b.members.length > a.members.length ? b : a))
  const values = points.map((point) => point.value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const say = (value: number) => formatWithUnit(value, indicator)
  const range = `${points.length} ${manyWords(set)} have values from ${say(low)} to ${say(high)}; the median is ${say(model.median ?? 0)}.`
  const fullest = `The fullest class, ${classWords(most, model)}, holds ${most.members.length}.`
  return low === high ? `All ${points.length} values are ${say(low)}.` : `${range} ${fullest}`
}
