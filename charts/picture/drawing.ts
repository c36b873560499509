/** A place on the surface in pixels, from its left and its top. */
export type Spot = readonly [x: number, y: number]

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number]

export interface Stroke {
  readonly stroke: string
  readonly lineWidth?: number
  readonly lineDash?: readonly number[]
  readonly opacity?: number
}

/** Diagonal lines on a ground, or dots of their colour, as the fill of a shape. */
export interface Hatch {
  readonly ground: string
  readonly lines: string
  readonly dotted?: true
}

export interface Fill {
  readonly fill: string
  readonly fillOpacity?: number
  readonly opacity?: number
  readonly stroke?: string
  readonly lineWidth?: number
  readonly lineDash?: readonly number[]
}

/** The fill of an area, which may be hatched. */
export type AreaFill = Omit<Fill, 'fill'> & { readonly fill: string | Hatch }

export interface TextStyle {
  readonly font: string
  readonly fill: string
  readonly align?: 'left' | 'center' | 'right'
  /** Colour of a rim around the letters, so that they read on lines. */
  readonly halo?: string
  /** Turned by a quarter, to be read from below. */
  readonly upright?: boolean
}

/** A shape in pixels of the surface. */
export type Shape =
  | {
      readonly type: 'rect'
      readonly shape: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>
      readonly style: Fill
    }
  | {
      readonly type: 'line'
      readonly shape: Readonly<Record<'x1' | 'y1' | 'x2' | 'y2', number>>
      readonly style: Stroke
    }
  | {
      readonly type: 'polyline'
      readonly shape: { readonly points: readonly Spot[] }
      readonly style: Stroke
    }
  | { readonly type: 'polygon'; readonly shape: { readonly points: readonly Spot[] }; readonly style: Fill }
  | {
      readonly type: 'rings'
      readonly shape: { readonly rings: readonly (readonly Spot[])[] }
      readonly style: AreaFill
    }
  | {
      readonly type: 'circle'
      readonly shape: Readonly<Record<'cx' | 'cy' | 'r', number>>
      readonly style: Fill
    }
  | {
      readonly type: 'text'
      readonly x: number
      readonly y: number
      readonly style: TextStyle & { readonly text: string }
    }

/** Shapes in the order in which they cover each other; what is null or false is left out. */
export type Drawing = Shape | null | false | readonly Drawing[]

/** The shapes of a drawing as a list. */
export function shapesOf(drawing: Drawing): readonly Shape[] {
  if (!drawing) return []
  return 'type' in drawing ? [drawing] : drawing.flatMap(shapesOf)
}
