/** The chart library as loaded; its types cost nothing at run time. */
export type ChartLibrary = typeof import('./chart-library.ts')

let loaded: Promise<ChartLibrary> | null = null

/**
 * The chart library, loaded once. It comes with the product's font in place, because labels are measured when they are
 * laid out. A load that failed is tried again by the next call.
 */
export function loadChartLibrary(): Promise<ChartLibrary> {
  loaded ??= Promise.all([import('./chart-library.ts'), fontReady()]).then(
    ([library]) => library,
    (error: unknown) => {
      loaded = null
      throw error
    },
  )
  return loaded
}

/** Without its font the figure is drawn in the system's; that is no reason to show nothing. */
function fontReady(): Promise<unknown> {
  const weights = ['400', '680'].map((weight) => document.fonts.load(`${weight} 12px "Inter Variable"`))
  return Promise.all(weights).catch(() => null)
}
