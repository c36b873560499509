/** Longitude and latitude. */
type Position = readonly number[]

/** Closed lines around areas, laid out for many questions about points: their edges by bands from south to north. */
export interface Outline {
  readonly south: number
  /** Degrees from one band to the next. */
  readonly step: number
  /** Four numbers an edge: longitude and latitude of its end, then of its beginning. */
  readonly bands: readonly (readonly number[])[]
}

const BANDS = 32

export function outlineOf(rings: readonly (readonly Position[])[]): Outline {
  let [south, north] = [Infinity, -Infinity]
  for (const ring of rings) {
    for (const [, y = 0] of ring) {
      south = Math.min(south, y)
      north = Math.max(north, y)
    }
  }
  const bands: number[][] = Array.from({ length: BANDS + 1 }, () => [])
  const outline = { south, step: (north - south) / BANDS || 1, bands }
  for (const ring of rings) {
    let [x2 = 0, y2 = 0] = ring.at(-1) ?? []
    for (const [x1 = 0, y1 = 0] of ring) {
      const last = bandOf(outline, Math.max(y1, y2))
      for (let band = bandOf(outline, Math.min(y1, y2)); band <= last; band++)
        bands[band]?.push(x1, y1, x2, y2)
      x2 = x1
      y2 = y1
    }
  }
  return outline
}

function bandOf({ south, step }: Outline, y: number): number {
  return Math.floor((y - south) / step)
}

/** Even-odd rule, over all lines: one inside another is a hole. Asked some 100,000 times for a map. */
export function isWithin(outline: Outline, x: number, y: number): boolean {
  const edges = outline.bands[bandOf(outline, y)] ?? []
  let within = false
  for (let at = 0; at < edges.length; at += 4) {
    const y1 = edges[at + 1] ?? 0
    const y2 = edges[at + 3] ?? 0
    if (y1 > y === y2 > y) continue
    const x1 = edges[at] ?? 0
    if (x < (((edges[at + 2] ?? 0) - x1) * (y - y1)) / (y2 - y1) + x1) within = !within
  }
  return within
}
