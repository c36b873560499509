import type { Look } from '#charts/plot/look.ts'
import type { TokenName } from '#charts/tokens.ts'
import { type Drawn, rect, type Spot, text } from './shapes.ts'

/** The name of the rows below it, with the colour that they share. */
export function rowHeading(
  [x, y]: Spot,
  { label, token }: { readonly label: string; readonly token: TokenName },
  look: Look,
): Drawn[] {
  const swatch = look.size(8)
  return [
    rect([x, y - swatch / 2], [swatch, swatch], { fill: look.colour(token) }),
    text([x + look.size(13), y], label, look.type(11, 650, 'ink2')),
  ]
}
