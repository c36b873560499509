import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFaceOf } from '#charts/drawing/sheet-svg.ts'
import type { RegionShape } from '#charts/figure.ts'
import { mapShapes, type Topology } from '#charts/map/boundaries.ts'
import { boundaryFileOf } from '#charts/selection/map-name.ts'
import { PROJECT } from '#server/platform/project-folder.ts'

const BOUNDARIES = join(PROJECT, 'datasets/boundaries')
/** The product's type for pages and pictures. */
export const FONT = join(PROJECT, 'charts/fonts/inter.woff2')
/** The same as outlines, in two weights. */
export const OUTLINE_FILES = [
  join(PROJECT, 'charts/fonts/inter-400.ttf'),
  join(PROJECT, 'charts/fonts/inter-650.ttf'),
] as const

const maps = new Map<string, Promise<ReadonlyMap<number, RegionShape>>>()

/** The shapes of the regions of a map. */
export function loadMap(name: string): Promise<ReadonlyMap<number, RegionShape>> {
  const known = maps.get(name)
  if (known) return known
  const loading = readMap(name)
  maps.set(name, loading)
  return loading
}

async function readMap(name: string): Promise<ReadonlyMap<number, RegionShape>> {
  const file = join(BOUNDARIES, `${boundaryFileOf(name)}.topo.json`)
  const topology: Topology = JSON.parse(await readFile(file, 'utf8'))
  return mapShapes(name, topology)
}

/** The product's type, to be brought along inside a picture. */
export async function readFontFace(): Promise<string> {
  return fontFaceOf(`data:font/woff2;base64,${(await readFile(FONT)).toString('base64')}`)
}

/** The outlines of the product's type, to be embedded in documents. */
export async function readOutlines(): Promise<{ readonly regular: Uint8Array; readonly bold: Uint8Array }> {
  const [regular, bold] = await Promise.all([readFile(OUTLINE_FILES[0]), readFile(OUTLINE_FILES[1])])
  return { regular, bold }
}
