import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { ComparedIndicator } from '#domain/comparison/compared-indicators.ts'
import { axisGroups } from '#domain/comparison/unit-groups.ts'
import type { Language } from '#domain/message/language.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { verticalValueAxis } from '#charts/plot/axes.ts'
import { shadeAbove } from '#charts/marks/beyond.ts'
import { decoration } from '#charts/marks/series.ts'
import { text } from '#charts/marks/shapes.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import type { Box } from '#charts/picture/box.ts'
import { onPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { shownTargets, targetLines } from '#charts/plot/targets.ts'
import { fitText } from '#charts/plot/text-width.ts'
import { reach, type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import { type EndLabel, endLabelSeries, labelRoom } from '#charts/trend/end-labels.ts'
import { intervalSeries, showsInterval } from '#charts/trend/intervals.ts'
import { markerSeries, strokeSeries } from '#charts/trend/line-series.ts'
import { lastPoint, type TrendLine } from '#charts/trend/lines.ts'
import { timeAxis, yearRange } from '#charts/plot/time-axis.ts'
import { yearOn } from '#charts/trend/place-in-time.ts'
import type { YearsOf } from '#domain/observation/about.ts'
import type { ComparisonModel } from './model.ts'
import { type LinePanel, linePanels, newest, panelBox, panelGrid } from './line-panels.ts'
import type { IndicatorComparisonInput, IndicatorComparisonView } from './view.ts'

/** Room for title and caption above a plot, and for the years below it. */
const HEAD = { none: 14, title: 30, caption: 44 } as const
const FOOT = 26

/** The line of an indicator, strong where it is what a panel is about. */
function trendLine(
  { source, points }: ComparedIndicator,
  role: TrendLine['role'],
  yearsOf: YearsOf,
): TrendLine {
  return { source, points, role, rank: role === 'other' ? 2 : 0, yearsOf }
}

/**
 * Lines over time, one plot a unit or an indicator, all with the same years. The first series are the markers in the order of
 * the indicators: marks refer to them, whatever plot they are on.
 */
export function linePicture(
  { comparison: { shown }, yearsOf }: ComparisonModel,
  { view, language }: IndicatorComparisonInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { width } = surface
  const room = width / surface.fontScale
  const panels = linePanels(shown, room)
  const grid = panelGrid(shown, room)
  const range = yearRange(shown.flatMap(({ points }) => points.map((point) => yearOn({ yearsOf }, point))))
  const parts = panels.map((panel, index) => {
    const outer = panelBox(grid, index, width, surface.height)
    return panelPart(
      panel,
      index,
      { ...outer, range, shown, options: view.options, yearsOf, language },
      theme,
    )
  })
  const markers = shown.map((entry) => {
    const index = panels.findIndex((panel) => panel.lines.includes(entry))
    const order = panels[index]?.lines.indexOf(entry) ?? 0
    return onPlot(markersOf(entry, { order, yearsOf }, theme), Math.max(0, index))
  })
  return {
    theme,
    plots: parts.map(({ area }) => area),
    layers: [...markers, ...parts.flatMap((part) => part.layers)],
  }
}

interface PanelPlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly range: readonly [number, number]
  readonly shown: readonly ComparedIndicator[]
  readonly options: IndicatorComparisonView['options']
  readonly yearsOf: YearsOf
  readonly language: Language
}

function panelPart(panel: LinePanel, index: number, place: PanelPlace, theme: ChartTheme) {
  const labels = endLabels(panel, place)
  const left = place.left + theme.size(40)
  const room = labels.length === 0 ? theme.size(10) : Math.min(labelRoom(labels, theme), place.width * 0.45)
  const box: Box = {
    left,
    right: place.left + place.width - room,
    top:
      place.top +
      theme.size(HEAD[panel.caption !== null ? 'caption' : panel.title === null ? 'none' : 'title']),
    bottom: place.top + place.height - theme.size(FOOT),
  }
  const scale = panelScale(panel, place)
  const [only] = panel.lines
  const targets =
    panel.lines.length === 1 && only ? targetLines(only.indicator, place.options, place.language) : []
  const layers = [
    ...panel.behind.flatMap((entry) => pale(entry, place.yearsOf, theme)),
    ...panel.lines.flatMap((entry, order) => strokesOf(entry, { order, yearsOf: place.yearsOf }, theme)),
    ...intervalSeries(
      panel.lines.map((entry) => trendLine(entry, 'partner', place.yearsOf)),
      place.options,
      theme,
    ),
    ...shadeAbove(scale, { box, language: place.language }, theme),
    levelTargets(targets, box, 'short', theme),
    headSeries(panel, place, theme),
    ...(labels.length === 0 ? [] : [endLabelSeries(labels, box, theme)]),
  ]
  const x = timeAxis(place.range, box.right - left, place.language, theme)
  return {
    area: { box, x, y: verticalValueAxis(scale) },
    layers: layers.map((layer) => onPlot(layer, index)),
  }
}

/** The axis of a panel: that of all indicators with which it shares a unit, so that panels can be compared. */
function panelScale(panel: LinePanel, { shown, options, height, yearsOf }: PanelPlace): ValueScale {
  const own = axisGroups(shown).find(({ compared }) => panel.lines.some((entry) => compared.includes(entry)))
  const [first] = panel.lines
  if (!own || !first) throw new RangeError('A panel without lines has no axis')
  const values = own.compared.flatMap((entry) => [
    ...reach(entry.points, showsInterval(trendLine(entry, 'partner', yearsOf), options)),
    ...shownTargets(entry.indicator, options),
  ])
  return valueScale(values, first.indicator, height < 260)
}

/** Names and newest values at the line ends of a panel with several lines, in class colour. */
function endLabels({ lines, caption }: LinePanel, { language, yearsOf }: PanelPlace): EndLabel[] {
  if (caption !== null) return []
  return lines.flatMap((entry) => {
    const point = lastPoint(entry)
    const value = newest(entry)
    if (!point || value === null) return []
    return [
      {
        line: trendLine(entry, 'partner', yearsOf),
        point,
        name: entry.indicator.shortName,
        value: language.text(value),
        large: true,
        gap: 12,
      },
    ]
  })
}

function headSeries(panel: LinePanel, { left, top, width, language }: PanelPlace, theme: ChartTheme): Layer {
  const words = panel.title === null ? '' : language.text(panel.title, 'name')
  const title = fitText(words, width, theme.size(12), 600)
  const caption = fitText(panel.caption === null ? '' : language.text(panel.caption), width, theme.size(11))
  const drawing = [
    text([left, top + theme.size(10)], title, theme.type(12, 650)),
    text([left, top + theme.size(25)], caption, theme.type(11, 400, 'ink2')),
  ]
  return decoration({ draw: () => drawing })
}

/** Which line of its plot it is, and by what years it is placed. */
interface PanelOrder {
  readonly order: number
  readonly yearsOf: YearsOf
}

/** Every second line of a plot has hollow markers, every third and fourth a finer stroke: one hue, four looks. */
function markersOf(entry: ComparedIndicator, { order, yearsOf }: PanelOrder, theme: ChartTheme): Layer {
  const line = trendLine(entry, 'partner', yearsOf)
  return order % 2 === 0 ? markerSeries(line, theme) : markerSeries(line, theme, 1.4)
}

function strokesOf(entry: ComparedIndicator, { order, yearsOf }: PanelOrder, theme: ChartTheme): Layer[] {
  const line = trendLine(entry, 'partner', yearsOf)
  return order < 2 ? strokeSeries(line, theme) : strokeSeries(line, theme, { lineWidth: 1, opacity: 0.8 })
}

/** A line of another panel behind this one. */
function pale(entry: ComparedIndicator, yearsOf: YearsOf, theme: ChartTheme): Layer[] {
  const look = { stroke: theme.colour('control'), lineWidth: 1, opacity: 0.35, lineDash: [] }
  return strokeSeries(trendLine(entry, 'other', yearsOf), theme, look).map((layer) => ({ ...layer, z: 1 }))
}
