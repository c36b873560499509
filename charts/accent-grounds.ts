import type { AccentGround, AccentGrounds } from '#domain/front/accent.ts'
import { readColour, type Rgb } from '#domain/front/colour.ts'
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

/** What an accent stands on and beside in this design. */
export const accentGrounds: AccentGrounds = { light: ground('light'), dark: ground('dark') }

function ground(mode: Mode): AccentGround {
  return {
    canvas: colour(mode, 'canvas'),
    bar: colour(mode, 'subtle'),
    onAccent: colour(mode, 'accent-text'),
    data: SAYING.map((name) => ({ name, colour: colour(mode, name) })),
  }
}

function colour(mode: Mode, name: TokenName): Rgb {
  const found = readColour(tokens[mode][name])
  if (!found) throw new RangeError(`The token ${name} is no plain colour`)
  return found
}
