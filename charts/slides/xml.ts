import { escapeXml } from '#charts/drawing/svg-text.ts'
import { emu, TYPEFACE } from './measures.ts'

export const NAMESPACES = {
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  p: 'http://schemas.openxmlformats.org/presentationml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
} as const

/** The declarations of namespaces by their prefixes. */
export function declared(...prefixes: readonly (keyof typeof NAMESPACES)[]): string {
  return prefixes.map((prefix) => `xmlns:${prefix}="${NAMESPACES[prefix]}"`).join(' ')
}

/** A part of the file, with its first line. */
export function xmlPart(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`
}

/** One relationship of a part: where it leads, by which name and of which kind. */
export interface Relationship {
  readonly id: string
  /** The last word of its type. */
  readonly type: string
  readonly target: string
  readonly isOutside?: boolean
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The relationships of a part, as a part of their own. */
export function relationshipsPart(all: readonly Relationship[]): string {
  const each = all.map(({ id, type, target, isOutside = false }) => {
    const kind =
      type === 'core-properties'
        ? `${PACKAGE}/relationships/metadata/core-properties`
        : `${NAMESPACES.r}/${type}`
    return `<Relationship Id="${id}" Type="${kind}" Target="${escapeXml(target)}"${isOutside ? ' TargetMode="External"' : ''}/>`
  })
  return xmlPart(`<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`)
}

/** A colour of the design as the file writes it. */
export function fill(colour: string): string {
  return `<a:solidFill><a:srgbClr val="${colour.replace('#', '').toUpperCase()}"/></a:solidFill>`
}

/** How letters look; sizes in points. */
export interface Letters {
  readonly size: number
  readonly colour: string
  readonly isBold?: boolean
}

/** The properties of letters, under the name that the place asks for. */
export function letters(
  name: 'a:rPr' | 'a:defRPr' | 'a:endParaRPr',
  { size, colour, isBold = false }: Letters,
  inside = '',
): string {
  const type = `<a:latin typeface="${TYPEFACE}"/><a:cs typeface="${TYPEFACE}"/>`
  const language = name === 'a:defRPr' ? '' : ' dirty="0"'
  return `<${name} sz="${Math.round(size * 100)}" b="${isBold ? 1 : 0}"${language}>${fill(colour)}${type}${inside}</${name}>`
}

/** Words in one look. */
export function run(text: string, look: Letters, inside = ''): string {
  return `<a:r>${letters('a:rPr', look, inside)}<a:t>${escapeXml(text)}</a:t></a:r>`
}

/** A place on a slide, in inches. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where something stands and how large it is. */
export function transform(prefix: 'a' | 'p', { x, y, width, height }: Box): string {
  return `<${prefix}:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></${prefix}:xfrm>`
}
