import { createElement, type FunctionComponent, type SVGProps } from 'react'

/** What an icon takes: everything of a drawing, and its looks. `size`: its side in pixels; `stroke`: the width of its lines. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> {
  readonly size?: number
  readonly stroke?: number
}

/** The drawing of an icon on a square of 24: lines, and what is filled. */
export interface IconDrawing {
  readonly lines: readonly string[]
  readonly filled: readonly string[]
}

/** A component that draws an icon in the colour of the text around it. */
export function iconOf({ lines, filled }: IconDrawing): FunctionComponent<IconProps> {
  const parts = [
    ...lines.map((d) => createElement('path', { key: d, d })),
    ...filled.map((d) => createElement('path', { key: `f${d}`, d, fill: 'currentColor', stroke: 'none' })),
  ]
  return ({ size = 24, stroke = 2, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: stroke,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      parts,
    )
}
