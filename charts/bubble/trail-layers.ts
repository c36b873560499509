import type { Layer, Plot } from '#charts/picture/picture.ts'
import { periodName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Bubble } from '#domain/bubble/bubble-frames.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, polyline, text } from '#charts/marks/shapes.ts'
import type { Drawing } from '#charts/picture/drawing.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { BubbleModel } from './model.ts'
import type { BubbleInput } from './view.ts'

/** A stop on the way of a state: the figures of one frame. */
export interface TrailStop {
  readonly bubble: Bubble
  readonly label: string
}

/**
 * The way of each chosen state through the periods in which both figures are of that very period; through all where there are
 * fewer than two such. Figures that only repeat are no stop.
 */
export function trailsOf(
  { frames, bubbles }: BubbleModel,
  { reference, language }: BubbleInput,
): TrailStop[][] {
  const chosen = bubbles.filter(({ isChosen }) => isChosen)
  return chosen.map(({ state }) => {
    const all = frames.flatMap(({ period, bubbles: shown }): TrailStop[] => {
      const bubble = shown.find((other) => other.state.id === state.id)
      if (!bubble) return []
      const label = periodName(period, byId(reference.sources, bubble.y.source))
      return [{ bubble, label: language.text(label) }]
    })
    const exact = all.filter(({ bubble }) => !bubble.isElsewhen)
    return (exact.length > 1 ? exact : all).filter(({ bubble: { x, y } }, index, stops) => {
      const before = stops[index - 1]?.bubble
      return !before || before.x.value !== x.value || before.y.value !== y.value
    })
  })
}

/** Dashed ways below the bubbles, and above them a dot with its period at every other stop. */
export function trailLayer(model: BubbleModel, input: BubbleInput, theme: ChartTheme): Layer[] {
  const trails = trailsOf(model, input)
  const style = { stroke: theme.colour('ink2'), lineWidth: 1.2, lineDash: [4, 3] }
  const way = (stops: readonly TrailStop[], { at }: Plot) =>
    polyline(
      stops.map(({ bubble: { x, y } }) => at(x.value, y.value)),
      style,
    )
  return [
    decoration({ z: 3, draw: (plot) => trails.map((stops) => way(stops, plot)) }),
    decoration({ z: 5, draw: (plot) => trails.map((stops) => dots(stops, model, plot)) }),
  ]
}

/** With more stops than this only the ends are dated. */
const MOST_DATED = 5
/** A stop nearer to the bubble than this has no room for its period. */
const NEAR = 36

function dots(stops: readonly TrailStop[], { frame }: BubbleModel, { at, theme }: Plot): Drawing {
  const spotOf = ({ x, y }: Bubble) => at(x.value, y.value)
  const here = frame?.bubbles.find(({ state }) => state.id === stops[0]?.bubble.state.id)
  const [hereX, hereY] = here ? spotOf(here) : [Number.NaN, Number.NaN]
  const fill = theme.colour('canvas')
  const type = { ...theme.type(11, 400, 'ink2'), align: 'center', halo: fill } as const
  return stops.map(({ bubble, label }, index) => {
    const [x, y] = spotOf(bubble)
    const away = Math.hypot(x - hereX, y - hereY)
    if (away < 1) return null
    const isEnd = index === 0 || index === stops.length - 1
    const isDated = (isEnd || stops.length <= MOST_DATED) && !(away < theme.size(NEAR))
    return [
      circle([x, y], theme.size(3), { fill, stroke: theme.colour('ink2'), lineWidth: 1.4 }),
      isDated && text([x, y - theme.size(10)], label, type),
    ]
  })
}
