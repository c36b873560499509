import { escapeXml } from './svg-text.ts'

/** An SVG element as a value: a server writes it down, a page builds it, and both show the same. */
export interface SvgNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly (SvgNode | string)[]
}

/** An element; attributes without a value are left out. */
export function svgNode(
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  children: readonly (SvgNode | string)[] = [],
): SvgNode {
  const known: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) known[name] = typeof value === 'number' ? shortPixels(value) : value
  }
  return { tag, attributes: known, children }
}

/** The element and what is in it as text, with every name and value escaped. */
export function writtenSvg({ tag, attributes, children }: SvgNode): string {
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : writtenSvg(child)))
  return inside.length === 0
    ? `<${tag}${said.join('')}/>`
    : `<${tag}${said.join('')}>${inside.join('')}</${tag}>`
}

/** No sheet is larger. Numbers far beyond it are what programs that draw break over. */
const FARTHEST = 100_000

/** Pixels to a hundredth: finer is not seen and makes files larger. What overflowed stands at the edge of all sheets. */
export function shortPixels(pixels: number): number {
  if (Number.isNaN(pixels)) return 0
  return Math.round(Math.max(-FARTHEST, Math.min(FARTHEST, pixels)) * 100) / 100
}
