import type { ChartTheme } from '#charts/plot/chart-theme.ts'

/** The pattern of regions without a figure: diagonal lines on the page's ground. */
export function hatch(theme: ChartTheme) {
  const size = 6
  const path = `M-1,1 l2,-2 M0,${size} l${size},-${size} M${size - 1},${size + 1} l2,-2`
  return {
    svgWidth: size,
    svgHeight: size,
    svgElement: {
      tag: 'g',
      key: 'hatch',
      attrs: {},
      children: [
        { tag: 'rect', key: 'ground', attrs: { width: size, height: size, fill: theme.colour('canvas') } },
        { tag: 'path', key: 'lines', attrs: { d: path, stroke: theme.colour('control'), 'stroke-width': 1 } },
      ],
    },
  }
}
