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
    if (value !== undefined) known[name] = typeof value === 'number' ? short(value) : value
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

/** Pixels to a hundredth: finer is not seen and makes files larger. */
export function short(pixels: number): number {
  return Math.round(pixels * 100) / 100
}
