/** A colour as three shares of light, and how opaque it is. */
export interface Paint {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

const NAMES: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }

/** A colour as our drawings write it; null: nothing is painted, or it refers to something. */
export function paintOf(text: string | undefined): Paint | null {
  if (text === undefined || text === 'none' || text === 'transparent' || text.startsWith('url(')) return null
  const written = NAMES[text] ?? text
  const digits = /^#([\da-f]{3,8})$/i.exec(written)?.[1]
  if (digits !== undefined) {
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
    const [r = 0, g = 0, b = 0, a = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    return { rgb: [r / 255, g / 255, b / 255], alpha: a / 255 }
  }
  const [r, g, b, a = 1] = (/^rgba?\(([^)]*)\)$/.exec(written)?.[1] ?? '').split(/[\s,/]+/).map(Number)
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b)) return null
  return { rgb: [r / 255, g / 255, b / 255], alpha: a }
}
