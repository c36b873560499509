import type { Layer } from '#charts/picture/picture.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'
import { decoration } from './marks.ts'
import { rect, text } from './shapes.ts'

/** Narrower plots have no room for words in the shade. */
const WORDED = 400

/** The shade over what cannot be: the part of an upright percentage axis above 100. */
export function shadeAbove(
  { beyond, max }: ValueScale,
  { box, language }: { readonly box: Box; readonly language: Language },
  theme: ChartTheme,
): Layer[] {
  if (beyond === null) return []
  const width = box.right - box.left
  const words = language.text(message('chart.beyond'))
  return [
    decoration({
      z: 0,
      draw: ({ y }) => [
        rect([box.left, y(max)], [width, y(beyond) - y(max)], { fill: theme.colour('sunken') }),
        width >= WORDED &&
          text([box.right - 4, y(max) + theme.size(8)], words, {
            ...theme.type(11, 400, 'ink3'),
            align: 'right',
          }),
      ],
    }),
  ]
}

/** The same at the right end of an axis along rows. */
export function shadeBehind({ beyond, max }: ValueScale, box: Box, theme: ChartTheme): Layer[] {
  if (beyond === null) return []
  const draw = ({ x }: { x(value: number): number }) =>
    rect([x(beyond), box.top], [x(max) - x(beyond), box.bottom - box.top], { fill: theme.colour('sunken') })
  return [decoration({ z: 0, draw })]
}
