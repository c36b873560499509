import type { CustomSeriesOption, CustomSeriesRenderItemAPI } from 'echarts'
import { periodName } from '#domain/message/value.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { Bubble } from '#domain/bubble/bubble-frames.ts'
import { circle, type Drawn, group, pixelOf, polyline, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
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
      const label = periodName(period, known(reference.sources, bubble.y.source))
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
export function trailSeries(model: BubbleModel, input: BubbleInput, look: Look): CustomSeriesOption[] {
  const trails = trailsOf(model, input)
  const series = (z: number, draw: (stops: readonly TrailStop[], place: Place) => Drawn[]) => ({
    type: 'custom' as const,
    silent: true,
    z,
    data: trails.length > 0 ? [[0, 0]] : [],
    encode: { x: -1, y: -1 },
    renderItem: (_: unknown, api: CustomSeriesRenderItemAPI) => {
      const place: Place = ({ bubble }) => pixelOf(api, bubble.x.value, bubble.y.value)
      return group(trails.flatMap((stops) => draw(stops, place)))
    },
  })
  const style = { stroke: look.colour('ink2'), lineWidth: 1.2, lineDash: [4, 3] }
  return [
    series(3, (stops, place) => [polyline(stops.map(place), style)]),
    series(5, (stops, place) => dots(stops, place, model, look)),
  ]
}

type Place = (stop: TrailStop) => [number, number]

/** With more stops than this only the ends are dated. */
const MOST_DATED = 5
/** A stop nearer to the bubble than this has no room for its period. */
const NEAR = 36

function dots(stops: readonly TrailStop[], place: Place, { frame }: BubbleModel, look: Look): Drawn[] {
  const here = frame?.bubbles.find(({ state }) => state.id === stops[0]?.bubble.state.id)
  const [hereX, hereY] = here ? place({ bubble: here, label: '' }) : [Number.NaN, Number.NaN]
  return stops.flatMap((stop, index): Drawn[] => {
    const [x, y] = place(stop)
    const away = Math.hypot(x - hereX, y - hereY)
    if (away < 1) return []
    const isEnd = index === 0 || index === stops.length - 1
    const fill = look.colour('canvas')
    const dot = circle(x, y, look.size(3), { fill, stroke: look.colour('ink2'), lineWidth: 1.4 })
    if ((!isEnd && stops.length > MOST_DATED) || away < look.size(NEAR)) return [dot]
    const type = { font: look.font(11), fill: look.colour('ink2'), halo: fill }
    return [dot, text(x, y - look.size(10), stop.label, { ...type, align: 'center' })]
  })
}
