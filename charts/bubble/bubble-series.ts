import type { CustomSeriesOption } from 'echarts'
import { zoneCode } from '#domain/location/location.ts'
import { inkOn } from '#charts/map/colour-ramp.ts'
import { circle, type Drawn, group, hitArea, pixelOf, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import type { Mode } from '#charts/tokens.ts'
import type { BubbleModel, DrawnBubble } from './model.ts'
import { bubbleRadius } from './radius.ts'

/** Bubbles at least this large carry the letters of their zone. */
const LETTERED = 12

/** The bubbles. A figure of another year leaves its bubble hollow; one without an area is dashed and smallest. */
export function bubbleSeries(model: BubbleModel, look: Look, mode: Mode): CustomSeriesOption {
  const { bubbles, largest } = model
  return {
    type: 'custom',
    z: 4,
    data: bubbles.map((bubble) => [bubble.x.value, bubble.y.value]),
    renderItem: ({ dataIndex }, api) => {
      const bubble = bubbles[dataIndex]
      if (!bubble) return null
      const [x, y] = pixelOf(api, bubble.x.value, bubble.y.value)
      const radius = look.size(bubbleRadius(bubble, largest, look.narrow))
      const reach = Math.max(radius, 12)
      return group([
        hitArea(x - reach, y - reach, 2 * reach, 2 * reach),
        body(bubble, x, y, radius, largest > 0, look),
        radius >= look.size(LETTERED) ? letters(bubble, x, y, look, mode) : null,
      ])
    },
  }
}

function body(
  bubble: DrawnBubble,
  x: number,
  y: number,
  radius: number,
  hasAreas: boolean,
  look: Look,
): Drawn {
  const colour = look.colour(bubble.look?.token ?? 'ink2')
  const hollow = bubble.isElsewhen
  const edge = bubble.isChosen ? look.colour('ink') : hollow ? colour : look.colour('canvas')
  return {
    type: 'circle',
    shape: { cx: x, cy: y, r: radius },
    style: {
      fill: hollow ? look.colour('canvas') : colour,
      fillOpacity: hollow ? 0.6 : 0.82,
      stroke: edge,
      lineWidth: bubble.isChosen || hollow ? 2 : 1,
      ...(hasAreas && !bubble.size && { lineDash: [2, 2] }),
    },
    silent: true,
  }
}

function letters(bubble: DrawnBubble, x: number, y: number, look: Look, mode: Mode): Drawn | null {
  if (!bubble.look) return null
  const colour = look.colour(bubble.look.token)
  const fill = bubble.isElsewhen ? look.colour('ink') : inkOn(colour, mode)
  return text(x, y + 0.5, zoneCode(bubble.look.zone.name), {
    font: look.font(10.5, 600),
    fill,
    align: 'center',
  })
}

/** Bubbles of the zones that are not shown alone. */
export function paleSeries({ pale, largest }: BubbleModel, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 1,
    data: pale.map((bubble) => [bubble.x.value, bubble.y.value]),
    renderItem: ({ dataIndex }, api) => {
      const bubble = pale[dataIndex]
      if (!bubble) return null
      const [x, y] = pixelOf(api, bubble.x.value, bubble.y.value)
      const radius = look.size(bubbleRadius(bubble, largest, look.narrow))
      return group([circle(x, y, radius, { fill: 'none', stroke: look.colour('line'), lineWidth: 1 })])
    },
  }
}
