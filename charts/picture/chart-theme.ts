import type { Surface } from '#charts/picture/surface.ts'
import { type TokenName, tokens } from '#charts/tokens.ts'

/** Surfaces below this width, at the medium font size, are narrow. */
const NARROW = 480

/** A surface with its colours and type at hand. */
export interface ChartTheme {
  readonly width: number
  readonly height: number
  /** Too narrow for the type in use: only what matters most is labelled, markers are smaller. */
  readonly narrow: boolean
  /** Colour of a token in the surface's appearance. */
  colour(name: TokenName): string
  /** Pixels of a size given at the medium font size. */
  size(pixels: number): number
  /** CSS font of a size given at the medium font size. */
  font(pixels: number, weight?: number): string
  /** A style of text of a size given at the medium font size. */
  type(pixels: number, weight?: number, ink?: TokenName): { readonly font: string; readonly fill: string }
}

export function chartThemeOf(surface: Surface): ChartTheme {
  const palette = tokens[surface.mode]
  const size = (pixels: number) => pixels * surface.fontScale
  const font = (pixels: number, weight = 400) => `${weight} ${size(pixels)}px ${palette['font-family']}`
  return {
    width: surface.width,
    height: surface.height,
    narrow: surface.width / surface.fontScale < NARROW,
    colour: (name) => palette[name],
    size,
    font,
    type: (pixels, weight, ink = 'ink') => ({ font: font(pixels, weight), fill: palette[ink] }),
  }
}
