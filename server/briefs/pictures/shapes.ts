import { type SvgNode, svgNode, writtenSvg } from '#charts/drawing/svg-node.ts'
import { tokens } from '#charts/tokens.ts'

/** The colours of paper: those of the light appearance. */
export const COLOURS = tokens.light

/** A point of a drawing, in its pixels. */
export type Spot = readonly [x: number, y: number]

export function line([x1, y1]: Spot, [x2, y2]: Spot, stroke: string, width = 1, dashes?: string): SvgNode {
  return svgNode('line', { x1, y1, x2, y2, stroke, 'stroke-width': width, 'stroke-dasharray': dashes })
}

export function polyline(spots: readonly Spot[], stroke: string, width = 1.5, dashes?: string): SvgNode {
  const points = spots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return svgNode('polyline', {
    points,
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    fill: 'none',
  })
}

/** A mark of a class of sources, as the product draws it: survey round, estimate diamond, routine square; hollow or filled. */
export function mark(
  [x, y]: Spot,
  form: 'Survey' | 'Estimate' | 'Routine',
  isHollow = false,
  reach = 4,
): SvgNode {
  const colour = COLOURS[form === 'Survey' ? 'survey' : form === 'Estimate' ? 'estimate' : 'routine']
  const style = { fill: isHollow ? '#fff' : colour, stroke: colour, 'stroke-width': 1.3 }
  if (form === 'Survey') return svgNode('circle', { cx: x, cy: y, r: reach, ...style })
  const out = form === 'Estimate' ? reach * 1.25 : reach * 0.9
  const spots: Spot[] =
    form === 'Estimate'
      ? [
          [x, y - out],
          [x + out, y],
          [x, y + out],
          [x - out, y],
        ]
      : [
          [x - out, y - out],
          [x + out, y - out],
          [x + out, y + out],
          [x - out, y + out],
        ]
  return polygon(spots, style.fill, style.stroke, 1.3)
}

export function polygon(spots: readonly Spot[], fill: string, stroke = 'none', width = 1): SvgNode {
  const points = spots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return svgNode('polygon', { points, fill, stroke, 'stroke-width': width })
}

/** A triangle that stands on a spot; `isDown` hangs from it. */
export function triangle([x, y]: Spot, isDown: boolean, isHollow: boolean, reach = 4): SvgNode {
  const up = isDown ? -1 : 1
  const spots: Spot[] = [
    [x, y],
    [x - reach, y + up * reach * 1.7],
    [x + reach, y + up * reach * 1.7],
  ]
  return polygon(spots, isHollow ? '#fff' : COLOURS.ink3, COLOURS.ink3, 1)
}

export type Anchor = 'start' | 'middle' | 'end'

export function label(
  [x, y]: Spot,
  words: string,
  anchor: Anchor,
  options: { fill?: string; size?: number; bold?: boolean } = {},
): SvgNode {
  const { fill = COLOURS.ink, size = 11, bold = false } = options
  return svgNode(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      'font-family': 'Inter Variable, Inter, sans-serif',
      'text-anchor': anchor,
      'font-weight': bold ? 650 : undefined,
    },
    [words],
  )
}

export function drawing(width: number, height: number, children: readonly SvgNode[]): string {
  return writtenSvg(
    svgNode(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
      children,
    ),
  )
}
