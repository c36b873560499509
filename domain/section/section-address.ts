import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { flag, oneOf, parseId } from '#domain/view/address.ts'
import { DEFAULT_DISPLAY, type Display, type Wanted } from './choice.ts'

/**
 * The state of a section in the query string and back: `parseSectionAddress(serialiseSectionAddress(w))` equals w.
 *
 * `section`, `index`, `year`, `indicator`, `datasource` and `location` of links made by earlier versions are understood.
 * Whatever is malformed counts as not said; the resolver then finds a choice that has data.
 */
export function parseSectionAddress(search: string): Wanted {
  const query = new URLSearchParams(search)
  return {
    section: query.get('section') ?? query.get('index'),
    indicator: parseId(query.get('indicator')) ?? null,
    source: parseId(query.get('datasource')) ?? null,
    location: parseId(query.get('location')) ?? null,
    period: parsePeriod(query.get('period') ?? query.get('year') ?? ''),
    related: idList(query.get('related')),
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
      hidden: idList(query.get('hidden')),
      reference: parseId(query.get('reference')) ?? null,
    },
  }
}

/** The shortest query string for a state: what equals the default is left out. */
export function serialiseSectionAddress(wanted: Wanted): string {
  const query = new URLSearchParams()
  if (wanted.section !== null) query.set('section', wanted.section)
  setNumber(query, 'indicator', wanted.indicator)
  setNumber(query, 'datasource', wanted.source)
  setNumber(query, 'location', wanted.location)
  if (wanted.period !== null) query.set('period', isoPeriod(wanted.period))
  setIds(query, 'related', wanted.related)
  writeDisplay(query, wanted.display)
  return query.toString().replaceAll('%2C', ',')
}

function writeDisplay(query: URLSearchParams, display: Display): void {
  setSwitch(query, 'nt', display.national, DEFAULT_DISPLAY.national)
  setSwitch(query, 'sdg', display.sdg, DEFAULT_DISPLAY.sdg)
  setSwitch(query, 'numden', display.parts, DEFAULT_DISPLAY.parts)
  setSwitch(query, 'intervals', display.intervals, DEFAULT_DISPLAY.intervals)
  setNumber(query, 'interval_source', display.intervalSource)
  if (display.trend !== DEFAULT_DISPLAY.trend) query.set('trend', display.trend)
  if (display.distribution !== DEFAULT_DISPLAY.distribution) query.set('distribution', display.distribution)
  if (display.regions !== DEFAULT_DISPLAY.regions) query.set('regions', display.regions)
  setIds(query, 'hidden', display.hidden)
  setNumber(query, 'reference', display.reference)
}

function setNumber(query: URLSearchParams, name: string, value: number | null): void {
  if (value !== null) query.set(name, String(value))
}

function setIds(query: URLSearchParams, name: string, ids: readonly number[]): void {
  if (ids.length > 0) query.set(name, ids.join(','))
}

function setSwitch(query: URLSearchParams, name: string, value: boolean, standard: boolean): void {
  if (value !== standard) query.set(name, value ? '1' : '0')
}

function idList(text: string | null): number[] {
  return (text ?? '').split(',').flatMap((entry) => parseId(entry) ?? [])
}
