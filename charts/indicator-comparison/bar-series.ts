import type { CustomSeriesOption, CustomSeriesRenderItemAPI } from 'echarts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { known } from '#domain/reference/reference-data.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { type Drawn, group, hitArea, rect, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { fitText } from '#charts/plot/text-width.ts'
import { warningSign } from '#charts/plot/warning-sign.ts'
import { whisker } from '#charts/plot/whisker.ts'
import { classMarker } from '#charts/plot/class-marker.ts'
import { type PanelPlace, shownValue } from './bar-layout.ts'
import type { BarLine, BarPanel } from './bar-panels.ts'
import type { IndicatorComparisonInput } from './view.ts'

const BAR = 9

/** A figure of a panel with its line and where its bar ends; null where it is written only. */
export interface BarFigure {
  readonly point: Point
  readonly line: number
  readonly position: number | null
}

/** The figures of a panel in the order of its lines: positions of marks count only lines with a figure. */
export function figuresOf({ points, lines, scale, hasTotal }: BarPanel): BarFigure[] {
  return points.flatMap((point, line) => {
    if (!point) return []
    const isWritten = scale === null || (hasTotal && lines[line]?.kind === 'whole')
    return [{ point, line, position: isWritten ? null : point.value }]
  })
}

/** One item a figure: value, bar and whisker. The data are value and line, for marks and pointers. */
export function barSeries(
  place: PanelPlace,
  input: IndicatorComparisonInput,
  look: Look,
): CustomSeriesOption {
  const { panel } = place
  const figures = figuresOf(panel)
  return {
    type: 'custom',
    clip: false,
    z: 3,
    data: figures.map(({ position, line }) => [position ?? 0, line]),
    renderItem: ({ dataIndex }, api) => {
      const figure = figures[dataIndex]
      if (!figure) return null
      const middle = api.coord([0, figure.line])[1] ?? 0
      const from = place.isFirst ? place.names : place.left
      return group([
        hitArea(from, middle - place.lineHeight / 2, place.right - from, place.lineHeight),
        valueText(place, figure.line, middle, input, look),
        ...(figure.position === null ? [] : barOf(place, figure, middle, api, input, look)),
      ])
    },
  }
}

function valueText(
  place: PanelPlace,
  index: number,
  middle: number,
  input: IndicatorComparisonInput,
  look: Look,
): Drawn {
  const isWhole = place.panel.lines[index]?.kind === 'whole'
  const y = place.stacked ? middle - look.size(15) : middle
  return text(place.value, y, shownValue(place.panel, index, input.reference), {
    font: look.font(12, isWhole ? 650 : 500),
    fill: look.colour('ink'),
    align: 'right',
  })
}

function barOf(
  place: PanelPlace,
  { point, line }: BarFigure,
  middle: number,
  api: CustomSeriesRenderItemAPI,
  { reference, view }: IndicatorComparisonInput,
  look: Look,
): Drawn[] {
  const pixel = (value: number) => api.coord([value, line])[0] ?? 0
  const y = place.stacked ? middle + look.size(14) : middle
  const [foot, end] = [pixel(0), pixel(point.value)]
  const source = known(reference.sources, point.source)
  const isWhole = place.panel.lines[line]?.kind === 'whole'
  const fill = look.colour(isWhole ? 'ink2' : classLook(source.classification).token)
  const height = look.size(BAR)
  const bounds = view.options.intervals === false ? null : interval(point)
  const indicator = known(reference.indicators, point.indicator)
  const reach = Math.max(end, bounds ? pixel(bounds.upper) : end)
  return [
    rect(Math.min(foot, end), y - height / 2, Math.abs(end - foot), height, { fill }),
    ...(bounds ? whisker(pixel(bounds.lower), pixel(bounds.upper), y, 'horizontal', look) : []),
    ...(isMarked(anomaliesOf(point, indicator)) ? warningSign(reach + look.size(8), y, look, 5) : []),
  ]
}

/** The names that the panels of a band share. */
export function nameSeries(place: PanelPlace, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    clip: false,
    z: 3,
    data: place.panel.lines.map((_, index) => [0, index]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const entry = place.panel.lines[dataIndex]
      const y = api.coord([0, dataIndex])[1] ?? 0
      return entry ? group(nameOf(entry, y, place, look)) : null
    },
  }
}

function nameOf(entry: BarLine, y: number, place: PanelPlace, look: Look): Drawn[] {
  const ink = look.colour('ink')
  if (entry.kind === 'heading') {
    const swatch = look.size(8)
    return [
      rect(place.names, y - swatch / 2, swatch, swatch, { fill: look.colour(entry.token ?? 'ink3') }),
      text(place.names + look.size(13), y, entry.label, {
        font: look.font(11, 650),
        fill: look.colour('ink2'),
      }),
    ]
  }
  const weight = entry.kind === 'whole' ? 650 : 400
  const room = place.stacked ? place.value - look.size(70) : place.nameWidth
  const label = fitText(entry.label, room, look.size(12), weight)
  if (entry.caption === '') return [text(place.names, y, label, { font: look.font(12, weight), fill: ink })]
  const caption = fitText(entry.caption, room, look.size(11))
  const [above, below] = place.stacked ? [-15, 0] : [-7, 7]
  const halo = look.colour('canvas')
  const indent = entry.classification ? look.size(13) : 0
  return [
    text(place.names, y + look.size(above), label, { font: look.font(12, 500), fill: ink, halo }),
    ...(entry.classification
      ? [classMarker(place.names + look.size(5), y + look.size(below), entry.classification, look)]
      : []),
    text(place.names + indent, y + look.size(below), caption, {
      font: look.font(11),
      fill: look.colour('ink3'),
      halo,
    }),
  ]
}
