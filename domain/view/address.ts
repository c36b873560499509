import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { flag, idList, list, oneOf, parseId } from './address-parts.ts'
import {
  COMPARE_BY,
  CORRELATION_METHODS,
  FIGURE_KINDS,
  FIGURE_SHAPES,
  LOG_AXES,
  PLACE_ORDERS,
  type View,
  type ViewOptions,
} from './view.ts'

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
  setKnown(query, 'nt', options.national)
  setKnown(query, 'sdg', options.sdg)
  setKnown(query, 'numden', options.parts)
  setKnown(query, 'intervals', options.intervals)
  if (options.intervalSource !== undefined) query.set('interval_source', String(options.intervalSource))
  setKnown(query, 'alone', options.alone)
  if (options.hidden && options.hidden.length > 0) setList(query, 'hidden', options.hidden)
  if (options.reference !== undefined) query.set('reference', String(options.reference))
  if (options.regions) query.set('regions', options.regions)
  if (options.breaks) setList(query, 'breaks', options.breaks)
  if (options.compareBy) query.set('compare_by', options.compareBy)
  if (options.order) query.set('order', options.order)
  if (options.dimension !== undefined) query.set('dimension', options.dimension)
  if (options.method) query.set('method', options.method)
  if (options.adjust) query.set('adjust', options.adjust)
  if (options.fit) query.set('fit', options.fit)
  if (options.pair) setList(query, 'pair', options.pair)
  if (options.log) setList(query, 'log', options.log)
  setKnown(query, 'medians', options.medians)
  if (options.horizon !== undefined) query.set('horizon', String(options.horizon))
  if (options.model !== undefined) query.set('model', options.model)
  if (options.trails) setList(query, 'trails', options.trails)
  return query.toString()
}

/** The view in a query string, or null when it names no known kind of figure. */
export function parseView(text: string): View | null {
  const query = new URLSearchParams(text)
  const kind = FIGURE_KINDS.find((name) => name === query.get('kind'))
  if (!kind) return null
  return {
    kind,
    indicators: idList(query, 'indicator'),
    sources: idList(query, 'datasource'),
    locations: idList(query, 'location'),
    periods: list(query, 'period').flatMap((entry) => {
      const code = parsePeriod(entry)
      return code === null ? [] : [isoPeriod(code)]
    }),
    options: parseOptions(query),
  }
}

function parseOptions(query: URLSearchParams): ViewOptions {
  const shape = oneOf(query.get('shape'), FIGURE_SHAPES)
  const regions = oneOf(query.get('regions'), ['zones', 'states', 'lgas'] as const)
  const national = flag(query, 'nt')
  const sdg = flag(query, 'sdg')
  const parts = flag(query, 'numden')
  const intervals = flag(query, 'intervals')
  const intervalSource = parseId(query.get('interval_source'))
  const alone = flag(query, 'alone')
  const hidden = idList(query, 'hidden')
  const reference = parseId(query.get('reference'))
  return {
    ...(shape && { shape }),
    ...(national !== undefined && { national }),
    ...(sdg !== undefined && { sdg }),
    ...(parts !== undefined && { parts }),
    ...(intervals !== undefined && { intervals }),
    ...(intervalSource !== undefined && { intervalSource }),
    ...(alone !== undefined && { alone }),
    ...(hidden.length > 0 && { hidden }),
    ...(reference !== undefined && { reference }),
    ...(regions && { regions }),
    ...parseAnalysis(query),
    ...parseAssociation(query),
  }
}

function parseAnalysis(query: URLSearchParams): ViewOptions {
  const breaks = numbers(query, 'breaks')
  const compareBy = oneOf(query.get('compare_by'), COMPARE_BY)
  const order = oneOf(query.get('order'), PLACE_ORDERS)
  const dimension = word(query.get('dimension'))
  const horizon = parseId(query.get('horizon'))
  const model = word(query.get('model'))
  const trails = idList(query, 'trails')
  return {
    ...(breaks.length > 0 && { breaks }),
    ...(compareBy && { compareBy }),
    ...(order && { order }),
    ...(dimension !== undefined && { dimension }),
    ...(horizon !== undefined && { horizon }),
    ...(model !== undefined && { model }),
    ...(trails.length > 0 && { trails }),
  }
}

/** Choices of correlations and bubble charts. */
function parseAssociation(query: URLSearchParams): ViewOptions {
  const method = oneOf(query.get('method'), CORRELATION_METHODS)
  const adjust = oneOf(query.get('adjust'), ['holm'] as const)
  const fit = oneOf(query.get('fit'), ['theil-sen'] as const)
  const pair = idList(query, 'pair')
  const log = LOG_AXES.filter((axis) => list(query, 'log').includes(axis))
  const medians = flag(query, 'medians')
  return {
    ...(method && { method }),
    ...(adjust && { adjust }),
    ...(fit && { fit }),
    ...(pair.length > 0 && { pair }),
    ...(log.length > 0 && { log }),
    ...(medians !== undefined && { medians }),
  }
}

/** A name as the data and the methods use them: letters, digits and hyphens. */
function word(text: string | null): string | undefined {
  return text !== null && /^[a-z][a-z0-9_-]{0,40}$/i.test(text) ? text : undefined
}

function numbers(query: URLSearchParams, name: string): number[] {
  return list(query, name)
    .map(Number)
    .filter((number) => Number.isFinite(number))
}

function setList(query: URLSearchParams, name: string, values: readonly (number | string)[]): void {
  if (values.length > 0) query.set(name, values.join(','))
}

function setKnown(query: URLSearchParams, name: string, value: boolean | undefined): void {
  if (value !== undefined) query.set(name, value ? '1' : '0')
}
