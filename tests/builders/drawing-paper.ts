import { shapesOf } from '#charts/picture/drawing.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Layer } from '#charts/picture/picture.ts'

/** A shape as a test looks at it. */
export interface DrawnShape {
  readonly type: string
  readonly x?: number
  readonly y?: number
  readonly shape?: Readonly<Record<string, unknown>>
  readonly style?: Readonly<Record<string, unknown>>
}

/**
 * The shapes that a layer draws for its marks on paper where x is ten pixels a unit and y a pixel a unit,
 * upwards from 0: the value 40 at position 2 lies at (20, -40).
 */
export function drawnOnPaper(layer: Layer | undefined): readonly (readonly DrawnShape[])[] {
  if (!layer) return []
  const theme = chartThemeOf({ width: 900, height: 500, mode: 'light', fontScale: 1 })
  const plot = {
    theme,
    x: (value: number) => value * 10,
    y: (value: number) => -value,
    at: (x: number, y: number) => [x * 10, -y] as const,
  }
  return layer
    .draw(plot)
    .map((drawing) => shapesOf(drawing).map((shape) => ({ ...shape, style: { ...shape.style } })))
}
