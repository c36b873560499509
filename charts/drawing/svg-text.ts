import { xmlText } from '#domain/rich-text/xml-text.ts'

/** Text for the inside of an SVG element or attribute. */
export function escapeXml(text: string): string {
  return xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export interface TextBlock {
  readonly x: number
  /** Baseline of the first line. */
  readonly y: number
  readonly size: number
  readonly weight: number
  readonly fill: string
  readonly lineHeight: number
  readonly anchor?: 'start' | 'end'
}

/** Lines of text as SVG. */
export function svgText(lines: readonly string[], block: TextBlock): string {
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${block.x}" y="${block.y + index * block.lineHeight}">${escapeXml(line)}</tspan>`,
  )
  const anchor = block.anchor ?? 'start'
  return `<text font-size="${block.size}" font-weight="${block.weight}" fill="${block.fill}" text-anchor="${anchor}">${spans.join('')}</text>`
}
