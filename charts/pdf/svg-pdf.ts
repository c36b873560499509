import { type AboutDocument, hex, pdfFile } from './document.ts'
import { paintOf } from './colour.ts'
import { type PdfFont, readFont } from './font.ts'
import { type Matrix, transformOf } from './matrix.ts'
import { pathSteps, type Step } from './path.ts'
import { readSvg, type SvgNode } from './read-svg.ts'

/** The product's type in two weights, as files of outlines (`charts/fonts/inter-400.ttf`, `inter-650.ttf`). */
export interface FontFiles {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}

/** Points of a document for each CSS pixel. */
const POINTS = 0.75
/** From this weight on, the bold outlines are taken. */
const BOLD_FROM = 550

/**
 * Drawings as a document, one a page: lines and areas stay lines and areas, text stays text that can be selected, searched
 * and read aloud. It takes the SVG that our drawings consist of (paths, boxes, circles, text, groups, clips, hatches), not
 * every SVG there is, and works with and without a browser.
 */
export async function svgPdf(
  drawings: readonly string[],
  files: FontFiles,
  about: AboutDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const type = [new Used('R', readFont(files.regular)), new Used('B', readFont(files.bold))] as const
  const pages = drawings.map((drawing) => new Drawing(readSvg(drawing), type).page())
  return pdfFile(pages, type, about)
}

/** Signs that the type lacks, by one that looks much the same; text that is copied keeps the sign. */
const LIKE: Readonly<Record<string, string>> = { '⚑': '▶' }

/** A font and what is used of it. */
class Used {
  readonly name: string
  readonly font: PdfFont
  readonly used = new Map<number, number>()

  constructor(name: string, font: PdfFont) {
    this.name = name
    this.font = font
  }

  /** The glyphs of a text, and how wide it is in thousandths of its size. */
  set(text: string): { readonly glyphs: string; readonly width: number } {
    let glyphs = ''
    let width = 0
    for (const letter of text.normalize('NFC')) {
      const code = letter.codePointAt(0) ?? 0
      const glyph = this.font.glyphOf(code) || this.font.glyphOf(LIKE[letter]?.codePointAt(0) ?? 0)
      if (glyph === 0 && code !== 0) continue
      this.used.set(glyph, code)
      glyphs += hex(glyph)
      width += this.font.widthOf(glyph)
    }
    return { glyphs, width }
  }
}

/** What elements hand down to those inside them. */
type Inherited = Readonly<Record<string, string>>

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

const NOT_DRAWN = new Set([
  'defs',
  'clipPath',
  'pattern',
  'style',
  'title',
  'desc',
  'marker',
  'mask',
  'filter',
])

/** How far below the middle of a line of this type its baseline lies, as a share of its size. */
const MIDDLE = 0.36

class Drawing {
  readonly #root: SvgNode
  readonly #type: readonly [Used, Used]
  readonly #byId = new Map<string, SvgNode>()
  readonly #opacities = new Map<string, readonly [number, number]>()
  readonly #out: string[] = []

  constructor(root: SvgNode, type: readonly [Used, Used]) {
    this.#root = root
    this.#type = type
    this.#note(root)
  }

  page() {
    const width = number(this.#root.attributes.width) * POINTS
    const height = number(this.#root.attributes.height) * POINTS
    // Documents count from the bottom of the page upwards.
    this.#map([POINTS, 0, 0, -POINTS, 0, height])
    this.#inside(this.#root, handedDown({ fill: '#000000' }, this.#root), 1)
    return { width, height, content: this.#out.join('\n'), opacities: this.#opacities }
  }

  #note(node: SvgNode): void {
    if (node.attributes.id) this.#byId.set(node.attributes.id, node)
    for (const child of node.children) this.#note(child)
  }

  #map(matrix: Matrix): void {
    this.#out.push(`${matrix.map(short).join(' ')} cm`)
  }

  #inside(node: SvgNode, inherited: Inherited, opacity: number): void {
    for (const child of node.children) this.#draw(child, inherited, opacity)
  }

