import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { FIGURE_KINDS, type View, type ViewOptions } from './view.ts'

/**
 * A view in a query string and back: `parseView(serialiseView(view))` equals the view.
 * Unknown or malformed parameters are left out rather than refused, so that old links keep opening.
 */
export function serialiseView(view: View): string {
  const query = new URLSearchParams()
  query.set('kind', view.kind)
  setList(query, 'indicator', view.indicators)
  setList(query, 'datasource', view.sources)
  setList(query, 'location', view.locations)
  setList(query, 'period', view.periods)
  const { options } = view
  if (options.shape) query.set('shape', options.shape)
  setSwitch(query, 'nt', options.national)
  setSwitch(query, 'sdg', options.sdg)
  setSwitch(query, 'numden', options.parts)
  setSwitch(query, 'intervals', options.intervals)
  if (options.intervalSource !== undefined) query.set('interval_source', String(options.intervalSource))
  if (options.hidden && options.hidden.length > 0) setList(query, 'hidden', options.hidden)
  if (options.reference !== undefined) query.set('reference', String(options.reference))
  if (options.regions) query.set('regions', options.regions)
  return query.toString()
}

/** The view in a query string, or null when it names no known kind of figure. */
export function parseView(text: string): View | null {
  const query = new URLSearchParams(text)
  const kind = FIGURE_KINDS.find((name) => name === query.get('kind'))
  if (!kind) return null
  return {
    kind,
    indicators: ids(query, 'indicator'),
    sources: ids(query, 'datasource'),
    locations: ids(query, 'location'),
    periods: list(query, 'period').flatMap((entry) => {
      const code = parsePeriod(entry)
      return code === null ? [] : [isoPeriod(code)]
    }),
    options: parseOptions(query),
  }
}

function parseOptions(query: URLSearchParams): ViewOptions {
  const shape = oneOf(query.get('shape'), ['line', 'column', 'bars', 'map'] as const)
  const regions = oneOf(query.get('regions'), ['zones', 'states', 'lgas'] as const)
  const national = flag(query, 'nt')
  const sdg = flag(query, 'sdg')
  const parts = flag(query, 'numden')
  const intervals = flag(query, 'intervals')
  const intervalSource = parseId(query.get('interval_source'))
  const hidden = ids(query, 'hidden')
  const reference = parseId(query.get('reference'))
  return {
    ...(shape && { shape }),
    ...(national !== undefined && { national }),
    ...(sdg !== undefined && { sdg }),
    ...(parts !== undefined && { parts }),
    ...(intervals !== undefined && { intervals }),
    ...(intervalSource !== undefined && { intervalSource }),
    ...(hidden.length > 0 && { hidden }),
    ...(reference !== undefined && { reference }),
    ...(regions && { regions }),
  }
}

/** A positive integer id in text, or undefined. */
export function parseId(text: string | null): number | undefined {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return undefined
  return Number(text)
}

/** The text itself when it is one of the allowed words, else undefined. */
export function oneOf<T extends string>(text: string | null, allowed: readonly T[]): T | undefined {
  return allowed.find((name) => name === text)
}

/** `1` and `0` of a query parameter; anything else is absent. */
export function flag(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name)
  if (text === '1') return true
  return text === '0' ? false : undefined
}

function setList(query: URLSearchParams, name: string, values: readonly (number | string)[]): void {
  if (values.length > 0) query.set(name, values.join(','))
}

function setSwitch(query: URLSearchParams, name: string, value: boolean | undefined): void {
  if (value !== undefined) query.set(name, value ? '1' : '0')
}

function list(query: URLSearchParams, name: string): string[] {
  return (query.get(name) ?? '').split(',').filter((entry) => entry !== '')
}

function ids(query: URLSearchParams, name: string): number[] {
  return list(query, name).flatMap((entry) => parseId(entry) ?? [])
}
