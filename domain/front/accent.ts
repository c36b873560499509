import {
  colourDistance,
  colourText,
  contrast,
  mixed,
  type Oklch,
  oklchOf,
  type Rgb,
  rgbOf,
} from '#domain/colour/colour.ts'

/** The colours that an accent stands on and beside in one appearance. */
export interface AccentGround {
  /** Of the page, of the bar of controls, and of the words on the accent. */
  readonly canvas: Rgb
  readonly bar: Rgb
  readonly onAccent: Rgb
  /** The colours of data that say something: a class of sources, a standing against the target. */
  readonly data: readonly DataColour[]
}

/** A colour of data that has a meaning, by its meaning. */
export interface DataColour {
  readonly name: DataMeaning
  readonly colour: Rgb
}

/** The meaning of a colour of data: the class of a source, or where a value stands against its target. */
export type DataMeaning = 'survey' | 'routine' | 'estimate' | 'above' | 'on' | 'below'

/** Both appearances. */
export type AccentGrounds = Readonly<Record<'light' | 'dark', AccentGround>>

/** Contrast that words, and that focus rings and marks need (WCAG 2.2, 1.4.3 and 1.4.11). */
export const WORDS_NEED = 4.5
export const MARKS_NEED = 3

/** How far an accent has to be from every colour of data, in OKLab. */
export const APART = 0.08

/** Contrast to the dark page for which an accent is made lighter. */
const IN_DARK = 7

/**
 * The uses of an accent: as a text, below white words, on the bar of controls, as a ring, and made lighter.
 */
export type AccentUse = 'text' | 'button' | 'bar' | 'focus' | 'dark'

export interface AccentRatio {
  readonly use: AccentUse
  readonly ratio: number
  readonly needs: number
}

/** The findings about an accent. */
export interface AccentCheck {
  readonly ratios: readonly AccentRatio[]
  /** The colour of data that is nearest to it, and how far that is. */
  readonly nearest: { readonly name: DataMeaning; readonly distance: number }
  readonly passes: boolean
}

/**
 * An accent and the colours made from it, for one appearance. Members are the names of the style's variables.
 */
export interface AccentColours {
  readonly accent: string
  readonly 'accent-hover': string
  readonly 'accent-text': string
  readonly 'accent-soft': string
  readonly 'accent-line': string
}

/** Whether an accent can be read everywhere and is taken for no colour of data. */
export function checkAccent(accent: Rgb, grounds: AccentGrounds): AccentCheck {
  const { light, dark } = grounds
  const ratios: AccentRatio[] = [
    { use: 'text', ratio: contrast(accent, light.canvas), needs: WORDS_NEED },
    { use: 'button', ratio: contrast(light.onAccent, accent), needs: WORDS_NEED },
    { use: 'bar', ratio: contrast(accent, light.bar), needs: WORDS_NEED },
    { use: 'focus', ratio: contrast(accent, light.canvas), needs: MARKS_NEED },
    { use: 'dark', ratio: contrast(inDark(accent, dark), dark.canvas), needs: WORDS_NEED },
  ]
  const nearest = nearestData(accent, light.data)
  return {
    ratios,
    nearest,
    passes: ratios.every(({ ratio, needs }) => ratio >= needs) && nearest.distance >= APART,
  }
}

/** The colour of the same hue, no more colourful, that passes and is nearest to this one; itself where it passes. */
export function nearestAccent(accent: Rgb, { light }: AccentGrounds): Rgb {
  return nearestOfHue(accent, (colour) => {
    const onPage = Math.min(contrast(colour, light.canvas), contrast(colour, light.onAccent))
    return (
      Math.min(onPage, contrast(colour, light.bar)) >= WORDS_NEED &&
      nearestData(colour, light.data).distance >= APART
    )
  })
}

/** A ratio or a distance as it is shown, with one digit: cut, so that nothing that fails looks as if it passed. */
export function cutRatio(ratio: number): number {
  return Math.floor(ratio * 10 + 1e-9) / 10
}

/** An accent and its companions in an appearance; in the dark one it is made lighter. */
export function accentColours(accent: Rgb, mode: 'light' | 'dark', grounds: AccentGrounds): AccentColours {
  const ground = grounds[mode]
  const shown = mode === 'dark' ? inDark(accent, ground) : accent
  return {
    accent: colourText(shown),
    'accent-hover': colourText(stepped(shown, mode === 'dark' ? 0.05 : -0.07)),
    'accent-text': colourText(ground.onAccent),
    'accent-soft': colourText(softGround(shown, ground.canvas)),
    'accent-line': colourText(mixed(shown, ground.canvas, 0.32)),
  }
}

/** Words of the accent stay readable on its soft ground, which is paler where they are near the limit. */
function softGround(accent: Rgb, canvas: Rgb): Rgb {
  for (let percent = 12; percent > 0; percent--) {
    const soft = mixed(accent, canvas, percent / 100)
    if (contrast(accent, soft) >= WORDS_NEED) return soft
  }
  return canvas
}

function inDark(accent: Rgb, ground: AccentGround): Rgb {
  return nearestOfHue(
    accent,
    (colour) =>
      contrast(colour, ground.canvas) >= IN_DARK &&
      contrast(colour, ground.bar) >= WORDS_NEED &&
      contrast(colour, ground.onAccent) >= WORDS_NEED &&
      nearestData(colour, ground.data).distance >= APART,
  )
}

function stepped(colour: Rgb, step: number): Rgb {
  const { lightness, chroma, hue } = oklchOf(colour)
  for (let share = 1; share >= 0; share -= 0.1) {
    const found = rgbOf({ lightness: lightness + step, chroma: chroma * share, hue })
    if (found) return found
  }
  return colour
}

function nearestData(colour: Rgb, data: readonly DataColour[]): AccentCheck['nearest'] {
  let nearest: AccentCheck['nearest'] = { name: 'survey', distance: Number.POSITIVE_INFINITY }
  for (const { name, colour: other } of data) {
    const distance = colourDistance(colour, other)
    if (distance < nearest.distance) nearest = { name, distance }
  }
  return nearest
}

/** Steps of lightness and chroma: about one of the 256 values of a screen. */
const STEP = 1 / 250

/** The colour of one hue nearest to `from` that is good. Black and white are among those that are tried. */
function nearestOfHue(from: Rgb, isGood: (colour: Rgb) => boolean): Rgb {
  if (isGood(from)) return from
  const start = oklchOf(from)
  let best: { readonly colour: Rgb; readonly distance: number } | null = null
  for (const lightness of steps(start.lightness, 0, 1)) {
    if (best && Math.abs(lightness - start.lightness) >= best.distance) continue
    for (const chroma of steps(start.chroma, 0, start.chroma)) {
      const distance = Math.hypot(lightness - start.lightness, chroma - start.chroma)
      if (best && distance >= best.distance) break
      const colour = candidate({ lightness, chroma, hue: start.hue }, isGood)
      if (colour) best = { colour, distance }
    }
  }
  return best?.colour ?? from
}

function candidate(asked: Oklch, isGood: (colour: Rgb) => boolean): Rgb | null {
  const colour = rgbOf(asked)
  return colour && isGood(colour) ? colour : null
}

/** Values from `lowest` to `highest`, those nearest to `start` first. */
function steps(start: number, lowest: number, highest: number): number[] {
  const found = [start]
  for (let step = STEP; start - step > lowest || start + step < highest; step += STEP) {
    if (start - step >= lowest) found.push(start - step)
    if (start + step <= highest) found.push(start + step)
  }
  return [...found, lowest, highest]
}
