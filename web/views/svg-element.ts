import type { SvgNode } from '#charts/drawing/svg-node.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** An SVG element of the page. Built part by part: nothing in it is ever read as markup. */
export function svgElement({ tag, attributes, children }: SvgNode): SVGElement {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xmlns') element.setAttribute(name, String(value))
  }
  element.append(...children.map((child) => (typeof child === 'string' ? child : svgElement(child))))
  return element
}
