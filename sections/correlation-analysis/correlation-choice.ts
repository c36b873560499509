import type { Coverage } from '#domain/choice/coverage.ts'
import { moves } from '#domain/choice/moves.ts'
import { filled, type Slot } from '#domain/choice/slot.ts'
import { MOST_CORRELATED } from '#domain/correlation-study/question.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, sourceName } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { CorrelationState } from './state.ts'

/** The part of a dashboard in a correlation, before any figure is loaded. */
export interface CorrelationOffer {
  readonly reference: ReferenceData
  readonly coverage: Coverage
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  /** Indicators and source that the dashboard begins with. */
  readonly defaults: readonly number[]
  readonly initialSource: number | null
}

/** Reads that part from the dashboard. */
export function correlationOffer({ dashboard, catalogue }: SectionRequest<unknown>): CorrelationOffer {
  return {
    reference: catalogue.reference,
    coverage: catalogue.coverage,
    indicators: dashboard.indicators,
    sources: dashboard.data_sources,
    defaults: dashboard.default_indicators,
    initialSource: dashboard.initial_datasource,
  }
}

export interface CorrelationChoice {
  /** At most twenty, all with figures in the source. */
  readonly indicators: readonly number[]
  readonly source: number | null
  /** Requests that could not be met, one sentence each. */
  readonly moved: readonly Value[]
}

/** A matrix of that many indicators can be read at first sight. */
const FIRST_INDICATORS = 8
const STATE_LEVEL = 4
const ANY_LEVEL = 7

/** True when the source has figures of the indicator where they are needed: for states, or anywhere over periods. */
export function canBePaired(
  indicator: number,
  source: number,
  over: CorrelationState['over'],
  coverage: Coverage,
): boolean {
  const mask = coverage.get(indicator)?.get(source) ?? 0
  return (mask & (over === 'states' ? STATE_LEVEL : ANY_LEVEL)) !== 0
}

/**
 * Source and indicators to correlate. A source needs two of the dashboard's indicators; one without gives way to the
 * dashboard's own, then to the one with most. Indicators: those the reader chose, else the carried one, the dashboard's
 * first ones, and further ones of the same programme areas.
 */
export function resolveCorrelation(
  wanted: Pick<CorrelationState, 'indicators' | 'indicator' | 'source' | 'over'>,
  offer: CorrelationOffer,
): CorrelationChoice {
  const { reference } = offer
  const source = filled(sourceSlot(wanted, offer))
  if (source === null) return { indicators: [], source, moved: [] }
  const { over } = wanted
  const shown = sourceName(byId(reference.sources, source))
  const lacks = { source: (asked: Value) => message('lacks.two', { source: asked, over }) }
  const movedSource = moves({ source: wanted.source }, { source }, { reference, lacks })
  const fits = (id: number) => canBePaired(id, source, over, offer.coverage)
  const named = wanted.indicators ?? (wanted.indicator === null ? [] : [wanted.indicator])
  const absent = named.filter((id) => !fits(id) && reference.indicators.has(id))
  const names = absent.map((id) => byId(reference.indicators, id).shortName)
  const left = { source: shown, indicators: listOf(names, 'or'), over }
  const moved = [
    ...movedSource.map(({ sentence }) => sentence),
    ...(names.length === 0 ? [] : [message('correlation-section.indicator-absent', left)]),
  ]
  if (wanted.indicators === null) {
    return { indicators: firstIndicators(wanted.indicator, offer, fits), source, moved }
  }
  const indicators = wanted.indicators.filter(fits).slice(0, MOST_CORRELATED)
  return { indicators, source, moved }
}

/** A source of two indicators at least: the one asked for, the dashboard's own, the one with most. */
function sourceSlot(
  wanted: Pick<CorrelationState, 'source' | 'over' | 'indicators'>,
  offer: CorrelationOffer,
): Slot<number> {
  const among = wanted.indicators && wanted.indicators.length > 1 ? wanted.indicators : offer.indicators
  const count = (source: number) =>
    among.filter((id) => canBePaired(id, source, wanted.over, offer.coverage)).length
  return {
    asked: [wanted.source, offer.initialSource],
    among: offer.sources,
    has: (id) => offer.reference.sources.has(id) && count(id) > 1,
    prefers: [count],
  }
}

/** The carried indicator and the dashboard's first ones, filled up with others of their programme areas in turn. */
function firstIndicators(
  carried: number | null,
  { reference, indicators, defaults }: CorrelationOffer,
  fits: (id: number) => boolean,
): number[] {
  const offered = indicators.filter((id) => fits(id) && reference.indicators.has(id))
  const start = [carried, ...defaults].flatMap((id) => (id !== null && offered.includes(id) ? [id] : []))
  const areaOf = (id: number) => byId(reference.indicators, id).programArea
  const areas = [...new Set(start.map(areaOf))]
  const lists = areas.map((area) => offered.filter((id) => areaOf(id) === area && !start.includes(id)))
  const turns = Array.from({ length: FIRST_INDICATORS }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  )
  const chosen = [...new Set([...start, ...turns.flat(), ...offered])].slice(0, FIRST_INDICATORS)
  return chosen.toSorted((a, b) => orderOf(areaOf(a), areas) - orderOf(areaOf(b), areas))
}

/** Areas in the order in which they first came, unknown ones last. */
function orderOf(area: string, areas: readonly string[]): number {
  const at = areas.indexOf(area)
  return at < 0 ? areas.length : at
}
