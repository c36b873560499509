import { comparedBarMark } from './model.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { rowHeading } from '#charts/marks/row-heading.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, text } from '#charts/marks/shapes.ts'
import type { Drawing } from '#charts/picture/drawing.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { fitText } from '#charts/plot/text-width.ts'
import { type BarPanelPlace, barValue } from './bar-layout.ts'
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
export function barFiguresOf({ points, lines, scale, hasTotal }: BarPanel): BarFigure[] {
  return points.flatMap((point, line) => {
    if (!point) return []
    const isWritten = scale === null || (hasTotal && lines[line]?.kind === 'whole')
    return [{ point, line, position: isWritten ? null : point.value }]
  })
}

/** One item a figure: value, bar and whisker. The data are value and line, for marks and pointers. */
export function comparisonBarLayer(
  place: BarPanelPlace,
  { reference, view }: IndicatorComparisonInput,
  theme: ChartTheme,
): Layer {
  const { panel, stacked, lineHeight } = place
  const from = place.isFirst ? place.names : place.left
  return marks({
    z: 3,
    items: barFiguresOf(panel),
    id: ({ point }) => comparedBarMark(point),
    place: ({ position, line }) => [position ?? 0, line],
    draw: ({ point, line, position }, [end, middle], plot) => {
      const isWhole = panel.lines[line]?.kind === 'whole'
      const y = stacked ? middle + theme.size(14) : middle
      const lane = rowAt(y, plot)
      const bounds = view.options.intervals === false ? null : interval(point)
      const reach = bounds ? Math.max(end, lane.along(bounds.upper)) : end
      const { classification } = byId(reference.sources, point.source)
      const fill = theme.colour(isWhole ? 'ink2' : classLook(classification).token)
      const isWarned = isMarked(anomaliesOf(point, byId(reference.indicators, point.indicator)))
      const value = { ...theme.type(12, isWhole ? 650 : 500), align: 'right' } as const
      const valueY = stacked ? middle - theme.size(15) : middle
      return [
        hitArea([from, middle - lineHeight / 2], [place.right - from, lineHeight]),
        text([place.value, valueY], barValue(panel, line, reference), value),
        position !== null && [
          isPartial(point)
            ? lane.part(point.value, theme.size(BAR), fill)
            : lane.bar(point.value, theme.size(BAR), { fill }),
          bounds && lane.interval(point),
          isWarned && warningSign([reach + theme.size(8), y], theme),
        ],
      ]
    },
  })
}

/** The names that the panels of a band share. */
export function nameLayer(place: BarPanelPlace, theme: ChartTheme): Layer {
  const { lines } = place.panel
  return decoration({
    z: 3,
    draw: ({ y }) => lines.map((line, index) => nameOf(line, y(index), place, theme)),
  })
}

function nameOf(entry: BarLine, y: number, place: BarPanelPlace, theme: ChartTheme): Drawing {
  const { names: x, stacked } = place
  const { kind, label, caption, classification } = entry
  if (kind === 'heading') return rowHeading([x, y], { label, token: entry.token ?? 'ink3' }, theme)
  const weight = kind === 'whole' ? 650 : 400
  const room = stacked ? place.value - theme.size(70) : place.nameWidth
  const name = fitText(label, room, theme.size(12), weight)
  if (caption === '') return text([x, y], name, theme.type(12, weight))
  const [above, below] = stacked ? [y - theme.size(15), y] : [y - theme.size(7), y + theme.size(7)]
  const halo = theme.colour('canvas')
  const indent = classification ? theme.size(13) : 0
  return [
    text([x, above], name, { ...theme.type(12, 500), halo }),
    classification && classMarker([x + theme.size(5), below], { classification }, theme),
    text([x + indent, below], fitText(caption, room, theme.size(11)), {
      ...theme.type(11, 400, 'ink3'),
      halo,
    }),
  ]
}
