import type { CustomSeriesOption } from 'echarts'
import { group, rect } from '#charts/plot/element.ts'
import type { Room } from '#charts/plot/frame.ts'
import type { Look } from '#charts/plot/look.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'

/** The shade over percentages that cannot be, beside lying bars. */
export function beyondShade(scale: ValueScale, room: Room, look: Look): CustomSeriesOption[] {
  const { beyond } = scale
  if (beyond === null) return []
  return [
    {
      type: 'custom',
      silent: true,
      z: 0,
      data: [[0, 0]],
      encode: { x: -1, y: -1 },
      renderItem: (_, api) => {
        const from = api.coord([beyond, 0])[0] ?? 0
        const to = api.coord([scale.max, 0])[0] ?? 0
        const height = look.height - room.top - room.bottom
        return group([rect(from, room.top, to - from, height, { fill: look.colour('sunken') })])
      },
    },
  ]
}
