import type { DrawingKit } from '#charts/drawing/kit.ts'
import { loadBoundaries } from './boundaries.ts'
import { loadChartLibrary } from './chart-library-loader.ts'

/** What a page draws figures with: fetched when it is first needed. */
export const pageKit: DrawingKit = { library: loadChartLibrary, loadMap: loadBoundaries }
