import type { CustomSeriesOption } from 'echarts'
import { type Drawn, group, line, text } from './element.ts'
import type { Room } from './frame.ts'
import type { Look } from './look.ts'
import { spreadApart } from './spread-apart.ts'
import type { TargetLine } from './targets.ts'
import { textWidth } from './text-width.ts'

/** Upright target lines over lying bars, their short labels above the axis, moved apart when two would meet. */
export function upright(targets: readonly TargetLine[], room: Room, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    name: 'targets',
    silent: true,
    z: 4,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const places = targets.map((target) => api.coord([target.value, 0])[0] ?? 0)
      const wanted = targets.map((target, index) => ({
        middle: places[index] ?? 0,
        size: textWidth(target.short, look.size(12), 600) + 8,
      }))
      const labels = spreadApart(wanted, room.left, look.width)
      return group(
        targets.flatMap((target, index): Drawn[] => {
          const x = places[index] ?? 0
          const stroke = look.colour(target.token)
          const style = { font: look.font(12, 600), fill: stroke, align: 'center' } as const
          const dash = target.dash && { lineDash: target.dash }
          return [
            line(x, look.size(14), x, look.height - room.bottom, {
              stroke,
              lineWidth: target.width,
              ...dash,
            }),
            text(labels[index] ?? x, look.size(7), target.short, style),
          ]
        }),
      )
    },
  }
}