  #draw(node: SvgNode, above: Inherited, opacityAbove: number): void {
    const { name, attributes } = node
    if (NOT_DRAWN.has(name) || attributes.display === 'none' || attributes.visibility === 'hidden') return
    const inherited = handedDown(above, node)
    const opacity = opacityAbove * number(attributes.opacity, 1)
    this.#out.push('q')
    if (attributes.transform) this.#map(transformOf(attributes.transform))
    this.#clip(attributes['clip-path'])
    if (name === 'svg') this.#nested(node)
    if (name === 'text') this.#text(node, inherited, opacity)
    else if (name === 'use') this.#reuse(node, inherited, opacity)
    else {
      const steps = outline(node)
      if (steps.length > 0) this.#shape(node, steps, inherited, opacity)
      this.#inside(node, inherited, opacity)
    }
    this.#out.push('Q')
  }

  /** A drawing inside the drawing: its box in the one around it, and its own units. */
  #nested({ attributes }: SvgNode): void {
    const [x, y, width, height] = [attributes.x, attributes.y, attributes.width, attributes.height].map(
      (text) => number(text),
    )
    const [vx = 0, vy = 0, vw = 0, vh = 0] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number)
    this.#map([1, 0, 0, 1, x ?? 0, y ?? 0])
    this.#out.push(`0 0 ${short(width ?? 0)} ${short(height ?? 0)} re W n`)
    if (!vw || !vh || !width || !height) return
    const scale = Math.min(width / vw, height / vh)
    this.#map([
      scale,
      0,
      0,
      scale,
      (width - vw * scale) / 2 - vx * scale,
      (height - vh * scale) / 2 - vy * scale,
    ])
  }

  #reuse({ attributes }: SvgNode, inherited: Inherited, opacity: number): void {
    const meant = this.#byId.get((attributes.href ?? attributes['xlink:href'] ?? '').replace('#', ''))
    if (!meant) return
    this.#map([1, 0, 0, 1, number(attributes.x), number(attributes.y)])
    this.#draw(meant, inherited, opacity)
  }

  #clip(reference: string | undefined): void {
    const clip = this.#byId.get(idIn(reference))
    if (!clip) return
    const steps = clip.children.flatMap((child) => outline(child))
    this.#out.push(operators(steps), 'W n')
  }

  #shape(node: SvgNode, steps: readonly Step[], inherited: Inherited, opacity: number): void {
    const hatch = this.#byId.get(idIn(inherited.fill))
    if (hatch?.name === 'pattern') this.#hatched(hatch, node, steps)
    const fill = paintOf(inherited.fill)
    const width = number(inherited['stroke-width'], 1)
    const stroke = width > 0 ? paintOf(inherited.stroke) : null
    if (!fill && !stroke) return
    this.#opacity(
      opacity * number(inherited['fill-opacity'], 1) * (fill?.alpha ?? 1),
      opacity * number(inherited['stroke-opacity'], 1) * (stroke?.alpha ?? 1),
    )
    if (fill) this.#out.push(`${fill.rgb.map(short).join(' ')} rg`)
    if (stroke) {
      this.#out.push(`${stroke.rgb.map(short).join(' ')} RG ${short(width)} w`)
      this.#out.push(
        `${CAPS[inherited['stroke-linecap'] ?? ''] ?? 0} J ${CAPS[inherited['stroke-linejoin'] ?? ''] ?? 0} j`,
      )
      this.#out.push(`[${dashes(inherited['stroke-dasharray'])}] 0 d`)
    }
    const evenOdd = inherited['fill-rule'] === 'evenodd' ? '*' : ''
    this.#out.push(operators(steps), fill && stroke ? `B${evenOdd}` : fill ? `f${evenOdd}` : 'S')
  }

  /** An area under a pattern: the pattern's lines, as often as the area needs them, cut at its edge. */
  #hatched(pattern: SvgNode, node: SvgNode, steps: readonly Step[]): void {
    const box = boxOf(steps)
    const width = number(pattern.attributes.width)
    const height = number(pattern.attributes.height)
    if (!(width > 1) || !(height > 1) || box.length === 0) return
    const [left = 0, top = 0, right = 0, bottom = 0] = box
    this.#out.push('q', operators(steps), 'W n')
    const [x0, y0] = [number(pattern.attributes.x), number(pattern.attributes.y)]
    const ground = handedDown({ fill: '#000000' }, { ...node, attributes: {} })
    for (let x = x0 + Math.floor((left - x0) / width) * width; x < right; x += width) {
      for (let y = y0 + Math.floor((top - y0) / height) * height; y < bottom; y += height) {
        this.#out.push('q')
        this.#map([1, 0, 0, 1, x, y])
        this.#out.push(`0 0 ${short(width)} ${short(height)} re W n`)
        this.#inside(pattern, ground, 1)
        this.#out.push('Q')
      }
    }
    this.#out.push('Q')
  }

  #opacity(fill: number, stroke: number): void {
    if (fill >= 1 && stroke >= 1) return
    const name = `G${Math.round(fill * 1000)}x${Math.round(stroke * 1000)}`
    this.#opacities.set(name, [short(fill), short(stroke)])
    this.#out.push(`/${name} gs`)
  }

  #text(node: SvgNode, inherited: Inherited, opacity: number): void {
    const { attributes, children } = node
    const here = { x: number(attributes.x), y: number(attributes.y) }
    if (node.text.trim() !== '') this.#line(node.text, here, inherited, opacity)
    for (const span of children.filter(({ name }) => name === 'tspan')) {
      const { x, y } = span.attributes
      this.#line(
        span.text,
        { x: number(x, here.x), y: number(y, here.y) },
        handedDown(inherited, span),
        opacity,
      )
    }
  }

  #line(
    text: string,
    { x, y }: { readonly x: number; readonly y: number },
    inherited: Inherited,
    opacity: number,
  ): void {
    const [regular, bold] = this.#type
    const font = weightOf(inherited['font-weight']) >= BOLD_FROM ? bold : regular
    const size = number(inherited['font-size'], 16)
    const { glyphs, width } = font.set(text)
    if (glyphs === '') return
    const wide = (width * size) / 1000
    const anchor = inherited['text-anchor']
    const left = x - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0)
    const middle = /^(central|middle)$/.test(inherited['dominant-baseline'] ?? '')
    const base = y + (middle ? MIDDLE * size : 0)
    const show = (mode: number) =>
      this.#out.push(
        `BT /${font.name} ${short(size)} Tf ${mode} Tr 1 0 0 -1 ${short(left)} ${short(base)} Tm <${glyphs}> Tj ET`,
      )
    const fill = paintOf(inherited.fill)
    const stroke = number(inherited['stroke-width'], 1) > 0 ? paintOf(inherited.stroke) : null
    this.#opacity(
      opacity * number(inherited['fill-opacity'], 1) * (fill?.alpha ?? 1),
      opacity * number(inherited['stroke-opacity'], 1) * (stroke?.alpha ?? 1),
    )
    // What lies around letters, so that they are read over lines, is painted before them.
    if (stroke) {
      this.#out.push(
        `${stroke.rgb.map(short).join(' ')} RG ${short(number(inherited['stroke-width'], 1))} w 1 j [] 0 d`,
      )
      show(1)
    }
    if (fill) {
      this.#out.push(`${fill.rgb.map(short).join(' ')} rg`)
      show(0)
    }
  }
}

