import type { SvgNode } from '#charts/drawing/svg-node.ts'
import { svgNode } from '#charts/drawing/svg-node.ts'
import type { RegionShape } from '#charts/figure.ts'
import { mapName } from '#charts/map/map-name.ts'
import type { Brief } from '#domain/brief/brief.ts'
import { loadMap } from '#server/drawing/server-files.ts'
import { COLOURS, drawing, label } from './shapes.ts'

/** The maps of a brief. */
export interface BriefMaps {
  /** The nation with the place marked. */
  readonly place: string
  /** The parts of the place, those to look at by their numbers; null where none are named. */
  readonly parts: string | null
}

const [SMALL, LARGE] = [170, 250]

/** Both maps of a place. */
export async function briefMaps({ place, parts, facts }: Brief): Promise<BriefMaps> {
  const states = await loadMap('nigeria-states')
  const zones = await loadMap('nigeria-zones')
  const zone = zones.get(facts.zone?.id ?? place.id)
  const own = states.get(place.id)
  const ground = [...states.values()].map((shape) => ({
    shape,
    fill: place.level === 1 ? COLOURS.ink3 : '#E6EAE7',
  }))
  const marked = [
    ...(zone ? [{ shape: zone, fill: own ? '#B9C2BC' : COLOURS.ink }] : []),
    ...(own ? [{ shape: own, fill: COLOURS.ink }] : []),
  ]
  const nation = drawn([...ground, ...marked], SMALL, [])
  if (!parts) return { place: nation, parts: null }
  const nationId = place.level === 2 ? null : place
  const shapes = await loadMap(parts.level === 4 ? mapName(place, 4) : mapName(nationId ?? place, 3))
  const inside = new Set(parts.columns.flatMap(({ points }) => points.map(({ location }) => location)))
  const numbers = new Map(parts.parts.map((part, index) => [part.place.id, index + 1]))
  const regions = [...shapes]
    .filter(([id]) => inside.has(id))
    .map(([id, shape]) => ({ shape, fill: numbers.has(id) ? '#5F6A63' : '#E6EAE7' }))
  const named = [...numbers].flatMap(([id, number]) => {
    const shape = shapes.get(id)
    return shape ? [{ shape, words: `${number}` }] : []
  })
  return { place: nation, parts: drawn(regions, LARGE, named) }
}

interface Region {
  readonly shape: RegionShape
  readonly fill: string
}

/** A degree of longitude beside one of latitude in the middle of the country. */
const NARROWER = Math.cos((9 * Math.PI) / 180)

function drawn(
  regions: readonly Region[],
  size: number,
  named: readonly { readonly shape: RegionShape; readonly words: string }[],
): string {
  const bounds = regions.map(({ shape }) => shape.bounds)
  const [west, south] = [0, 1].map((side) => Math.min(...bounds.map((bound) => bound[side] ?? 0)))
  const [east, north] = [2, 3].map((side) => Math.max(...bounds.map((bound) => bound[side] ?? 0)))
  const wide = ((east ?? 0) - (west ?? 0)) * NARROWER
  const high = (north ?? 0) - (south ?? 0)
  const scale = size / Math.max(wide, high)
  const x = (longitude: number) => 1 + (longitude - (west ?? 0)) * NARROWER * scale
  const y = (latitude: number) => 1 + ((north ?? 0) - latitude) * scale
  const paths: SvgNode[] = regions.map(({ shape, fill }) =>
    svgNode('path', {
      d: shape.rings.map((ring) => pathOf(ring, x, y)).join(''),
      fill,
      stroke: '#fff',
      'stroke-width': 0.7,
      'fill-rule': 'evenodd',
    }),
  )
  const marks = named.flatMap(({ shape, words }) => {
    const [cx, cy] = [x(shape.centre[0]), y(shape.centre[1])]
    return [
      svgNode('circle', { cx, cy, r: 8, fill: '#fff', stroke: COLOURS.ink, 'stroke-width': 1.2 }),
      label([cx, cy + 4], words, 'middle', { bold: true }),
    ]
  })
  return drawing(Math.ceil(wide * scale) + 2, Math.ceil(high * scale) + 2, [...paths, ...marks])
}

/** A ring to half a pixel: what lies nearer to the corner before is left out. */
function pathOf(
  ring: RegionShape['rings'][number],
  x: (longitude: number) => number,
  y: (latitude: number) => number,
): string {
  const corners: string[] = []
  let [lastX, lastY] = [Number.NaN, Number.NaN]
  for (const [longitude, latitude] of ring) {
    const [px, py] = [x(longitude), y(latitude)]
    if (Math.hypot(px - lastX, py - lastY) < 0.5) continue
    corners.push(`${px.toFixed(1)} ${py.toFixed(1)}`)
    ;[lastX, lastY] = [px, py]
  }
  return corners.length < 3 ? '' : `M${corners.join('L')}Z`
}
