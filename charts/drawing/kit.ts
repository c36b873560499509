/** The parts of the chart library that figures use; its types cost nothing at run time. */
export type ChartLibrary = typeof import('./chart-library.ts')

/** What a figure is drawn with: a page fetches it when it first needs it, a server has it on its disk. */
export interface DrawingKit {
  library(): Promise<ChartLibrary>
  /** Makes the boundaries of a map known to the library, by the name that an option has for it. */
  loadMap(name: string): Promise<unknown>
}
