import type { Language } from '#domain/message/language.ts'
import type { CustomSeriesOption } from 'echarts'
import { type Drawn, group, text } from '#charts/plot/element.ts'
import type { Room } from '#charts/plot/frame.ts'
import type { Look } from '#charts/plot/look.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { BoxPlotModel } from './model.ts'

/** With more outliers in a row than this their names would cover each other; the notes have them all. */
const MOST_NAMED = 5

/** Names beside the outliers of each row, away from the box; a name that would cover another is left to the notes. */
export function outlierLabels(
  model: BoxPlotModel,
  language: Language,
  room: Room,
  look: Look,
): CustomSeriesOption {
  const size = look.size(11)
  return {
    type: 'custom',
    silent: true,
    z: 5,
    data: model.rows.map((_, index) => [0, index]),
    encode: { x: -1, y: -1 },
    renderItem: ({ dataIndex }, api) => {
      const row = model.rows[dataIndex]
      if (!row?.box || row.isAll || row.outliers.length > MOST_NAMED) return null
      const { median } = row.box
      let taken: readonly (readonly [number, number])[] = []
      const drawn = row.outliers.flatMap((point): Drawn[] => {
        const [x = 0, y = 0] = api.coord([point.value, dataIndex])
        const name = language.text(model.nameOf(point))
        const width = textWidth(name, size, 500)
        const isHigh = point.value > median
        const left = isHigh ? x + 7 : x - 7 - width
        const isFree = taken.every(([from, to]) => left + width < from || left > to)
        if (!isFree || left < room.left || left + width > look.width) return []
        taken = [...taken, [left - 4, left + width + 4]]
        const style = { font: look.font(11, 500), fill: look.colour('ink'), halo: look.colour('canvas') }
        return [text(left, y, name, style)]
      })
      return group(drawn)
    },
  }
}
