/** A colour of the screen: red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour as the eye orders colours (OKLab in polar form): lightness 0 to 1, chroma from 0, hue in radians. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** A colour by its lightness and two opponent axes (green to red, blue to yellow), in which the eye's distances are even. */
export type Oklab = readonly [lightness: number, a: number, b: number]

/** The colour of a text such as `#7C6AD6`; null: it is none. */
export function readColour(text: string): Rgb | null {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  if (!found) return null
  const [, red = '', green = '', blue = ''] = found
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/**
 * The colour of a text that our own design holds.
 *
 * @throws RangeError if it is none
 */
export function plainColour(text: string): Rgb {
  const found = readColour(text)
  if (!found) throw new RangeError(`${text} is no plain colour`)
  return found
}

/** A colour as it is kept and written: `#7C6AD6`. */
export function colourText(rgb: Rgb): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** How far two colours are apart for the eye: the distance in OKLab, where black and white are 1 apart. */
export function colourDistance(one: Rgb, other: Rgb): number {
  const [a, b] = [oklabOf(one), oklabOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** A colour by lightness, chroma and hue. */
export function oklchOf(rgb: Rgb): Oklch {
  const [lightness, a, b] = oklabOf(rgb)
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** The colour of the screen nearest to this one; null: no screen shows it. */
export function rgbOf({ lightness, chroma, hue }: Oklch): Rgb | null {
  const linear = linearRgbOf([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
  return linear.some((part) => part < -1e-4 || part > 1 + 1e-4) ? null : screenColour(linear)
}

/** A colour that lies `share` (0 to 1) of the way from one to the other, in even steps for the eye. */
export function between(from: Oklab, to: Oklab, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share
  return screenColour(linearRgbOf([part(0), part(1), part(2)]))
}

/** Source: as of `oklabOf`. */
function linearRgbOf([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function screenColour([red, green, blue]: Rgb): Rgb {
  return [screenPart(red), screenPart(green), screenPart(blue)]
}

/** Part `share` (0 to 1) of one colour over another, as a screen mixes them. */
export function mixed(over: Rgb, under: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(over[at] * share + under[at] * (1 - share))
  return [part(0), part(1), part(2)]
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = linearOf(rgb)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A colour of the screen in OKLab. Source: B. Ottosson, A perceptual color space for image processing (2020). */
export function oklabOf(rgb: Rgb): Oklab {
  const [red, green, blue] = linearOf(rgb)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linearOf([red, green, blue]: Rgb): Rgb {
  return [linearPart(red), linearPart(green), linearPart(blue)]
}

function linearPart(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function screenPart(linear: number): number {
  const share = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055))
}
