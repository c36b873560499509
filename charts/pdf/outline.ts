import { number, short } from './attributes.ts'
import { pathSteps, type PathStep } from './path.ts'
import type { ReadElement } from './read-svg.ts'

/** As wide or high as the drawing: what lies outside of the page is not seen. */
const FAR = 10_000

/** The outline of an element; empty for one that has none. */
export function outline({ name, attributes }: ReadElement): readonly PathStep[] {
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

/** The steps of an outline as a document writes them. */
export function operators(steps: readonly PathStep[]): string {
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
export function boxOf(steps: readonly PathStep[]): readonly number[] {
  const points = steps.flatMap((step) => (step.step === 'h' ? [] : [step.to]))
  if (points.length === 0) return []
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
