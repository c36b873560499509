import type { ReadElement } from './read-svg.ts'

/** The attributes that elements hand down to those inside them. */
export type InheritedAttributes = Readonly<Record<string, string>>

const HANDED_DOWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-opacity',
  'stroke-opacity',
  'fill-rule',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const

export function handedDown(above: InheritedAttributes, { attributes }: ReadElement): InheritedAttributes {
  const own: Record<string, string> = { ...above }
  for (const name of HANDED_DOWN) if (attributes[name] !== undefined) own[name] = attributes[name]
  return own
}

export function weightOf(text: string | undefined): number {
  return text === 'bold' ? 700 : number(text === 'normal' ? '400' : text, 400)
}

export function dashes(text: string | undefined): string {
  if (text === undefined || text === 'none') return ''
  return text
    .split(/[\s,]+/)
    .map((part) => short(number(part)))
    .join(' ')
}

export function idIn(reference: string | undefined): string {
  return /^url\(['"]?#([^'")]+)/.exec(reference ?? '')?.[1] ?? ''
}

/** The number that a text begins with. */
export function number(text: string | undefined, otherwise = 0): number {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) ? value : otherwise
}

/** Three digits after the point are a thousandth of a point. */
export function short(value: number): number {
  return Math.round(value * 1000) / 1000
}
