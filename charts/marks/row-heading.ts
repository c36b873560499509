import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { TokenName } from '#charts/tokens.ts'
import { rect, text } from './shapes.ts'
import type { Shape, Spot } from '#charts/picture/drawing.ts'

/** The name of the rows below it, with the colour that they share. */
export function rowHeading(
  [x, y]: Spot,
  { label, token }: { readonly label: string; readonly token: TokenName },
  theme: ChartTheme,
): Shape[] {
  const swatch = theme.size(8)
  return [
    rect([x, y - swatch / 2], [swatch, swatch], { fill: theme.colour(token) }),
    text([x + theme.size(13), y], label, theme.type(11, 650, 'ink2')),
  ]
}
