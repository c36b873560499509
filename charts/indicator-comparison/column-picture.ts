import { timeMark } from './model.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { ComparedIndicator } from '#domain/comparison/compared-indicators.ts'
import { isPartial } from '#domain/observation/settled.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { columnAt } from '#charts/marks/lane.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitArea } from '#charts/marks/shapes.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { positionAxis } from '#charts/plot/axes.ts'
import { columnOf, periodLabels } from '#charts/over-time/columns.ts'
import type { ComparisonModel } from './model.ts'
import { linePanels, panelBox, panelGrid } from './line-panels.ts'
import { hasIntervals, indicatorColours, panelPicture } from './panel-frame.ts'
import type { IndicatorComparisonInput } from './view.ts'

/** The periods of all indicators in order, so that the columns of all panels stand at the same places. */
export function comparedPeriods({ comparison: { shown }, yearsOf }: ComparisonModel): number[] {
  const periods = shown.flatMap(({ points }) => points.map((point) => columnOf({ yearsOf }, point)))
  return [...new Set(periods)].sort((a, b) => a - b)
}

/** Columns over time, one cluster a period, the indicators of a panel beside each other. */
export function comparisonColumnPicture(
  model: ComparisonModel,
  input: IndicatorComparisonInput,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const { shown } = model.comparison
  const { options } = input.view
  const periods = comparedPeriods(model)
  const colours = indicatorColours(shown)
  const room = surface.width / surface.fontScale
  const panels = linePanels(shown, room)
  const plotWidth = panelBox(panelGrid(shown, room), 0, surface.width, surface.height).width - theme.size(50)
  const slot = plotWidth / Math.max(1, periods.length)
  return panelPicture(model, input, surface, {
    room: () => theme.size(10),
    foot: () => positionAxis(periods.length),
    marks: (entry) => {
      const beside = panels.find(({ lines }) => lines.includes(entry))?.lines ?? [entry]
      const width = Math.min(24, (slot * 0.8) / beside.length)
      const shift = (beside.indexOf(entry) - (beside.length - 1) / 2) * width
      const thickness = width - 2 * Math.min(1, width / 8)
      const colour = theme.colour(colours.get(entry.indicator.id) ?? 'ink2')
      return marks({
        z: 3,
        items: entry.points,
        id: (point) => timeMark(entry.indicator, point),
        place: (point) => columnPlace(model, periods, point),
        draw: (point, [centre, top], plot) => {
          const lane = columnAt(centre + shift, plot)
          const [low, high] = [Math.min(top, plot.y(0)), Math.max(top, plot.y(0))]
          return [
            hitArea([centre + shift - width / 2, low - 4], [width, high - low + 8]),
            isPartial(point)
              ? lane.part(point.value, thickness, colour)
              : lane.bar(point.value, thickness, { fill: colour }),
            hasIntervals(entry, options) && lane.interval(point),
          ]
        },
      })
    },
    layers: (_, box, { language }) => [periodLabels({ periods, slot, language }, box, theme)],
  })
}

/** Where the column of a figure stands: the number of its period, and its value. */
export function columnPlace(
  model: ComparisonModel,
  periods: readonly number[],
  point: ComparedIndicator['points'][number],
): readonly [number, number] {
  return [periods.indexOf(columnOf(model, point)), point.value]
}
