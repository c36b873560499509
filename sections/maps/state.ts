import { addressCodec, type Parameter, type StateOf } from '#domain/address/address-codec.ts'
import { toggle, word } from '#domain/address/parameters.ts'
import { mapOptions } from '#charts/map/view.ts'
import { CLASS_WAYS } from '#charts/map/class-limits.ts'
import { isoPeriod, parsePeriod, type PeriodCode } from '#domain/period/period.ts'
import { FIGURE_PARAMETERS } from '#sections/figure-section/state.ts'
import { finderParameter } from './finder-state.ts'
import { layersParameter } from './layers.ts'
import { list, parseId, setText } from '#domain/view/address-parts.ts'

/** Limits between classes, ascending; malformed ones are left out. */
const limits: Parameter<readonly number[]> = {
  read: (query) =>
    list(query, 'limits')
      .map(Number)
      .filter(Number.isFinite)
      .toSorted((a, b) => a - b),
  write: (query, values) => setText(query, 'limits', values.length === 0 ? null : values.join(',')),
}

/** A further map beside the first, of the same place. */
export interface BesideMap {
  readonly indicator: number
  /** null: as for the indicator by itself. */
  readonly source: number | null
  readonly period: PeriodCode | null
}

/** Maps beside the first. */
export const MOST_BESIDE = 2

/** Indicator, source and period of each with dots between them: `18.7.2021,18`. Malformed ones are left out. */
const beside: Parameter<readonly BesideMap[]> = {
  read: (query) => readMaps(query, 'beside').slice(0, MOST_BESIDE),
  write: (query, maps) => setText(query, 'beside', maps.length === 0 ? null : maps.map(writtenMap).join(',')),
}

function readMaps(query: URLSearchParams, name: string): BesideMap[] {
  return list(query, name).flatMap((written) => {
    const [first = '', second = '', third = ''] = written.split('.')
    const indicator = parseId(first)
    if (indicator === undefined) return []
    return [{ indicator, source: parseId(second) ?? null, period: parsePeriod(third) }]
  })
}

function writtenMap({ indicator, source, period }: BesideMap): string {
  return [indicator, source ?? '', period === null ? '' : isoPeriod(period)].join('.').replace(/\.+$/, '')
}

/** A second indicator in the first map, written as a map beside it. */
const pair: Parameter<BesideMap | null> = {
  read: (query) => readMaps(query, 'pair')[0] ?? null,
  write: (query, map) => setText(query, 'pair', map === null ? null : writtenMap(map)),
}

/** The state of the maps. */
const PARAMETERS = {
  ...FIGURE_PARAMETERS,
  /** How the classes are made; `own`: between the limits. */
  classes: word('classes', CLASS_WAYS, 'round'),
  limits,
  /** Counts by colours or by circles; figures that are no counts have colours. */
  look: word('look', mapOptions.look.words, 'classes'),
  /** Public health facilities over the regions, and a list of them. */
  facilities: toggle('facilities', false),
  /** The filter of the search for them. */
  finder: finderParameter,
  /** A player of the periods, with the same classes in all of them. */
  through: toggle('through', false),
  beside,
  pair,
  /** The layers of the maps, their order, and their transparency. */
  layers: layersParameter,
  /** The second map lies over the first, and a line between them can be moved. */
  swipe: toggle('swipe', false),
}

export type MapsState = StateOf<typeof PARAMETERS>

export const MAPS_STATE = addressCodec(PARAMETERS)
