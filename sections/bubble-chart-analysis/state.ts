import {
  flag,
  idList,
  list,
  parseId,
  setIds,
  setNumber,
  setSwitch,
  setText,
} from '#domain/view/address-parts.ts'
import { LOG_AXES, type LogAxis } from '#domain/view/log-axis.ts'
import { parseShared, type SharedWanted, writeShared } from '#domain/choice/shared-address.ts'

/** The state of Bubble Chart Analysis. The shared indicator and source lie upwards; null lets the data decide. */
export interface BubbleWanted extends SharedWanted {
  /** Indicator that lies sideways, with its source. */
  readonly x: number | null
  readonly xSource: number | null
  /** Indicator whose figures are the areas; `none`: all bubbles have one size. */
  readonly size: number | 'none' | null
  readonly sizeSource: number | null
  readonly log: readonly LogAxis[]
  /** Zones shown alone; empty: all. */
  readonly zones: readonly number[]
  /** States that are labelled and followed through the years. */
  readonly trails: readonly number[]
  readonly medians: boolean
  readonly national: boolean
  readonly sdg: boolean
}

/** Reads the state of Bubble Chart Analysis; `writeBubbleAddress` is the way back. What is malformed is not said. */
export function parseBubbleAddress(query: URLSearchParams): BubbleWanted {
  const log = list(query, 'log')
  return {
    ...parseShared(query),
    x: parseId(query.get('x')) ?? null,
    xSource: parseId(query.get('x_source')) ?? null,
    size: query.get('size') === 'none' ? 'none' : (parseId(query.get('size')) ?? null),
    sizeSource: parseId(query.get('size_source')) ?? null,
    log: LOG_AXES.filter((axis) => log.includes(axis)),
    zones: idList(query, 'zones'),
    trails: idList(query, 'trails'),
    medians: flag(query, 'medians') ?? true,
    national: flag(query, 'bubble_nt') ?? false,
    sdg: flag(query, 'bubble_sdg') ?? false,
  }
}

/** Writes the state into a query: what equals the default is deleted, parameters of other sections stay. */
export function writeBubbleAddress(query: URLSearchParams, wanted: BubbleWanted): void {
  writeShared(query, wanted)
  setNumber(query, 'x', wanted.x)
  setNumber(query, 'x_source', wanted.xSource)
  setText(query, 'size', wanted.size === null ? null : String(wanted.size))
  setNumber(query, 'size_source', wanted.sizeSource)
  setText(query, 'log', wanted.log.length === 0 ? null : wanted.log.join(','))
  setIds(query, 'zones', wanted.zones)
  setIds(query, 'trails', wanted.trails)
  setSwitch(query, 'medians', wanted.medians, true)
  setSwitch(query, 'bubble_nt', wanted.national, false)
  setSwitch(query, 'bubble_sdg', wanted.sdg, false)
}
