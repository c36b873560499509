import { asPublished } from '#domain/observation/as-published.ts'
import { formatValue } from '#domain/number/format.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Point } from '#domain/observation/point.ts'
import type { RegionShape } from '#charts/figure.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { MapRegion } from './model.ts'
import { outlineOf } from './outline.ts'
import { liesInside } from './regions.ts'

/** Height of a line of a label as a multiple of its font size. */
export const LABEL_LINE = 1.2

interface LabelRoom {
  readonly shape: RegionShape | undefined
  /** Pixels a degree. */
  readonly scale: number
  /** In pixels. */
  readonly fontSize: number
}

/** Pixels between a label and the border, both of its sides together. */
const BESIDE = 8

/** How the value of a point is written on a map. */
export type WriteValue = (point: Point) => string

/** Figures with more signs are shortened, all of a map alike. */
const LONGEST_VALUE = 6

/** In full, or shortened (`5.8M`) where one of the figures is too long for most regions. */
export function valueWriter(points: readonly Point[], indicator: Indicator): WriteValue {
  const inFull = (point: Point) => formatValue(point.value, asPublished(point, indicator))
  const isLong = points.some((point) => inFull(point).length > LONGEST_VALUE)
  return isLong ? ({ value }) => compactNumber(value) : inFull
}

/**
 * The words inside a region: name and value where both lie inside its outline, the value alone, or nothing. A region
 * without a figure carries its name where it fits.
 */
export function regionLabel(
  { place, point }: MapRegion,
  write: WriteValue,
  { shape, scale, fontSize }: LabelRoom,
): string | null {
  if (!shape) return null
  const fits = (lines: readonly string[]) => {
    const width = (Math.max(...lines.map((words) => textWidth(words, fontSize))) + BESIDE) / scale
    const height = (lines.length * fontSize * LABEL_LINE) / scale
    const hasRoom = width <= shape.width && height <= shape.height
    // The room has the shape of two lines; one line may be wider where the region is.
    return hasRoom || liesInside(outlineOf(shape.rings), shape.centre, [width, height])
  }
  const name = place.name.replace(/ LGA$/, '')
  if (!point) return fits([name]) ? name : null
  const value = write(point)
  if (fits([name, value])) return `${name}\n${value}`
  return fits([value]) ? value : null
}
