import type { ChartLibrary } from '#charts/drawing/kit.ts'

let loaded: Promise<ChartLibrary> | null = null

/** The chart library, loaded once. A load that failed is tried again by the next call. */
export function loadChartLibrary(): Promise<ChartLibrary> {
  loaded ??= import('#charts/drawing/chart-library.ts').catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}
