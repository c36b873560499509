import type { Layer, Picture } from '#charts/picture/picture.ts'
import { stateCode } from '#domain/location/location.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { decoration } from '#charts/marks/marks.ts'
import { text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { axisNames, plotBox, pointPlot } from '#charts/points/axes.ts'
import { placeLabels } from '#charts/points/place-labels.ts'
import { backdropLayer } from './backdrop-layers.ts'
import { bubbleLayer, paleLayer } from './bubble-layers.ts'
import { crossLines, lineLabels } from './cross-lines.ts'
import type { BubbleModel } from './model.ts'
import { bubbleRadius } from './radius.ts'
import { sizeKey } from './size-key.ts'
import { trailLayer } from './trail-layers.ts'
import type { BubbleInput } from './view.ts'

/** So many of the largest bubbles are labelled before others where there is room. */
const LARGEST_NAMED = 6

/** Bubbles, trails and labels over lines and axes. */
export function bubblePicture(
  model: BubbleModel,
  input: BubbleInput,
  surface: Surface,
  period: string,
): Picture {
  const theme = chartThemeOf(surface)
  const box = plotBox(model.scales, theme)
  const lines = crossLines(model, input)
  return pointPlot(model.scales, theme, [
    bubbleLayer(model, theme, surface.mode),
    backdropLayer(lines, period, box, theme),
    paleLayer(model, theme),
    ...trailLayer(model, input, theme),
    ...sizeKey(model, input.language, box, theme),
    labelLayer(model, box, theme),
    lineLabels(lines, box, theme),
    axisNames(model, input.language, box, theme),
  ])
}

/** Names beside bubbles: the chosen ones always, the largest first, others where there is room. */
function labelLayer({ bubbles, largest }: BubbleModel, box: Box, theme: ChartTheme): Layer {
  const plot = { ...box, right: theme.width, top: box.top - 6 }
  const halo = theme.colour('canvas')
  return decoration({
    z: 6,
    draw: ({ at }) => {
      const points = bubbles.map((bubble, index) => {
        const [x, y] = at(bubble.x.value, bubble.y.value)
        const radius = theme.size(bubbleRadius(bubble, largest, theme.narrow))
        const isNamed = bubble.isChosen || (largest > 0 && index < LARGEST_NAMED) || !theme.narrow
        const { name } = bubble.state
        return { x, y, radius, label: isNamed ? name : stateCode(name), urgent: bubble.isChosen }
      })
      return placeLabels(points, theme.size(11.5), plot).map(({ index, x, y }) => {
        const type = points[index]?.urgent ? theme.type(12, 650) : theme.type(11, 400, 'ink2')
        return text([x, y], points[index]?.label ?? '', { ...type, halo })
      })
    },
  })
}
