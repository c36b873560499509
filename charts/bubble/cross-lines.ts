import type { CustomSeriesOption } from 'echarts'
import { message } from '#domain/message/message.ts'
import { figure } from '#domain/message/value.ts'
import { type Drawn, group, line, pixelOf, text } from '#charts/plot/element.ts'
import type { Room } from '#charts/plot/frame.ts'
import type { Look } from '#charts/plot/look.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import { type TargetLine, targetLines } from '#charts/plot/targets.ts'
import type { BubbleModel } from './model.ts'
import type { BubbleInput } from './view.ts'

/** A median or a target as a line through the plot, upright for the axis that lies sideways. */
type CrossLine = Pick<TargetLine, 'value' | 'short' | 'token' | 'width' | 'dash'> & {
  readonly axis: 'x' | 'y'
}

/** Medians first, then targets, of both axes. */
export function crossLines({ medians, x, y }: BubbleModel, { view, language }: BubbleInput): CrossLine[] {
  return (['x', 'y'] as const).flatMap((axis): CrossLine[] => {
    const indicator = axis === 'x' ? x : y
    const targets = targetLines(indicator, view.options, language).map((target) => ({
      ...target,
      axis,
    }))
    if (!medians) return targets
    const short = language.text(message('bubble.median', { value: figure(medians[axis], indicator) }))
    return [{ axis, value: medians[axis], short, token: 'ink3', width: 1, dash: [2, 3] }, ...targets]
  })
}

/** The line itself, from edge to edge of the plot. */
export function drawnLine(cross: CrossLine, at: number, room: Room, look: Look): Drawn {
  const style = {
    stroke: look.colour(cross.token),
    lineWidth: cross.width,
    ...(cross.dash && { lineDash: cross.dash }),
  }
  return cross.axis === 'x'
    ? line(at, room.top, at, look.height - room.bottom, style)
    : line(room.left, at, look.width - room.right, at, style)
}

/** Labels of the lines over everything else: upright ones at the top, level ones at the right, apart from each other. */
export function lineLabels(
  lines: readonly CrossLine[],
  { scales }: BubbleModel,
  room: Room,
  look: Look,
): CustomSeriesOption {
  const [upright, level] = [
    lines.filter(({ axis }) => axis === 'x'),
    lines.filter(({ axis }) => axis === 'y'),
  ]
  return {
    type: 'custom',
    silent: true,
    z: 7,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const heights = spreadApart(
        level.map(({ value }) => ({
          middle: pixelOf(api, scales.x.min, value)[1] - look.size(8),
          size: look.size(14),
        })),
        room.top,
        look.height - room.bottom,
      )
      const style = { font: look.font(11), halo: look.colour('canvas') }
      return group([
        // Each a line lower than the one before, so that lines near each other keep their labels.
        ...upright.map(({ value, short, token }, index) =>
          text(pixelOf(api, value, scales.y.min)[0] + 4, room.top + look.size(8 + 14 * index), short, {
            ...style,
            fill: look.colour(token),
          }),
        ),
        ...level.map(({ short, token }, index) =>
          text(look.width - room.right - 2, heights[index] ?? 0, short, {
            ...style,
            fill: look.colour(token),
            align: 'right',
          }),
        ),
      ])
    },
  }
}
