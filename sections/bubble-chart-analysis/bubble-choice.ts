import { noSourceOf } from '#domain/frame/none.ts'
import type { Coverage } from '#domain/choice/coverage.ts'
import { moves } from '#domain/choice/moves.ts'
import { filled, type Slot } from '#domain/choice/slot.ts'
import { nearestYear } from '#domain/observation/nearest-year.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { fittingPopulations } from '#domain/statistics/fitting-population.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { BubbleState } from './state.ts'
import { type BubbleAxis, type BubbleFrame, bubbleFrames, frameAt } from '#domain/bubble/bubble-frames.ts'

/** The part of a dashboard in a bubble chart, before any figure is loaded. */
export interface BubbleOffer {
  readonly reference: ReferenceData
  readonly coverage: Coverage
  readonly indicators: readonly number[]
  /** Indicators and source that the dashboard begins with. */
  readonly defaults: readonly number[]
  readonly initialSource: number | null
}

/** Reads that part from the dashboard. */
export function bubbleOffer({ dashboard, catalogue }: SectionRequest<unknown>): BubbleOffer {
  return {
    reference: catalogue.reference,
    coverage: catalogue.coverage,
    indicators: dashboard.indicators,
    defaults: dashboard.default_indicators,
    initialSource: dashboard.initial_datasource,
  }
}

/** Indicators of the axes and the areas. */
export interface BubbleIndicators {
  readonly x: number
  readonly y: number
  readonly size: number | null
}

const STATE_LEVEL = 4

/** True when some source has figures of the indicator by state. */
export function hasStates(indicator: number, coverage: Coverage): boolean {
  return [...(coverage.get(indicator)?.values() ?? [])].some((mask) => (mask & STATE_LEVEL) !== 0)
}

/**
 * The indicators to draw: those wanted where some source has them by state; else upwards the dashboard's first, sideways one
 * that is related to it, and as area the whole population where a source counts it. Null when fewer than two can be drawn.
 */
export function bubbleIndicators(wanted: BubbleState, offer: BubbleOffer): BubbleIndicators | null {
  const { reference, coverage, indicators, defaults } = offer
  const has = (id: number) => reference.indicators.has(id) && hasStates(id, coverage)
  const y = filled({ asked: [wanted.indicator, ...defaults], among: indicators, has })
  if (y === null) return null
  const near = byId(reference.indicators, y).related
  const isOther = (id: number) => has(id) && id !== y
  const x = filled({ asked: [wanted.x, ...near, ...defaults], among: indicators, has: isOther })
  if (x === null) return null
  const { size } = wanted
  if (size === 'none') return { x, y, size: null }
  return { x, y, size: filled({ asked: [size], among: populationsOf(reference), has }) }
}

/** The counts of the whole population. */
function populationsOf({ indicators }: ReferenceData): readonly number[] {
  const [first] = indicators.values()
  const everybody = first && { ...first, denominator: 'Total population' }
  return everybody ? fittingPopulations(everybody, indicators.values()).map(({ id }) => id) : []
}

/** The axes with their sources, the frames, and the frame that is shown. */
export interface BubbleChoice {
  readonly x: BubbleAxis
  readonly y: BubbleAxis
  readonly size: BubbleAxis | null
  readonly frames: readonly BubbleFrame[]
  /** Undefined when no period has both figures. */
  readonly frame: BubbleFrame | undefined
  readonly moved: readonly Value[]
}

/** The ground on which the axes are resolved; `table` holds the three indicators. */
export interface BubbleFigures {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicators: BubbleIndicators
  readonly initialSource: number | null
}

/**
 * Sources of the axes: the wanted one where it has figures by state. Else upwards the dashboard's own or the one with most
 * periods; sideways and for areas the one that meets most periods of the upright axis, the same source first of equals.
 */
export function resolveBubble(wanted: BubbleState, figures: BubbleFigures): BubbleChoice {
  const { table, reference, indicators, initialSource } = figures
  const years = (indicator: number) => stateYears(table, reference, indicator)
  const [yearsX, yearsY] = [years(indicators.x), years(indicators.y)]
  const y =
    filled({
      asked: [wanted.source, initialSource],
      among: [...yearsY.keys()],
      prefers: [(source) => yearsY.get(source)?.length ?? 0, newestIn(yearsY)],
    }) ?? 0
  const target = yearsY.get(y) ?? []
  const x = filled(besideSlot(wanted.xSource, yearsX, { target, like: y })) ?? 0
  const sizeId = indicators.size
  const both = [...new Set([...target, ...(yearsX.get(x) ?? [])])]
  const sizeSource =
    sizeId === null ? null : filled(besideSlot(wanted.sizeSource, years(sizeId), { target: both, like: y }))
  const axes = {
    x: { indicator: indicators.x, source: x },
    y: { indicator: indicators.y, source: y },
    size: sizeId === null || sizeSource === null ? null : { indicator: sizeId, source: sizeSource },
  }
  const frames = bubbleFrames({ table, reference, ...axes })
  const frame = frameAt(frames, wanted.period)
  return { ...axes, frames, frame, moved: moved(wanted, { y: axes.y, frame }, reference) }
}

type SourceYears = ReadonlyMap<number, readonly number[]>

/** The source of an axis beside the upright one: it meets most of its years, the same source first of equals. */
function besideSlot(
  asked: number | null,
  years: SourceYears,
  { target, like }: { readonly target: readonly number[]; readonly like: number },
): Slot<number> {
  const meets = (source: number) =>
    target.filter((year) => nearestYear(years.get(source) ?? [], year) !== null).length
  const prefers = [meets, (source: number) => Number(source === like), newestIn(years)]
  return { asked: [asked], among: [...years.keys()], prefers }
}

function newestIn(years: SourceYears) {
  return (source: number): number => Math.max(...(years.get(source) ?? []))
}

/** Source → years in which it has figures of an indicator by state. */
export function stateYears(
  table: ObservationTable,
  reference: ReferenceData,
  indicator: number,
): Map<number, number[]> {
  const states = new Set(locationsAt(reference, 3).map(({ id }) => id))
  const found = new Map<number, Set<number>>()
  for (let row = 0; row < table.length; row += 1) {
    if (table.indicator[row] !== indicator || !states.has(table.location[row] ?? 0)) continue
    const source = table.source[row] ?? 0
    const own = found.get(source) ?? new Set<number>()
    found.set(source, own.add(periodYear(table.period[row] ?? 0)))
  }
  return new Map([...found].map(([source, own]) => [source, [...own]]))
}

function moved(
  wanted: BubbleState,
  { y, frame }: Pick<BubbleChoice, 'y' | 'frame'>,
  reference: ReferenceData,
): Value[] {
  const shown = { ...y, period: frame?.period ?? null }
  const lacks = {
    indicator: (of: Value) => message('lacks.states-of', { of, none: noSourceOf(reference) }),
    source: (source: Value) =>
      message('lacks.by-state', { source, of: indicatorName(byId(reference.indicators, y.indicator)) }),
    period: (of: Value) => message('lacks.both', { of }),
  }
  return moves(wanted, shown, { reference, lacks }).map(({ sentence }) => sentence)
}
