import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, polygon, polyline, rect, text } from '#charts/marks/shapes.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import type { Picture, Plot } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis, tickedAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { fitText, textWidth, widestText } from '#charts/plot/text-width.ts'
import { valueScale } from '#charts/plot/value-scale.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { EvidenceRow } from './evidence-rows.ts'

/** The content of the picture, in words already. */
export interface EvidenceContent {
  readonly indicator: Indicator
  readonly rows: readonly EvidenceRow[]
  /** The largest share that can be; null where nothing limits it. */
  readonly most: number | null
  readonly impossible: string
  readonly gap: string
}

/** Pixels of a row: the name at its left, or above it where there is little room. */
const ROW = { beside: 34, above: 52 } as const
const HEAD = 26
const FOOT = 26
const NAMES = 0.38
const MOST_NAMES = 230
const LABEL = 12

/** How high the picture is with so many rows. */
export function evidenceHeight(rows: number, isNarrow: boolean): number {
  return HEAD + rows * (isNarrow ? ROW.above : ROW.beside) + FOOT
}

/**
 * The reader's figure as a star among published figures: marks of their classes with published intervals, ranges as bars, and what
 * cannot be as a shaded part of the axis.
 */
export function evidencePicture(content: EvidenceContent, surface: Surface): Picture {
  const { indicator, rows, most } = content
  const theme = chartThemeOf(surface)
  const scale = valueScale(
    rows.flatMap(({ value, bounds }) => (bounds ? [value, bounds.lower, bounds.upper] : [value])),
    indicator,
    true,
  )
  const max = most !== null && scale.max > most ? Math.max(scale.max, most * 1.2) : scale.max
  const names = theme.narrow
    ? 0
    : Math.min(
        surface.width * NAMES,
        theme.size(MOST_NAMES),
        widestText(
          rows.map(({ name }) => name),
          theme.size(LABEL),
          600,
        ) + 16,
      )
  return onePlot({
    theme,
    box: { left: names + 2, right: surface.width - 14, top: HEAD, bottom: surface.height - FOOT },
    x: { ...tickedAxis(scale.ticks, scale.format), min: scale.min, max, named: 'ends' },
    y: bareAxis(0, rows.length, true),
    layers: [
      decoration({
        draw: (plot) => [
          most !== null && max > most && impossiblePart(plot, most, max, content),
          ...rows.map((row, at) => rowDrawing(plot, row, at, { names, content })),
          gapLine(plot, content),
        ],
      }),
    ],
  })
}

function impossiblePart(
  plot: Plot,
  most: number,
  max: number,
  { rows, impossible }: EvidenceContent,
): Drawing {
  const { theme } = plot
  const [left, top] = plot.at(most, 0)
  const [right, bottom] = plot.at(max, rows.length)
  const style = theme.type(11, 600, 'warn-ink')
  const isRoomy = right - left > textWidth(impossible, theme.size(11), 600)
  return [
    rect([left, top], [right - left, bottom - top], { fill: theme.colour('warn-bg') }),
    line([left, top], [left, bottom], { stroke: theme.colour('warn-line'), lineWidth: 1.2 }),
    isRoomy
      ? text([(left + right) / 2, top - 9], impossible, { ...style, align: 'center' })
      : text([right, top - 9], impossible, { ...style, align: 'right' }),
  ]
}

interface RowRoom {
  readonly names: number
  readonly content: EvidenceContent
}

function rowDrawing(plot: Plot, row: EvidenceRow, at: number, { names }: RowRoom): Drawing {
  const { theme } = plot
  const y = middleOf(plot, at)
  const size = theme.size(LABEL)
  const name: Drawing = theme.narrow
    ? text([2, plot.y(at) + size * 0.9], fitText(row.name, theme.width - 4, size, 600), {
        ...theme.type(LABEL, 600),
        halo: theme.colour('canvas'),
      })
    : text([0, y], fitText(row.name, names - 8, size, 600), theme.type(LABEL, 600))
  return [name, markOf(plot, row, y), labelOf(plot, row, y)]
}

