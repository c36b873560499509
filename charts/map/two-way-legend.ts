import { decoration } from '#charts/marks/marks.ts'
import { hatching } from '#charts/marks/hatching.ts'
import { rect, text } from '#charts/marks/shapes.ts'
import type { Mode } from '#charts/tokens.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Drawing } from '#charts/picture/drawing.ts'
import type { Layer } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { hatchLabel, legendHeight } from './legend.ts'
import type { MapModel } from './model.ts'
import { THIRDS, TWO_WAY_COLOURS, type TwoWay } from './two-way.ts'
import { cutWords } from './two-way-words.ts'

/** Side of a colour of the square, in pixels. */
const SIDE = 26

/** The square of two indicators below a map: the first from left to right, the second from below upwards. */
export function twoWayLegend(
  model: MapModel,
  two: TwoWay,
  mode: Mode,
  theme: ChartTheme,
  language: Language,
): Layer {
  const [side, ground] = [theme.size(SIDE), theme.size(legendHeight(model))]
  const top = theme.height - ground + theme.size(8)
  const style = theme.type(11, 400, 'ink2')
  const strong = theme.type(11, 650, 'ink')
  const [left, beside] = [theme.size(2), theme.size(2) + THIRDS * side + theme.size(14)]
  const outline = { stroke: theme.colour('control'), lineWidth: 1 }
  const line = (at: number) => top + theme.size(8 + at * 16)
  const words = (axis: 'across' | 'up') => language.text(message('two-way.axis', { axis }))
  const [across, up] = cutWords(two)
  const cells: Drawing = TWO_WAY_COLOURS[mode].map((fill, cell) => {
    const [column, row] = [cell % THIRDS, THIRDS - 1 - Math.floor(cell / THIRDS)]
    return rect([left + column * side, top + row * side], [side, side], { fill })
  })
  const drawing: Drawing = [
    rect([0, theme.height - ground], [theme.width, ground], { fill: theme.colour('canvas') }),
    cells,
    // Low in both is near to the ground.
    rect([left, top], [THIRDS * side, THIRDS * side], { fill: 'none', ...outline }),
    text(
      [beside, line(0)],
      `${words('up')} ${language.text(indicatorName(two.selection.indicator))}`,
      strong,
    ),
    text([beside, line(1)], up, style),
    text(
      [beside, line(2.4)],
      `${words('across')} ${language.text(indicatorName(model.selection.indicator))}`,
      strong,
    ),
    text([beside, line(3.4)], across, style),
    rect([beside, line(4.6) - theme.size(6)], [theme.size(20), theme.size(11)], {
      fill: theme.colour('canvas'),
      ...outline,
    }),
    hatching([beside, line(4.6) - theme.size(6)], [theme.size(20), theme.size(11)], {
      first: 4,
      step: 5,
      style: outline,
    }),
    text([beside + theme.size(26), line(4.6)], hatchLabel(model, language), style),
  ]
  return decoration({ z: 3, draw: () => drawing })
}
