import { asPublished } from '#domain/observation/as-published.ts'
import { formatValue } from '#domain/number/format.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { RegionShape } from '#charts/figure.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { MapRegion } from './model.ts'

/** Height of a line of a label as a multiple of its font size. */
export const LABEL_LINE = 1.2

interface LabelRoom {
  readonly shape: RegionShape | undefined
  /** Pixels a degree. */
  readonly scale: number
  /** In pixels. */
  readonly fontSize: number
}

/**
 * What is written inside a region: name and value where both fit, the value alone, or nothing. A region without a figure
 * carries its name where it fits.
 */
export function regionLabel(
  { place, point }: MapRegion,
  indicator: Indicator,
  { shape, scale, fontSize }: LabelRoom,
): string | null {
  if (!shape) return null
  const fits = (lines: readonly string[]) =>
    lines.every((words) => textWidth(words, fontSize) <= roomFor(lines.length)) &&
    lines.length * fontSize * LABEL_LINE <= shape.height * scale * tolerance(lines.length)
  // The room is for a label of two lines; one line may be wider where the region is.
  const roomFor = (lines: number) => shape.width * scale * tolerance(lines)
  const name = place.name.replace(/ LGA$/, '')
  if (!point) return fits([name]) ? name : null
  const value = formatValue(point.value, asPublished(point, indicator))
  if (fits([name, value])) return `${name}\n${value}`
  return fits([value]) ? value : null
}

/** A single line may reach a little over the rectangle, whose shape is that of two lines. */
function tolerance(lines: number): number {
  return lines === 1 ? 1.2 : 1.08
}