const CAPS: Readonly<Record<string, number>> = { round: 1, square: 2, bevel: 2 }

function handedDown(above: Inherited, { attributes }: SvgNode): Inherited {
  const own: Record<string, string> = { ...above }
  for (const name of HANDED_DOWN) if (attributes[name] !== undefined) own[name] = attributes[name]
  return own
}

/** The outline of an element; empty for one that has none. */
function outline({ name, attributes }: SvgNode): readonly Step[] {
  const value = (key: string) => number(attributes[key])
  switch (name) {
    case 'path':
      return pathSteps(attributes.d ?? '')
    case 'rect': {
      const [x, y] = [value('x'), value('y')]
      const [width, height] = [attributes.width, attributes.height].map((text) =>
        text?.endsWith('%') ? FAR : number(text),
      )
      const r = Math.min(number(attributes.rx, value('ry')), (width ?? 0) / 2, (height ?? 0) / 2)
      const corner = r > 0 ? (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}` : () => ''
      const [w, h] = [(width ?? 0) - 2 * r, (height ?? 0) - 2 * r]
      return pathSteps(
        `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`,
      )
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')]
      if (rx <= 0 || ry <= 0) return []
      return pathSteps(
        `M${value('cx') - rx} ${value('cy')}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`,
      )
    }
    case 'line':
      return pathSteps(`M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`)
    case 'polyline':
    case 'polygon':
      return pathSteps(attributes.points ? `M${attributes.points}${name === 'polygon' ? 'z' : ''}` : '')
    default:
      return []
  }
}

/** As wide or high as the drawing: what lies outside of the page is not seen. */
const FAR = 10_000

function operators(steps: readonly Step[]): string {
  const at = ([x, y]: readonly [number, number]) => `${short(x)} ${short(y)}`
  return steps
    .map((step) =>
      step.step === 'h'
        ? 'h'
        : step.step === 'c'
          ? `${at(step.first)} ${at(step.second)} ${at(step.to)} c`
          : `${at(step.to)} ${step.step}`,
    )
    .join('\n')
}

/** Left, top, right, bottom of an outline; empty for none. */
function boxOf(steps: readonly Step[]): readonly number[] {
  const points = steps.flatMap((step) => (step.step === 'h' ? [] : [step.to]))
  if (points.length === 0) return []
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function weightOf(text: string | undefined): number {
  return text === 'bold' ? 700 : number(text === 'normal' ? '400' : text, 400)
}

function dashes(text: string | undefined): string {
  if (text === undefined || text === 'none') return ''
  return text
    .split(/[\s,]+/)
    .map((part) => short(number(part)))
    .join(' ')
}

function idIn(reference: string | undefined): string {
  return /^url\(['"]?#([^'")]+)/.exec(reference ?? '')?.[1] ?? ''
}

function number(text: string | undefined, otherwise = 0): number {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) ? value : otherwise
}

/** Three digits after the point are a thousandth of a point. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000
}
