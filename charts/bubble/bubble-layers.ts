import type { Layer } from '#charts/picture/picture.ts'
import { zoneCode } from '#domain/location/location.ts'
import { inkOn } from '#charts/colour/colour-ramp.ts'
import { marks, decoration } from '#charts/marks/marks.ts'
import { circle, hitAround, text } from '#charts/marks/shapes.ts'
import type { Drawing, Fill, Spot } from '#charts/picture/drawing.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Mode } from '#charts/tokens.ts'
import type { BubbleModel, DrawnBubble } from './model.ts'
import { bubbleRadius } from './radius.ts'

/** Bubbles at least this large carry the letters of their zone. */
const LETTERED = 12

/** The bubbles. A figure of another year leaves its bubble hollow; one without an area is dashed and smallest. */
export function bubbleLayer({ bubbles, largest }: BubbleModel, theme: ChartTheme, mode: Mode): Layer {
  return marks({
    z: 4,
    items: bubbles,
    id: ({ state }) => String(state.id),
    place: ({ x, y }) => [x.value, y.value],
    draw: (bubble, spot) => {
      const radius = theme.size(bubbleRadius(bubble, largest, theme.narrow))
      const isDashed = largest > 0 && !bubble.size
      return [
        hitAround(spot, Math.max(radius, 12)),
        circle(spot, radius, { ...bubbleStyle(bubble, theme), ...(isDashed && { lineDash: [2, 2] }) }),
        radius >= theme.size(LETTERED) && letters(bubble, spot, theme, mode),
      ]
    },
  })
}

function bubbleStyle({ look: zone, isElsewhen, isChosen }: DrawnBubble, theme: ChartTheme): Fill {
  const colour = theme.colour(zone?.token ?? 'ink2')
  const canvas = theme.colour('canvas')
  return {
    fill: isElsewhen ? canvas : colour,
    fillOpacity: isElsewhen ? 0.6 : 0.82,
    stroke: isChosen ? theme.colour('ink') : isElsewhen ? colour : canvas,
    lineWidth: isChosen || isElsewhen ? 2 : 1,
  }
}

function letters(bubble: DrawnBubble, [x, y]: Spot, theme: ChartTheme, mode: Mode): Drawing {
  if (!bubble.look) return null
  const { token, zone } = bubble.look
  const fill = bubble.isElsewhen ? theme.colour('ink') : inkOn(theme.colour(token), mode)
  return text([x, y + 0.5], zoneCode(zone.name), { font: theme.font(10.5, 600), fill, align: 'center' })
}

/** Bubbles of the zones that are not shown alone. */
export function paleLayer({ pale, largest }: BubbleModel, theme: ChartTheme): Layer {
  const style = { fill: 'none', stroke: theme.colour('line'), lineWidth: 1 }
  return decoration({
    z: 1,
    draw: ({ at }) =>
      pale.map((bubble) => {
        const radius = theme.size(bubbleRadius(bubble, largest, theme.narrow))
        return circle(at(bubble.x.value, bubble.y.value), radius, style)
      }),
  })
}
