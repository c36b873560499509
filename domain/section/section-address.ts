import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import {
  flag,
  idList,
  oneOf,
  parseId,
  setIds,
  setNumber,
  setSwitch,
  setText,
} from '#domain/view/address-parts.ts'
import { DEFAULT_DISPLAY, type Display, type Wanted } from './choice.ts'

/**
 * The state of a declared section in the query string; `writeSectionAddress` is the way back.
 *
 * `year`, `indicator`, `datasource` and `location` of links made by earlier versions are understood.
 * Whatever is malformed counts as not said; the resolver then finds a choice that has data.
 */
export function parseSectionAddress(query: URLSearchParams): Wanted {
  return {
    indicator: parseId(query.get('indicator')) ?? null,
    source: parseId(query.get('datasource')) ?? null,
    location: parseId(query.get('location')) ?? null,
    period: parsePeriod(query.get('period') ?? query.get('year') ?? ''),
    related: idList(query, 'related'),
    display: {
      national: flag(query, 'nt') ?? DEFAULT_DISPLAY.national,
      sdg: flag(query, 'sdg') ?? DEFAULT_DISPLAY.sdg,
      parts: flag(query, 'numden') ?? DEFAULT_DISPLAY.parts,
      intervals: flag(query, 'intervals') ?? DEFAULT_DISPLAY.intervals,
      intervalSource: parseId(query.get('interval_source')) ?? null,
      trend: oneOf(query.get('trend'), ['line', 'column'] as const) ?? DEFAULT_DISPLAY.trend,
      distribution:
        oneOf(query.get('distribution'), ['bars', 'map'] as const) ?? DEFAULT_DISPLAY.distribution,
      regions: oneOf(query.get('regions'), ['states', 'zones'] as const) ?? DEFAULT_DISPLAY.regions,
      hidden: idList(query, 'hidden'),
      reference: parseId(query.get('reference')) ?? null,
    },
  }
}

/**
 * Writes a state into a query: what equals the default is deleted, parameters of others stay. Names of earlier versions
 * (`year`) are replaced by ours.
 */
export function writeSectionAddress(query: URLSearchParams, wanted: Wanted): void {
  query.delete('year')
  setNumber(query, 'indicator', wanted.indicator)
  setNumber(query, 'datasource', wanted.source)
  setNumber(query, 'location', wanted.location)
  setText(query, 'period', wanted.period === null ? null : isoPeriod(wanted.period))
  setIds(query, 'related', wanted.related)
  writeDisplay(query, wanted.display)
}

function writeDisplay(query: URLSearchParams, display: Display): void {
  setSwitch(query, 'nt', display.national, DEFAULT_DISPLAY.national)
  setSwitch(query, 'sdg', display.sdg, DEFAULT_DISPLAY.sdg)
  setSwitch(query, 'numden', display.parts, DEFAULT_DISPLAY.parts)
  setSwitch(query, 'intervals', display.intervals, DEFAULT_DISPLAY.intervals)
  setNumber(query, 'interval_source', display.intervalSource)
  setText(query, 'trend', display.trend === DEFAULT_DISPLAY.trend ? null : display.trend)
  setText(
    query,
    'distribution',
    display.distribution === DEFAULT_DISPLAY.distribution ? null : display.distribution,
  )
  setText(query, 'regions', display.regions === DEFAULT_DISPLAY.regions ? null : display.regions)
  setIds(query, 'hidden', display.hidden)
  setNumber(query, 'reference', display.reference)
}
