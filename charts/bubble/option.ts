import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { stateCode } from '#domain/location/location.ts'
import type { Surface } from '#charts/figure.ts'
import { group, pixelOf, text } from '#charts/plot/element.ts'
import { frame, type Room } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { axesRoom, axisNames, leftAxis, lowerAxis } from '#charts/scatter/axes.ts'
import { placeLabels } from '#charts/scatter/place-labels.ts'
import { backdropSeries } from './backdrop-series.ts'
import { bubbleSeries, paleSeries } from './bubble-series.ts'
import { crossLines, lineLabels } from './cross-lines.ts'
import type { BubbleModel } from './model.ts'
import { bubbleRadius } from './radius.ts'
import { trailSeries } from './trail-series.ts'
import type { BubbleInput } from './view.ts'

/** So many of the largest bubbles are labelled before others where there is room. */
const LARGEST_NAMED = 6

/** Bubbles, trails and labels over lines and axes. The first series holds the bubbles: marks refer to it. */
export function bubbleOption(
  model: BubbleModel,
  input: BubbleInput,
  surface: Surface,
  period: string,
): EChartsOption {
  const look = lookOf(surface)
  const room = axesRoom(model.scales.y, look)
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: lowerAxis(model.scales.x, look),
    yAxis: leftAxis(model.scales.y, look),
    series: [
      bubbleSeries(model, look, surface.mode),
      backdropSeries(model, input, { room, period }, look),
      paleSeries(model, look),
      ...trailSeries(model, input, look),
      labelSeries(model, room, look),
      lineLabels(crossLines(model, input), model, room, look),
      axisNames(model, input.language, room, look),
    ],
  }
}

/** Names beside bubbles: the chosen ones always, the largest first, others where there is room. */
function labelSeries(model: BubbleModel, room: Room, look: Look): CustomSeriesOption {
  const { bubbles, largest } = model
  const plot = { left: room.left, right: look.width, top: room.top - 6, bottom: look.height - room.bottom }
  return {
    type: 'custom',
    silent: true,
    clip: false,
    z: 6,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const points = bubbles.map((bubble, index) => {
        const [x, y] = pixelOf(api, bubble.x.value, bubble.y.value)
        const radius = look.size(bubbleRadius(bubble, largest, look.narrow))
        const isNamed = bubble.isChosen || (largest > 0 && index < LARGEST_NAMED)
        const { name } = bubble.state
        return {
          x,
          y,
          radius,
          label: isNamed || !look.narrow ? name : stateCode(name),
          urgent: bubble.isChosen,
        }
      })
      const style = { font: look.font(11), fill: look.colour('ink2'), halo: look.colour('canvas') }
      const strong = { ...style, font: look.font(12, 650), fill: look.colour('ink') }
      return group(
        placeLabels(points, look.size(11.5), plot).map(({ index, x, y }) =>
          text(x, y, points[index]?.label ?? '', points[index]?.urgent ? strong : style),
        ),
      )
    },
  }
}
