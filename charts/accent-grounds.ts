import type { AccentGround, AccentGrounds } from '#domain/front/accent.ts'
import { plainColour, type Rgb } from '#domain/colour/colour.ts'
import { type Mode, type TokenName, tokens } from './tokens.ts'

/** The tokens that say something about data, of which an accent has to be told apart: classes of sources, and standings. */
const SAYING = [
  'survey',
  'routine',
  'estimate',
  'above',
  'on',
  'below',
] as const satisfies readonly TokenName[]

/** The grounds on and beside which an accent stands in this design. */
export const accentGrounds: AccentGrounds = { light: ground('light'), dark: ground('dark') }

function ground(mode: Mode): AccentGround {
  return {
    canvas: colourOf(mode, 'canvas'),
    bar: colourOf(mode, 'subtle'),
    onAccent: colourOf(mode, 'accent-text'),
    data: SAYING.map((name) => ({ name, colour: colourOf(mode, name) })),
  }
}

function colourOf(mode: Mode, name: TokenName): Rgb {
  return plainColour(tokens[mode][name])
}
