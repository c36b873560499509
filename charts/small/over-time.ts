import type { Classification } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { courses } from '#domain/observation/edition.ts'
import type { Point } from '#domain/observation/point.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { columnAt } from '#charts/marks/lane.ts'
import { stroke } from '#charts/marks/lines.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, text } from '#charts/marks/shapes.ts'
import { levelTargets } from '#charts/marks/target-lines.ts'
import { type Box, inset } from '#charts/picture/box.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { strokedAxis, tickRoom, verticalValueAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { shownTargets, targetLines } from '#charts/plot/targets.ts'
import { yearRange } from '#charts/plot/time-axis.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { figureScale } from '#charts/plot/value-scale.ts'

/** One figure of a small picture over time. */
export interface SmallPoint {
  /** In years. */
  readonly at: number
  readonly point: Point
  readonly classification: Classification
  /** Hollow: another table of the same interviews. */
  readonly hollow?: boolean
  /** Its number, where it is written beside it, and on which side. */
  readonly words?: { readonly text: string; readonly isBelow: boolean }
}

/** Figures that a line goes through, in their order. */
export interface SmallLine {
  readonly points: readonly SmallPoint[]
  /** `own` has marks and intervals, `plain` and `dashed` have marks; `beside` is dotted and has none. */
  readonly look: 'own' | 'plain' | 'dashed' | 'beside'
}

/** Some figures of one indicator over time, to be drawn in a small room. */
export interface SmallTimes {
  readonly indicator: Indicator
  readonly lines: readonly SmallLine[]
  /** The label below the plot: a time and its name. */
  readonly times: readonly (readonly [at: number, name: string])[]
  /** Two figures that a line joins, as they are compared. */
  readonly joined?: readonly [SmallPoint, SmallPoint]
  readonly hasTarget: boolean
}

const DASHES = { own: [], plain: [], dashed: [3, 2], beside: [2, 2.5] } as const
const MARK = 3.6
/** Pixels between a mark, or the end of its interval, and its number. */
const AWAY = 9

/** Lines over time from zero, their figures as marks with intervals, with few words. */
export function smallTimes(times: SmallTimes, language: Language, surface: Surface): Picture {
  const { indicator, lines, joined } = times
  const theme = chartThemeOf(surface)
  const all = lines.flatMap(({ points }) => points)
  const named = { sdg: indicator.nationalTarget === null }
  const targets = times.hasTarget ? targetLines(indicator, named, language) : []
  const scale = figureScale(
    all.map(({ point }) => point),
    { indicator, coarse: true, targets: times.hasTarget ? shownTargets(indicator, named) : [] },
  )
  const box = inset(theme, {
    left: tickRoom(scale, 28, theme),
    right: theme.size(20),
    top: theme.size(14),
    bottom: theme.size(24),
  })
  const [from, to] = yearRange(all.map(({ at }) => at))
  const names = new Map(times.times)
  // Marks at the first and the last time stand beside the edge, not on it.
  const air = ((to - from) * theme.size(12)) / (box.right - box.left)
  return onePlot({
    theme,
    box,
    x: {
      ...strokedAxis([...names.keys()], (at) => names.get(at) ?? ''),
      ...{ min: from - air, max: to + air, named: 'ends' },
    },
    y: verticalValueAxis(scale),
    layers: [
      levelTargets(targets, box, 'short', theme),
      ...lines.flatMap((line) => strokes(line, theme)),
      ...(joined ? [joint(joined, theme)] : []),
      marks(lines, theme),
      numbers(lines, box, theme),
    ],
  })
}

/** A line, which breaks where its figures pass to another edition or definition. */
function strokes({ points, look }: SmallLine, theme: ChartTheme): Layer[] {
  const style = {
    stroke: theme.colour(look === 'own' ? 'ink' : 'ink3'),
    lineWidth: 1.4,
    lineDash: DASHES[look],
  }
  const times = new Map(points.map(({ point, at }) => [point, at]))
  return courses(points.map(({ point }) => point)).map((part) =>
    stroke(
      part.map((point) => [times.get(point) ?? 0, point.value] as const),
      look === 'own' ? 4 : 3,
      style,
    ),
  )
}

function joint([first, second]: readonly [SmallPoint, SmallPoint], theme: ChartTheme): Layer {
  const style = { stroke: theme.colour('ink'), lineWidth: 1.6 }
  return decoration({
    z: 5,
    draw: ({ at }) => line(at(first.at, first.point.value), at(second.at, second.point.value), style),
  })
}

function marks(lines: readonly SmallLine[], theme: ChartTheme): Layer {
  const shown = lines.filter(({ look }) => look !== 'beside')
  return decoration({
    z: 6,
    draw: (plot) =>
      shown.flatMap(({ points, look }) =>
        points.map(({ at, point, classification, hollow = false }) => [
          look === 'own' && !hollow && columnAt(plot.x(at), plot).interval(point, 3),
          classMarker(plot.at(at, point.value), { classification, hollow, radius: MARK }, theme),
        ]),
      ),
  })
}

/** The numbers beside their marks, above the interval or below it. */
function numbers(lines: readonly SmallLine[], box: Box, theme: ChartTheme): Layer {
  const written = lines.flatMap(({ points, look }) =>
    points.flatMap((one) => (one.words ? [{ ...one, ...one.words, hasBounds: look === 'own' }] : [])),
  )
  return decoration({
    z: 7,
    draw: (plot) =>
      written.map(({ at, point, text: words, isBelow, classification, hasBounds }) => {
        const [low, high] = hasBounds
          ? [point.lower ?? point.value, point.upper ?? point.value]
          : [point.value, point.value]
        const away = theme.size(AWAY)
        // A number stays above the axis and on the surface.
        const y = isBelow
          ? Math.min(plot.y(low) + away, box.bottom - theme.size(7))
          : Math.max(plot.y(high) - away, theme.size(7))
        const half = textWidth(words, theme.size(11), 650) / 2
        const x = Math.max(box.left + half, Math.min(plot.x(at), theme.width - half - 1))
        return text([x, y], words, {
          ...theme.type(11, 650, classLook(classification).token),
          ...{ align: 'center', halo: theme.colour('canvas') },
        })
      }),
  })
}
