import type { Layer } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { decoration } from '#charts/marks/marks.ts'
import { text } from '#charts/marks/shapes.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { BoxPlotModel } from './model.ts'

/** With more outliers in a row than this their names would cover each other; the notes have them all. */
const MOST_NAMED = 5

/** Names beside the outliers of each row, away from the box; a name that would cover another is left to the notes. */
export function outlierLabels(
  { rows, nameOf }: BoxPlotModel,
  language: Language,
  edge: number,
  theme: ChartTheme,
): Layer {
  const style = { ...theme.type(11, 500), halo: theme.colour('canvas') }
  return decoration({
    z: 5,
    draw: ({ at }) =>
      rows.map(({ box, isAll, outliers }, index) => {
        if (!box || isAll || outliers.length > MOST_NAMED) return null
        const taken: (readonly [number, number])[] = []
        return outliers.map((point) => {
          const [x, y] = at(point.value, index)
          const name = language.text(nameOf(point))
          const width = textWidth(name, theme.size(11), 500)
          const left = point.value > box.median ? x + 7 : x - 7 - width
          const isFree = taken.every(([from, to]) => left + width < from || left > to)
          if (!isFree || left < edge || left + width > theme.width) return null
          taken.push([left - 4, left + width + 4])
          return text([left, y], name, style)
        })
      }),
  })
}
