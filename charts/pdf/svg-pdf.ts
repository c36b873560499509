import { dashes, handedDown, idIn, type InheritedAttributes, number, short, weightOf } from './attributes.ts'
import { paintOf } from './colour.ts'
import { type AboutDocument, pdfFile } from './document.ts'
import { readFont } from './font.ts'
import { type Matrix, transformOf } from './matrix.ts'
import { boxOf, operators, outline } from './outline.ts'
import type { PathStep } from './path.ts'
import { readSvg, type ReadElement } from './read-svg.ts'
import { UsedFont } from './used-font.ts'

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
  const type = [new UsedFont('R', readFont(files.regular)), new UsedFont('B', readFont(files.bold))] as const
  const pages = drawings.map((drawing) => new Drawing(readSvg(drawing), type).page())
  return pdfFile(pages, type, about)
}

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
  readonly #root: ReadElement
  readonly #type: readonly [UsedFont, UsedFont]
  readonly #byId = new Map<string, ReadElement>()
  readonly #opacities = new Map<string, readonly [number, number]>()
  readonly #out: string[] = []
  readonly #tags: string[] = []

  constructor(root: ReadElement, type: readonly [UsedFont, UsedFont]) {
    this.#root = root
    this.#type = type
    this.#note(root)
  }

  page() {
    const width = number(this.#root.attributes.width) * POINTS
    const height = number(this.#root.attributes.height) * POINTS
    // Documents count from the bottom of the page upwards.
    this.#map([POINTS, 0, 0, -POINTS, 0, height])
    const inherited = handedDown({ fill: '#000000' }, this.#root)
    for (const child of this.#root.children) this.#marked(child, inherited)
    return { width, height, content: this.#out.join('\n'), opacities: this.#opacities, tags: this.#tags }
  }

  /** A part of the page with what it is to readers aloud; the rest is there to be seen only. */
  #marked(node: ReadElement, inherited: InheritedAttributes): void {
    const tag = node.attributes['data-tag']
    this.#out.push(tag ? `/${tag} <</MCID ${this.#tags.length}>> BDC` : '/Artifact BMC')
    if (tag) this.#tags.push(tag)
    this.#draw(node, inherited, 1)
    this.#out.push('EMC')
  }

  #note(node: ReadElement): void {
    if (node.attributes.id) this.#byId.set(node.attributes.id, node)
    for (const child of node.children) this.#note(child)
  }

  #map(matrix: Matrix): void {
    this.#out.push(`${matrix.map(short).join(' ')} cm`)
  }

  #inside(node: ReadElement, inherited: InheritedAttributes, opacity: number): void {
    for (const child of node.children) this.#draw(child, inherited, opacity)
  }

  #draw(node: ReadElement, above: InheritedAttributes, opacityAbove: number): void {
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
  #nested({ attributes }: ReadElement): void {
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

  #reuse({ attributes }: ReadElement, inherited: InheritedAttributes, opacity: number): void {
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

  #shape(
    node: ReadElement,
    steps: readonly PathStep[],
    inherited: InheritedAttributes,
    opacity: number,
  ): void {
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
  #hatched(pattern: ReadElement, node: ReadElement, steps: readonly PathStep[]): void {
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

  #text(node: ReadElement, inherited: InheritedAttributes, opacity: number): void {
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
    inherited: InheritedAttributes,
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
    // The halo of letters, by which they are read over lines, is painted before them.
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
