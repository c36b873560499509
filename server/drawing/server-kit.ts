import { readFile } from 'node:fs/promises'
import * as library from '#charts/drawing/chart-library.ts'
import { registerBoundaries } from '#charts/drawing/map-library.ts'
import type { DrawingKit } from '#charts/drawing/kit.ts'
import { fontFaceOf } from '#charts/drawing/sheet-svg.ts'
import type { RegionShape } from '#charts/figure.ts'
import type { Topology } from '#charts/map/boundaries.ts'
import { boundaryFileOf } from '#charts/map/map-name.ts'

const BOUNDARIES = new URL('../../datasets/boundaries/', import.meta.url)
const FONT = new URL('../../charts/fonts/inter.woff2', import.meta.url)

const maps = new Map<string, Promise<ReadonlyMap<number, RegionShape>>>()

/** Makes the boundaries of a map known to the chart library; answers where labels fit in its regions. */
export function loadMap(name: string): Promise<ReadonlyMap<number, RegionShape>> {
  const known = maps.get(name)
  if (known) return known
  const loading = readMap(name)
  maps.set(name, loading)
  return loading
}

async function readMap(name: string): Promise<ReadonlyMap<number, RegionShape>> {
  const file = new URL(`${boundaryFileOf(name)}.topo.json`, BOUNDARIES)
  const topology: Topology = JSON.parse(await readFile(file, 'utf8'))
  return registerBoundaries(name, topology)
}

/** What the server draws figures with: everything is on its disk. */
export const serverKit: DrawingKit = { library: async () => library, loadMap }

/** The product's type, to be brought along inside a picture. */
export async function readFontFace(): Promise<string> {
  return fontFaceOf(`data:font/woff2;base64,${(await readFile(FONT)).toString('base64')}`)
}
