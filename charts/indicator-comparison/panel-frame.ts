import type { Axis, Layer, Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { shadeAbove } from '#charts/marks/beyond.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import { verticalValueAxis } from '#charts/plot/axes.ts'
import { onPlot } from '#charts/plot/frame.ts'
import type { ComparedIndicator } from '#domain/comparison/compared-indicators.ts'
import { axisGroups } from '#domain/comparison/unit-groups.ts'
import type { Language } from '#domain/message/language.ts'
import type { YearsOf } from '#domain/observation/about.ts'
import { interval } from '#domain/observation/point.ts'
import { seriesLook } from '#charts/colour/series-colour.ts'
import { decoration } from '#charts/marks/marks.ts'
import { text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { shownTargets, type TargetLine, targetLines } from '#charts/plot/targets.ts'
import { fitText, wrapText } from '#charts/plot/text-width.ts'
import { LINE_SHARE, reach, type ValueScale, valueScale } from '#charts/plot/value-scale.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { TokenName } from '#charts/tokens.ts'
import { type LinePanel, linePanels, panelBox, panelGrid } from './line-panels.ts'
import type { ComparisonModel } from './model.ts'
import type { IndicatorComparisonInput, IndicatorComparisonView } from './view.ts'

/** Room for title and caption above a plot, and for the years below it. */
const HEAD = { none: 14, title: 30, caption: 44 } as const
const FOOT = 26
/** Height of a line of a title, of which there are two at most. */
const TITLE_LINE = 15
const MOST_LINES = 2

/** Where a panel stands, and what it shares with the others. */
export interface PanelPlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly shown: readonly ComparedIndicator[]
  readonly options: IndicatorComparisonView['options']
  readonly yearsOf: YearsOf
  readonly language: Language
  /** Lines of the longest title, so that plots beside each other begin at one height. */
  readonly titleLines: number
}

/** The colour of each indicator: its own where there are several, that of the class of its source where it is alone. */
export function indicatorColours(shown: readonly ComparedIndicator[]): ReadonlyMap<number, TokenName> {
  return new Map(
    shown.map(({ indicator, source }, index) => [
      indicator.id,
      shown.length > 1 ? seriesLook(index).token : classLook(source.classification).token,
    ]),
  )
}

/** The content that a form of the figure gives each panel. */
export interface PanelContent {
  /** Pixels right of the plot. */
  room(panel: LinePanel, place: PanelPlace): number
  /** The axis along the foot of a plot. */
  foot(box: Box): Axis
  /** The marks of the figures of one indicator. */
  marks(entry: ComparedIndicator): Layer
  /** The decorations of a panel. */
  layers(panel: LinePanel, box: Box, place: PanelPlace): Layer[]
}

/**
 * One plot a unit or an indicator.
 */
export function panelPicture(
  { comparison: { shown }, yearsOf }: ComparisonModel,
  { view: { options }, language }: IndicatorComparisonInput,
  surface: Surface,
  form: PanelContent,
): Picture {
  const theme = chartThemeOf(surface)
  const room = surface.width / surface.fontScale
  const panels = linePanels(shown, room)
  const grid = panelGrid(shown, room)
  const width = panelBox(grid, 0, surface.width, surface.height).width
  const titleLines = Math.max(1, ...panels.map((panel) => titleOf(panel, { width, language }, theme).length))
  const parts = panels.map((panel, index) => {
    const outer = panelBox(grid, index, surface.width, surface.height)
    const place: PanelPlace = { ...outer, shown, options, yearsOf, language, titleLines }
    const box = plotBox(panel, place, form.room(panel, place), theme)
    const scale = panelScale(panel, place)
    const layers = [
      ...form.layers(panel, box, place),
      ...shadeAbove(scale, { box, language }, theme),
      levelTargets(targetsOf(panel, place), box, 'short', theme),
      headLayer(panel, place, theme),
    ]
    return {
      area: { box, x: form.foot(box), y: verticalValueAxis(scale) },
      layers: layers.map((layer) => onPlot(layer, index)),
    }
  })
  const marks = shown.map((entry) => {
    const index = panels.findIndex((panel) => panel.lines.includes(entry))
    return onPlot(form.marks(entry), Math.max(0, index))
  })
  return {
    theme,
    plots: parts.map(({ area }) => area),
    layers: [...marks, ...parts.flatMap((part) => part.layers)],
  }
}

/** Targets are drawn where a panel is about one indicator. */
function targetsOf({ lines }: LinePanel, { options, language }: PanelPlace): TargetLine[] {
  const [only] = lines
  return lines.length === 1 && only ? targetLines(only.indicator, options, language) : []
}

/** The plot of a panel, with `room` pixels at its right. */
function plotBox({ title, caption }: LinePanel, place: PanelPlace, room: number, theme: ChartTheme): Box {
  const head = HEAD[caption !== null ? 'caption' : title === null ? 'none' : 'title']
  return {
    left: place.left + theme.size(40),
    right: place.left + place.width - room,
    top: place.top + theme.size(head + (place.titleLines - 1) * TITLE_LINE),
    bottom: place.top + place.height - theme.size(FOOT),
  }
}

/** The axis of a panel: that of all indicators with which it shares a unit, so that panels can be compared. */
function panelScale(panel: LinePanel, { shown, options, height }: PanelPlace): ValueScale {
  const own = axisGroups(shown).find(({ compared }) => panel.lines.some((entry) => compared.includes(entry)))
  if (!own) throw new RangeError('A panel without lines has no axis')
  return groupScale(own.compared, options, height < 260)
}

/** The axis of the indicators that share one: lines are read from their slope, so theirs ends where their figures do. */
export function groupScale(
  compared: readonly ComparedIndicator[],
  options: IndicatorComparisonView['options'],
  coarse: boolean,
): ValueScale {
  const [first] = compared
  if (!first) throw new RangeError('An axis without indicators has no unit')
  const values = compared.flatMap((entry) => [
    ...reach(entry.points, hasIntervals(entry, options)),
    ...shownTargets(entry.indicator, options),
  ])
  return valueScale(values, first.indicator, coarse, options.shape === 'column' ? undefined : LINE_SHARE)
}

/** Whether intervals of an indicator are drawn. */
export function hasIntervals(
  { points }: ComparedIndicator,
  { intervals }: IndicatorComparisonView['options'],
): boolean {
  return intervals !== false && points.some((point) => interval(point) !== null)
}

/** The title of a panel in at most two lines. */
function titleOf(
  { title }: LinePanel,
  { width, language }: Pick<PanelPlace, 'width' | 'language'>,
  theme: ChartTheme,
): string[] {
  if (title === null) return []
  // Widths of letters are about right: a little is left for those that are wider.
  const room = width * 0.96
  const lines = wrapText(language.text(title, 'name'), room, theme.size(12), 650)
  const last = lines.slice(MOST_LINES - 1).join(' ')
  const shown = [...lines.slice(0, MOST_LINES - 1), ...(last === '' ? [] : [last])]
  return shown.map((words) => fitText(words, room, theme.size(12), 650))
}

/** Title and caption above the plot of a panel. */
function headLayer(panel: LinePanel, place: PanelPlace, theme: ChartTheme): Layer {
  const { left, top, width, language } = place
  const title = titleOf(panel, place, theme)
  const caption = fitText(panel.caption === null ? '' : language.text(panel.caption), width, theme.size(11))
  const below = theme.size(25 + Math.max(0, title.length - 1) * TITLE_LINE)
  const drawing = [
    title.map((words, line) =>
      text([left, top + theme.size(10 + line * TITLE_LINE)], words, theme.type(12, 650)),
    ),
    text([left, top + below], caption, theme.type(11, 400, 'ink2')),
  ]
  return decoration({ draw: () => drawing })
}
