import type { Layer, Picture } from '#charts/picture/picture.ts'
import { tickRoom } from '#charts/plot/axes.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { figure } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { dots, markerShape, stroke } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/marks.ts'
import { polyline, text } from '#charts/marks/shapes.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import type { Fill } from '#charts/picture/drawing.ts'
import { type Box, inset } from '#charts/picture/box.ts'
import { timePlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { fitText, widestText } from '#charts/plot/text-width.ts'
import { timeRange } from '#charts/plot/time-axis.ts'
import { figureScale } from '#charts/plot/value-scale.ts'
import { stretches } from '#charts/over-time/gaps.ts'
import { whiskers } from '#charts/over-time/intervals.ts'
import { placeInTime } from '#charts/over-time/place-in-time.ts'
import { hasTargets } from '#charts/people/group-words.ts'
import { type GroupLook, groupLooks, PLAIN } from '#charts/people/group-look.ts'
import type { GroupsModel, NamedCategory } from '#charts/people/model.ts'
import type { GroupsInput } from './view.ts'

/** The figures of one group over time. Never empty. */
export interface GroupLine {
  readonly category: NamedCategory
  readonly source: DataSource
  readonly points: readonly Point[]
}

interface DrawnLine extends GroupLine {
  readonly own: GroupLook
  /** Name of the group and its newest figure. */
  readonly label: string
}

/** Room beside the words at the ends of lines, in pixels, and the share of the width that all of it may take. */
const END = 32
const MOST_BESIDE = 0.42

/** More lines than this are drawn thin, so that each can still be followed. */
const MOST_STRONG = 6

/** Lines with their names at the right end. */
export function linesPicture(
  model: GroupsModel,
  groups: readonly GroupLine[],
  { view, language }: GroupsInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { indicator } = model
  const targets = hasTargets(model) ? targetLines(indicator, view.options, language) : []
  const points = groups.flatMap((group) => group.points)
  const looks = groupLooks(model.dimension, model.categories)
  const labels = groups.map((group) => endLabel(group, model, language))
  // The key above names the groups by the same markers: where names have no room, their figures alone stand there.
  const hasRoom = widestText(labels, theme.size(12), 600) + END <= surface.width * MOST_BESIDE
  const lines = groups.map((group, index): DrawnLine => {
    const own = looks.get(group.category.order) ?? PLAIN
    return { ...group, own, label: (hasRoom ? labels[index] : lastFigure(group, model, language)) ?? '' }
  })
  const widest = widestText(
    lines.map(({ label }) => label),
    theme.size(12),
    600,
  )
  const scale = figureScale(points, {
    indicator,
    targets: targets.map(({ value }) => value),
    coarse: theme.narrow,
  })
  const box = inset(theme, {
    left: tickRoom(scale, 44, theme),
    right: Math.min(widest + END, surface.width * MOST_BESIDE),
    top: theme.size(14),
    bottom: theme.size(26),
  })
  const isTangle = lines.length > MOST_STRONG
  return timePlot({
    theme,
    language,
    box,
    scale,
    range: timeRange(points),
    layers: [
      ...lines.map((line) => markers(line, theme)),
      ...lines.flatMap((line) => strokes(line, isTangle, theme)),
      whiskers(points),
      levelTargets(targets, box, 'short', theme),
      endLabels(lines, box, theme),
    ],
  })
}

function lastFigure({ points }: GroupLine, { indicator }: GroupsModel, language: Language): string {
  const last = points.at(-1)
  return last ? language.text(figure(last.value, asPublished(last, indicator)), 'short') : ''
}

function endLabel({ category, points }: GroupLine, { indicator }: GroupsModel, language: Language): string {
  const last = points.at(-1)
  if (!last) return category.name
  const said = { group: category.name, value: figure(last.value, asPublished(last, indicator)) }
  return language.text(message('groups.line-end', said))
}

/** The id of the mark of a group's figure. */
export const lineMark = ({ order }: NamedCategory, { period }: Point) => `${order}:${period}`

function markers({ category, points, own }: DrawnLine, theme: ChartTheme) {
  return dots({
    theme,
    dots: points.map((point) => ({ id: lineMark(category, point), at: placeInTime(point) })),
    z: 5,
    colour: theme.colour(own.token),
    marker: own.marker,
    size: (points.length > 12 ? 5 : 8) * (theme.narrow ? 0.8 : 1),
    rim: own.hollow ? 1.6 : 0,
  })
}

/** Rounds of surveys are joined by thin dashes, yearly series by solid lines; gaps stay gaps, projections are dashed. */
function strokes(line: DrawnLine, isTangle: boolean, theme: ChartTheme): Layer[] {
  const isSurvey = line.source.classification === 'Survey'
  return stretches(line)
    .filter(({ points }) => points.length > 1)
    .map(({ points, projected }) =>
      stroke(points.map(placeInTime), 4, {
        stroke: theme.colour(line.own.token),
        lineWidth: isSurvey || isTangle ? 1.2 : 2,
        opacity: isTangle ? 0.7 : 1,
        lineDash: projected ? [6, 4] : isSurvey ? [4, 4] : [],
      }),
    )
}

function signOf({ token, hollow }: GroupLook, theme: ChartTheme): Fill {
  const colour = theme.colour(token)
  return hollow ? { fill: theme.colour('canvas'), stroke: colour, lineWidth: 1.4 } : { fill: colour }
}

function endLabels(lines: readonly DrawnLine[], { right, bottom }: Box, theme: ChartTheme): Layer {
  const style = { ...theme.type(12, 600), halo: theme.colour('canvas') }
  return decoration({
    z: 6,
    draw: (plot) => {
      const ended = lines.flatMap(({ points, own, label }) => {
        const last = points.at(-1)
        return last ? [{ end: plot.at(...placeInTime(last)), own, label }] : []
      })
      const wanted = ended.map(({ end: [, middle] }) => ({ middle, size: theme.size(15) }))
      const middles = spreadApart(wanted, 2, bottom)
      return ended.map(({ end: [x, y], own, label }, index) => {
        const middle = middles[index] ?? y
        const bend = Math.max(right + 4, x + 6)
        const leader = { stroke: theme.colour(own.token), lineWidth: 0.8, opacity: 0.5, lineDash: [1, 3] }
        const words = fitText(label, theme.width - right - 26, theme.size(12), 600)
        return [
          polyline(
            [
              [x + 6, y],
              [bend, y],
              [right + 12, middle],
            ],
            leader,
          ),
          markerShape(own.marker, [right + 17, middle], 3.5, signOf(own, theme)),
          text([right + 24, middle], words, style),
        ]
      })
    },
  })
}
