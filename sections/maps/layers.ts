import type { Parameter } from '#domain/address/address-codec.ts'
import { list, setText } from '#domain/view/address-parts.ts'

/** The layers of a map, the uppermost first. */
export const MAP_LAYERS = [
  'names',
  'distance',
  'facilities',
  'circles',
  'states',
  'borders',
  'regions',
] as const

export type MapLayerName = (typeof MAP_LAYERS)[number]

/** One layer of a map as a reader wants it. */
export interface MapLayer {
  readonly name: MapLayerName
  readonly isShown: boolean
  /** Percent. */
  readonly opacity: number
}

/** All layers as they are at first. */
export const STANDARD_LAYERS: readonly MapLayer[] = MAP_LAYERS.map((name) => ({
  ...{ name, isShown: true, opacity: 100 },
}))

/** The uppermost first: `facilities.60,-borders,regions`. A hyphen hides a layer; those that are not named come last. */
export const layersParameter: Parameter<readonly MapLayer[]> = {
  read: (query) => {
    const named = list(query, 'layers').flatMap((written) => {
      const [, hidden, word, percent = '100'] = /^(-?)([a-z]+)(?:\.(\d{1,3}))?$/.exec(written) ?? []
      const name = MAP_LAYERS.find((one) => one === word)
      return name ? [{ name, isShown: hidden === '', opacity: Math.min(100, Number(percent)) }] : []
    })
    const first = named.filter((one, at) => named.findIndex(({ name }) => name === one.name) === at)
    const others = STANDARD_LAYERS.filter(({ name }) => !first.some((one) => one.name === name))
    return [...first, ...others]
  },
  write: (query, layers) => {
    const written = layers.map(writtenLayer).join(',')
    setText(query, 'layers', written === STANDARD_LAYERS.map(writtenLayer).join(',') ? null : written)
  },
}

function writtenLayer({ name, isShown, opacity }: MapLayer): string {
  return `${isShown ? '' : '-'}${name}${opacity === 100 ? '' : `.${opacity}`}`
}

/** The layers with one of them over its neighbour, or under it. */
export function reordered(
  layers: readonly MapLayer[],
  name: MapLayerName,
  neighbour: MapLayerName,
): readonly MapLayer[] {
  const swapped = (one: MapLayer) => {
    const other = one.name === name ? neighbour : one.name === neighbour ? name : one.name
    return layers.find((layer) => layer.name === other) ?? one
  }
  return layers.map(swapped)
}
