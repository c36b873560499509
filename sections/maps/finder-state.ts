import {
  addressCodec,
  type AddressCodec,
  type Parameter,
  type StateOf,
} from '#domain/address/address-codec.ts'
import { id } from '#domain/address/parameters.ts'
import type { Position } from '#domain/location/nearest.ts'
import { parseId, setText } from '#domain/view/address-parts.ts'

/** The origin of distances in the address. The position of the reader is never in it. */
export type OriginWish =
  | { readonly kind: 'place'; readonly id: number }
  | { readonly kind: 'facility'; readonly id: number }
  | { readonly kind: 'point'; readonly at: Position }

/** Any words; none by default. */
function words(name: string): Parameter<string> {
  return {
    read: (query) => query.get(name) ?? '',
    write: (query, value) => setText(query, name, value === '' ? null : value),
  }
}

/** `place.27`, `facility.4711` or `8.5321,11.8003`: longitude and latitude, to about ten metres. Null: nothing. */
function origin(name: string): Parameter<OriginWish | null> {
  return {
    read: (query) => {
      const written = query.get(name) ?? ''
      const [, kind, number = null] = /^(place|facility)\.(\d+)$/.exec(written) ?? []
      const named = parseId(number)
      if (named !== undefined) return { kind: kind === 'place' ? 'place' : 'facility', id: named }
      const [, east, north] = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)$/.exec(written) ?? []
      if (east === undefined || north === undefined) return null
      const at = [Number(east), Number(north)] as const
      return Math.abs(at[0]) <= 180 && Math.abs(at[1]) <= 90 ? { kind: 'point', at } : null
    },
    write: (query, value) => setText(query, name, value && writtenOrigin(value)),
  }
}

function writtenOrigin(wish: OriginWish): string {
  if (wish.kind !== 'point') return `${wish.kind}.${wish.id}`
  return wish.at.map((degrees) => String(Number(degrees.toFixed(4)))).join(',')
}

/** The parameters of a finder; on a page that has more than a finder with a word before each name. */
const parametersOf = (before: string) => ({
  name: words(`${before}name`),
  type: words(`${before}type`),
  level: words(`${before}care`),
  ownership: words(`${before}owner`),
  state: id(`${before}state`),
  lga: id(`${before}lga`),
  /** The origin of distances; null: the list is not by distance. */
  from: origin(`${before}from`),
  /** The page of the list, from 1; null: the first. */
  page: id(`${before}page`),
  /** The facility whose facts are shown. */
  facility: id(`${before}facility`),
})

/** The search for facilities: its filter, its origin, and the shown details. */
export type FinderState = StateOf<ReturnType<typeof parametersOf>>

/** That of the page of all facilities. */
export const FINDER_STATE: AddressCodec<FinderState> = addressCodec(parametersOf(''))

const onMaps = addressCodec(parametersOf('found_'))

/** That of the list below a map. */
export const finderParameter: Parameter<FinderState> = { read: onMaps.parse, write: onMaps.write }

/** A finder that is asked for nothing. */
export const EVERY_FACILITY: FinderState = FINDER_STATE.parse(new URLSearchParams())
