import type { Picture } from '#charts/picture/picture.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { formatValue, formatWithUnit } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitArea, text } from '#charts/marks/shapes.ts'
import { uprightTargets } from '#charts/marks/target-lines.ts'
import { inset } from '#charts/picture/box.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { targetLines } from '#charts/plot/targets.ts'
import { fitText, textWidth, widestText } from '#charts/plot/text-width.ts'
import { figureScale } from '#charts/plot/value-scale.ts'
import { hasTargets } from '#charts/people/group-words.ts'
import { groupLooks, PLAIN } from '#charts/people/group-look.ts'
import type { GroupMark, GroupsModel } from '#charts/people/model.ts'
import type { GroupsInput } from './view.ts'

/** A bar: a group, or all people together on top. */
export interface GroupBarRow {
  readonly name: string
  readonly point: Point
  /** Null for all people together. */
  readonly mark: GroupMark | null
}

const ROW = 26
const BAR = 13
const TOP = 40
const FOOT = 8

export function groupBarsHeight(rows: number): number {
  return TOP + rows * ROW + FOOT
}

/** Lying bars with name and value at the left. */
export function barsPicture(
  model: GroupsModel,
  rows: readonly GroupBarRow[],
  { view: { options }, language }: GroupsInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { indicator } = model
  const looks = groupLooks(model.dimension, model.categories)
  const targets = hasTargets(model) ? targetLines(indicator, options, language) : []
  const points = rows.map(({ point }) => point)
  const names = rows.map(({ name, mark }) => textWidth(name, theme.size(13), mark ? 400 : 650))
  const nameWidth = Math.min(Math.max(60, ...names) + 6, theme.width * 0.36)
  const written = points.map(({ value }) => formatWithUnit(value, indicator))
  const valueEdge = nameWidth + 8 + Math.max(theme.size(30), widestText(written, theme.size(13), 600))
  const box = inset(theme, {
    left: valueEdge + theme.size(12),
    right: theme.size(20),
    top: theme.size(TOP),
    bottom: theme.size(FOOT),
  })
  const height = theme.size(ROW)
  const rowLayer = marks({
    z: 3,
    items: rows,
    id: ({ name }) => name,
    place: ({ point }, index) => [point.value, index],
    draw: ({ name, point, mark }, [, y], plot) => {
      const own = mark ? looks.get(mark.category.order) : null
      // A bar stands beside its name: colours that only tell groups apart would say nothing.
      const colour = theme.colour(own && !own.unordered ? own.token : PLAIN.token)
      const weight = mark ? 400 : 650
      const lane = rowAt(y, plot)
      const style = { ...theme.type(13, mark ? 550 : 650), align: 'right' } as const
      return [
        hitArea([0, y - height / 2], [theme.width, height]),
        text([0, y], fitText(name, nameWidth, theme.size(13), weight), theme.type(13, weight)),
        text([valueEdge, y], formatValue(point.value, asPublished(point, indicator)), style),
        lane.bar(point.value, theme.size(BAR), {
          fill: own?.hollow ? theme.colour('canvas') : colour,
          stroke: colour,
          lineWidth: own?.hollow ? 2 : 0,
        }),
        lane.interval(point),
      ]
    },
  })
  return rowPlot({
    theme,
    box,
    scale: figureScale(points, { indicator, targets: targets.map(({ value }) => value), coarse: true }),
    rows: rows.length,
    layers: [rowLayer, uprightTargets(targets, box, theme)],
  })
}
