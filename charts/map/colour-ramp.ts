import { tokens, type Mode } from '#charts/tokens.ts'

type Triple = readonly [number, number, number]

/** Colours of `count` classes from low to high; other counts than five are mixed in OKLab between the five. */
export function colourRamp(mode: Mode, count: number): string[] {
  const palette = tokens[mode]
  const five = [palette['map-1'], palette['map-2'], palette['map-3'], palette['map-4'], palette['map-5']]
  if (count === 5) return five
  if (count <= 1) return [palette['map-3']]
  const lab = five.map(oklabOf)
  return Array.from({ length: count }, (_, index) => {
    const place = (index / (count - 1)) * 4
    const low = lab[Math.floor(place)]
    const high = lab[Math.ceil(place)]
    return low && high ? hexOf(mix(low, high, place % 1)) : palette['map-3']
  })
}

/** Contrast that small text needs. */
const READABLE = 4.5

/**
 * Ink that reads on a colour of the ramp: the better of the appearance's two, or black or white on the middle tones
 * of mixed ramps, where neither is enough.
 */
export function inkOn(colour: string, mode: Mode): string {
  const { 'map-ink-1': one, 'map-ink-5': five } = tokens[mode]
  const best = better(colour, one, five)
  return contrast(colour, best) >= READABLE ? best : better(colour, '#000000', '#FFFFFF')
}

function better(colour: string, a: string, b: string): string {
  return contrast(colour, a) >= contrast(colour, b) ? a : b
}

/** Contrast ratio of two colours as in WCAG 2. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linearOf(hex: string): Triple {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function oklabOf(hex: string): Triple {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hexOf([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(channelHex).join('')}`
}

function channelHex(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear))
  const share = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()
}

function mix(a: Triple, b: Triple, share: number): Triple {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}
