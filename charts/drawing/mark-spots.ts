import type { Mark } from '#charts/figure.ts'
import { plotIn } from '#charts/plot/coordinates.ts'
import type { Picture } from '#charts/picture/picture.ts'

/** A mark's place on the plot, in pixels of the plot. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where each mark stands in the picture; null when it is not in it. */
export function markSpots(
  { plots, layers, theme }: Picture,
  marks: readonly Mark[],
): readonly (Spot | null)[] {
  return marks.map(({ seriesIndex, dataIndex }) => {
    const layer = layers[seriesIndex]
    const place = layer?.places[dataIndex]
    const area = layer && plots[layer.plot]
    if (!place || !area) return null
    const [x, y] = plotIn(area, theme).at(...place)
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null
  })
}