function middleOf(plot: Plot, at: number): number {
  return plot.theme.narrow ? plot.y(at + 0.66) : plot.y(at + 0.5)
}

function markOf(plot: Plot, row: EvidenceRow, y: number): Drawing {
  const { theme } = plot
  const x = plot.x(row.value)
  if (row.kind === 'own') return star([x, y], theme)
  const colour = theme.colour(classLook(row.classification).token)
  const ends = row.bounds && [plot.x(row.bounds.lower), plot.x(row.bounds.upper)]
  if (row.kind === 'range') {
    const [from = x, to = x] = ends ?? []
    return [
      rect([from, y - 3], [to - from, 6], { fill: colour, fillOpacity: 0.3 }),
      ...[from, to].map((end) => line([end, y - 6], [end, y + 6], { stroke: colour, lineWidth: 1.5 })),
    ]
  }
  const whisker = ends && [
    line([ends[0] ?? x, y], [ends[1] ?? x, y], { stroke: theme.colour('ink2'), lineWidth: 1.4 }),
    ...ends.map((end) => line([end, y - 5], [end, y + 5], { stroke: theme.colour('ink2'), lineWidth: 1.4 })),
  ]
  const form = { classification: row.classification, radius: 5, hollow: row.isAway }
  return [whisker, classMarker([x, y], form, theme)]
}

/** The label stands behind the mark, before it where the plot ends. */
function labelOf(plot: Plot, row: EvidenceRow, y: number): Drawing {
  const { theme } = plot
  const size = theme.size(LABEL)
  const [from, to] = [row.bounds?.lower ?? row.value, row.bounds?.upper ?? row.value].map(plot.x)
  const width = textWidth(row.label, size, 600)
  const reach = row.kind === 'own' ? 14 : 10
  const fits = (to ?? 0) + reach + width < theme.width
  const ink = row.kind === 'own' ? 'ink' : classLook(row.classification).token
  const style = { ...theme.type(LABEL, 600, ink), halo: theme.colour('canvas') }
  return fits
    ? text([(to ?? 0) + reach, y], row.label, style)
    : text([(from ?? 0) - reach, y], row.label, { ...style, align: 'right' })
}

/** From the reader's figure to the evidence of the verdict, with the size of the gap. */
function gapLine(plot: Plot, { rows, gap }: EvidenceContent): Drawing {
  const at = rows.findIndex(({ isMain }) => isMain)
  const [own] = rows
  const main = rows[at]
  if (!own || !main || gap === '') return null
  const { theme } = plot
  const size = theme.size(11)
  const [x, to] = [plot.x(own.value), plot.x(main.value)]
  const y = middleOf(plot, 0)
  const side = x > to ? -1 : 1
  const label = textWidth(own.label, theme.size(LABEL), 600)
  const isBehind = x + 14 + label >= theme.width || side > 0
  const start = x + side * (isBehind ? label + 24 : 14)
  const room = Math.abs(start - to)
  if (room < textWidth(gap, size, 600) + 12 || Math.sign(to - start) !== side) return null
  return [
    polyline(
      [
        [start, y],
        [to, y],
        [to, middleOf(plot, at) - 10],
      ],
      { stroke: theme.colour('ink2'), lineWidth: 1, lineDash: [2, 2] },
    ),
    text([(start + to) / 2, y - 9], gap, {
      ...theme.type(11, 600),
      align: 'center',
      halo: theme.colour('canvas'),
    }),
  ]
}

const POINTS = 5
const INNER = 0.4

function star([cx, cy]: Spot, theme: ChartTheme): Drawing {
  const reach = theme.size(8)
  const corners = Array.from({ length: POINTS * 2 }, (_, at): Spot => {
    const radius = at % 2 === 0 ? reach : reach * INNER
    const angle = (Math.PI * at) / POINTS - Math.PI / 2
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
  return polygon(corners, { fill: theme.colour('ink'), stroke: theme.colour('canvas'), lineWidth: 1 })
}
