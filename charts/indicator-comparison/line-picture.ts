import type { SourceLine } from '#charts/over-time/line.ts'
import { timeMark } from './model.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { ComparedIndicator } from '#domain/comparison/compared-indicators.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { type EndLabel, endLabelLayer, labelRoom } from '#charts/over-time/end-labels.ts'
import { intervalLayer } from '#charts/over-time/intervals.ts'
import { markerLayer, strokeLayer } from '#charts/over-time/line-layers.ts'
import { lastPoint } from '#charts/over-time/last-point.ts'
import { timeAxis, yearRange } from '#charts/plot/time-axis.ts'
import { yearOn } from '#charts/over-time/place-in-time.ts'
import type { YearsOf } from '#domain/observation/about.ts'
import type { ComparisonModel } from './model.ts'
import { type LinePanel, newest } from './line-panels.ts'
import { indicatorColours, panelPicture, type PanelPlace } from './panel-frame.ts'
import type { IndicatorComparisonInput } from './view.ts'

/** Lines over time, all with the same years. */
export function comparisonLinePicture(
  model: ComparisonModel,
  input: IndicatorComparisonInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { yearsOf } = model
  const { shown } = model.comparison
  const colours = indicatorColours(shown)
  const range = yearRange(shown.flatMap(({ points }) => points.map((point) => yearOn({ yearsOf }, point))))
  const lineOf = (entry: ComparedIndicator): SourceLine => {
    const token = colours.get(entry.indicator.id)
    return { ...strong(entry, yearsOf), ...(token && { token }) }
  }
  return panelPicture(model, input, surface, {
    room: (panel, place) => {
      const labels = endLabels(panel, place, lineOf)
      return labels.length === 0 ? theme.size(17) : Math.min(labelRoom(labels, theme), place.width * 0.45)
    },
    foot: ({ left, right }) => timeAxis(range, right - left, input.language, theme),
    marks: (entry) => markerLayer(lineOf(entry), theme, (point) => timeMark(entry.indicator, point)),
    layers: (panel, box, place) => {
      const labels = endLabels(panel, place, lineOf)
      return [
        ...panel.behind.flatMap((entry) => pale(entry, yearsOf, theme)),
        ...panel.lines.flatMap((entry) => strokeLayer(lineOf(entry), theme)),
        ...intervalLayer(panel.lines.map(lineOf), place.options, theme),
        ...(labels.length === 0 ? [] : [endLabelLayer(labels, box, theme)]),
      ]
    },
  })
}

/** The line of an indicator as what a panel is about. */
function strong({ source, points }: ComparedIndicator, yearsOf: YearsOf): SourceLine {
  return { source, points, role: 'partner', rank: 0, yearsOf }
}

/** Names and newest values at the line ends of a panel with several lines. */
function endLabels(
  { lines, caption }: LinePanel,
  { language }: PanelPlace,
  lineOf: (entry: ComparedIndicator) => SourceLine,
): EndLabel[] {
  if (caption !== null) return []
  return lines.flatMap((entry) => {
    const point = lastPoint(entry)
    const value = newest(entry)
    if (!point || value === null) return []
    return [
      {
        line: lineOf(entry),
        point,
        name: entry.indicator.shortName,
        value: language.text(value),
        large: true,
        gap: 18,
      },
    ]
  })
}

/** A line of another panel behind this one. */
function pale(entry: ComparedIndicator, yearsOf: YearsOf, theme: ChartTheme): Layer[] {
  const look = { stroke: theme.colour('control'), lineWidth: 1, opacity: 0.35, lineDash: [] }
  const line: SourceLine = { ...strong(entry, yearsOf), role: 'other', rank: 2 }
  return strokeLayer(line, theme, look).map((layer) => ({ ...layer, z: 1 }))
}
