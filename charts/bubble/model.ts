import type { Indicator } from '#domain/indicator/indicator.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import {
  type Bubble,
  type BubbleAxis,
  type BubbleFrame,
  bubbleFrames,
  frameAt,
} from '#domain/bubble/bubble-frames.ts'
import { median } from '#domain/statistics/median.ts'
import { type SpanScale, spanScale, spansDecade } from '#charts/points/span-scale.ts'
import { lookOfPlace, type ZoneLook, zoneLooks } from '#charts/points/zone-looks.ts'
import { shownTargets } from '#charts/plot/targets.ts'
import type { BubbleInput } from './view.ts'

/** A bubble with how it is drawn. */
export interface DrawnBubble extends Bubble {
  readonly look: ZoneLook | null
  /** Followed through the years. */
  readonly isChosen: boolean
}

/** The model of a bubble chart. Areas have the same scale in all periods, and axes while the periods play. */
export interface BubbleModel {
  readonly axes: { readonly x: BubbleAxis; readonly y: BubbleAxis; readonly size: BubbleAxis | null }
  readonly x: Indicator
  readonly y: Indicator
  readonly size: Indicator | null
  readonly frames: readonly BubbleFrame[]
  readonly frame: BubbleFrame | undefined
  /** Bubbles of the zones shown, the largest first, so that small ones lie on top. */
  readonly bubbles: readonly DrawnBubble[]
  /** Bubbles of the zones that are not shown alone: pale. */
  readonly pale: readonly Bubble[]
  readonly scales: { readonly x: SpanScale; readonly y: SpanScale }
  readonly looks: readonly ZoneLook[]
  /** Largest area of any period, in the unit of the size; 0 without areas, or without any near this period. */
  readonly largest: number
  readonly medians: { readonly x: number; readonly y: number } | null
}

/** Sideways, upwards and area are the first three indicators of the view, each in the source beside it. */
export function bubbleModel(input: BubbleInput): BubbleModel {
  const { view, table, reference } = input
  const [first = 0, second = 0, third] = view.indicators
  const [one = 0, two = one, three] = view.sources
  const axes = {
    x: { indicator: first, source: one },
    y: { indicator: second, source: two },
    size: third !== undefined && three !== undefined ? { indicator: third, source: three } : null,
  }
  const frames = bubbleFrames({ table, reference, ...axes })
  const [period] = view.periods
  const frame = frameAt(frames, period === undefined ? null : parsePeriod(period))
  const looks = zoneLooks(reference)
  const isolated = looks.filter(({ zone }) => view.locations.includes(zone.id))
  const drawn = (frame?.bubbles ?? []).map((bubble): DrawnBubble => {
    const isChosen = view.options.trails?.includes(bubble.state.id) ?? false
    return { ...bubble, look: lookOfPlace(bubble.state, looks, reference), isChosen }
  })
  const isShown = ({ look }: DrawnBubble) =>
    isolated.length === 0 || (look !== null && isolated.includes(look))
  const shown = drawn.filter(isShown)
  const all = frames.flatMap(({ bubbles }) => bubbles)
  const [x, y] = [byId(reference.indicators, first), byId(reference.indicators, second)]
  return {
    axes,
    x,
    y,
    size: axes.size ? byId(reference.indicators, axes.size.indicator) : null,
    frames,
    frame,
    bubbles: shown.toSorted((a, b) => area(b) - area(a)),
    pale: drawn.filter((bubble) => !isShown(bubble)),
    scales: scalesOf(framedBy(frames, frame, input), all, x, y, input),
    looks,
    largest: drawn.some((bubble) => area(bubble) > 0) ? Math.max(0, ...all.map(area)) : 0,
    medians:
      shown.length > 0 && view.options.medians !== false
        ? { x: median(shown.map((b) => b.x.value)), y: median(shown.map((b) => b.y.value)) }
        : null,
  }
}

/** The figure behind an area; what is below zero has none. */
function area({ size }: Bubble): number {
  return Math.max(0, size?.value ?? 0)
}

/** The bubbles that the axes hold: of the shown period and of the ways that are followed; of all where axes are to stay. */
function framedBy(
  frames: readonly BubbleFrame[],
  frame: BubbleFrame | undefined,
  { view: { options } }: BubbleInput,
): readonly Bubble[] {
  const all = frames.flatMap(({ bubbles }) => bubbles)
  if (options.steady === true || !frame) return all
  return [...frame.bubbles, ...all.filter(({ state }) => options.trails?.includes(state.id))]
}

function scalesOf(
  held: readonly Bubble[],
  all: readonly Bubble[],
  x: Indicator,
  y: Indicator,
  { view }: BubbleInput,
) {
  const values = (indicator: Indicator, own: readonly number[]) => [
    ...own,
    ...shownTargets(indicator, view.options),
  ]
  // What an axis may be does not change with the period: the switch for it stands beside all of them.
  const isLog = (axis: 'x' | 'y') =>
    (view.options.log?.includes(axis) ?? false) && spansDecade(all.map((bubble) => bubble[axis].value))
  const valuesOf = (axis: 'x' | 'y', indicator: Indicator) =>
    values(
      indicator,
      held.map((bubble) => bubble[axis].value),
    )
  return {
    x: spanScale(valuesOf('x', x), x, { log: isLog('x') }),
    y: spanScale(valuesOf('y', y), y, { log: isLog('y') }),
  }
}

/** Axes for which a logarithmic scale shows more than a plain one. */
export function logAxes({ frames }: Pick<BubbleModel, 'frames'>): ('x' | 'y')[] {
  const all = frames.flatMap(({ bubbles }) => bubbles)
  return (['x', 'y'] as const).filter((axis) => spansDecade(all.map((bubble) => bubble[axis].value)))
}
