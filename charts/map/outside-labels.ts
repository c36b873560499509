import type { RegionShape } from '#charts/figure.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import { LABEL_LINE, type WriteValue } from './labels.ts'
import type { MapModel } from './model.ts'
import { isWithin, outlineOf } from './outline.ts'

/** How many of the largest regions are named whatever their size. */
const LARGEST = 3

/** A label beside a region that is too small for one, by the middle of its line: longitude, and the latitude of the border. */
export interface OutsideLabel {
  readonly words: string
  readonly at: readonly [number, number]
  /** Below the border, else above. */
  readonly isBelow: boolean
}

interface Room {
  readonly shapes: ReadonlyMap<number, RegionShape>
  /** Pixels a degree. */
  readonly scale: number
  readonly fontSize: number
  readonly write: WriteValue
  /** Whether a region has a label of its own, inside. */
  readonly isLabelled: (place: number) => boolean
}

/**
 * Names and totals of the largest regions that are too small for a label inside: of people, births or doses the largest is looked
 * for first. They stand outside the country, below or above their region; nothing where other regions lie there.
 */
export function outsideLabels({ regions, selection }: MapModel, room: Room): readonly OutsideLabel[] {
  if (!isTotalled(selection.indicator)) return []
  return regions
    .toSorted((a, b) => (b.point?.value ?? 0) - (a.point?.value ?? 0))
    .slice(0, LARGEST)
    .filter(({ place, point }) => point && !room.isLabelled(place.id))
    .flatMap(({ place, point }) => {
      const shape = room.shapes.get(place.id)
      if (!shape || !point) return []
      const words = `${place.name} ${room.write(point)}`
      const [west, south, east, north] = shape.bounds
      const middle = (west + east) / 2
      const spots = [
        { words, at: [middle, south], isBelow: true },
        { words, at: [middle, north], isBelow: false },
      ] as const
      return spots.find((spot) => isFree(spot, room)) ?? []
    })
}

/** Where a label is held against the regions around it: parts of its width from the middle, and of its height from the border. */
const ACROSS = [-0.5, -0.25, 0, 0.25, 0.5]
const ALONG = [0.25, 0.75]

/** Whether no region lies below the label. */
function isFree({ words, at: [x, y], isBelow }: OutsideLabel, { shapes, scale, fontSize }: Room): boolean {
  const width = textWidth(words, fontSize) / scale
  const height = ((isBelow ? -1 : 1) * fontSize * LABEL_LINE) / scale
  return [...shapes.values()].every(({ bounds: [west, , east], rings }) => {
    if (east < x - width / 2 || west > x + width / 2) return true
    const outline = outlineOf(rings)
    return ACROSS.every((across) =>
      ALONG.every((along) => !isWithin(outline, x + across * width, y + along * height)),
    )
  })
}
