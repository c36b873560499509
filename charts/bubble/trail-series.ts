import type { CustomSeriesOption } from 'echarts'
import { periodLabel } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { Bubble } from '#domain/section/bubble-frames.ts'
import type { FigureInput } from '#charts/figure.ts'
import { circle, type Drawn, group, pixelOf, polyline, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import type { BubbleModel } from './model.ts'

/** A stop on the way of a state: the figures of one frame. */
export interface TrailStop {
  readonly bubble: Bubble
  readonly label: string
}

/** The way of each chosen state through the periods; a frame that only repeats figures of another year is no stop. */
export function trailsOf({ frames, bubbles }: BubbleModel, { reference }: FigureInput): TrailStop[][] {
  const chosen = bubbles.filter(({ isChosen }) => isChosen)
  return chosen.map(({ state }) => {
    const stops: TrailStop[] = []
    for (const frame of frames) {
      const bubble = frame.bubbles.find((other) => other.state.id === state.id)
      const last = stops.at(-1)?.bubble
      if (!bubble || (last && last.x === bubble.x && last.y === bubble.y)) continue
      if (last?.x.value === bubble.x.value && last.y.value === bubble.y.value) continue
      const labels = known(reference.sources, bubble.y.source).periodLabels
      stops.push({ bubble, label: periodLabel(frame.period, labels) })
    }
    return stops
  })
}

/** Dashed ways with a dot and the period at every stop but the bubble itself. */
export function trailSeries(model: BubbleModel, input: FigureInput, look: Look): CustomSeriesOption {
  const trails = trailsOf(model, input)
  return {
    type: 'custom',
    silent: true,
    z: 5,
    data: trails.length > 0 ? [[0, 0]] : [],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const place = ({ bubble }: TrailStop) => pixelOf(api, bubble.x.value, bubble.y.value)
      return group(trails.flatMap((stops): Drawn[] => trail(stops, place, model, look)))
    },
  }
}

/** With more stops than this only the ends are dated. */
const MOST_DATED = 5

function trail(
  stops: readonly TrailStop[],
  place: (stop: TrailStop) => [number, number],
  { frame }: BubbleModel,
  look: Look,
): Drawn[] {
  const style = { stroke: look.colour('ink2'), lineWidth: 1.2, lineDash: [4, 3] }
  const isHere = ({ bubble }: TrailStop) =>
    frame?.bubbles.some(
      (shown) => shown.state.id === bubble.state.id && shown.x === bubble.x && shown.y === bubble.y,
    )
  const dots = stops.flatMap((stop, index): Drawn[] => {
    if (isHere(stop)) return []
    const [x, y] = place(stop)
    const isEnd = index === 0 || index === stops.length - 1
    const dot = circle(x, y, look.size(3), {
      fill: look.colour('canvas'),
      stroke: look.colour('ink2'),
      lineWidth: 1.4,
    })
    if (!isEnd && stops.length > MOST_DATED) return [dot]
    const halo = look.colour('canvas')
    const label = text(x, y - look.size(10), stop.label, {
      font: look.font(11),
      fill: look.colour('ink2'),
      align: 'center',
      halo,
    })
    return [dot, label]
  })
  return [polyline(stops.map(place), style), ...dots]
}
