import { nearestYear } from '#domain/observation/nearest-year.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, periodName } from '#domain/message/value.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import { fittingPopulations } from '#domain/statistics/fitting-population.ts'
import type { Asked } from '#sections/definition/section-definition.ts'
import type { BubbleState } from './state.ts'
import { type BubbleAxis, type BubbleFrame, bubbleFrames, frameAt } from '#domain/bubble/bubble-frames.ts'

/** Indicator → source → bit mask of levels with figures: national 1, zonal 2, state 4. */
type Coverage = ReadonlyMap<number, ReadonlyMap<number, number>>

/** What a dashboard brings to a bubble chart, before any figure is loaded. */
export interface BubbleOffer {
  readonly reference: ReferenceData
  readonly coverage: Coverage
  readonly indicators: readonly number[]
  /** Indicators and source that the dashboard begins with. */
  readonly defaults: readonly number[]
  readonly initialSource: number | null
}

/** What the dashboard that is asked brings. */
export function offerOf({ dashboard, catalogue }: Asked<unknown>): BubbleOffer {
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
  const fits = (id: number | null): id is number =>
    id !== null && reference.indicators.has(id) && hasStates(id, coverage)
  const y = [wanted.indicator, ...defaults, ...indicators].find(fits)
  if (y === undefined) return null
  const near = byId(reference.indicators, y).related
  const x = [wanted.x, ...near, ...defaults, ...indicators].find((id) => fits(id) && id !== y)
  if (x === undefined || x === null) return null
  return { x, y, size: sizeOf(wanted, offer, fits) }
}

function sizeOf(
  { size }: BubbleState,
  { reference }: BubbleOffer,
  fits: (id: number | null) => boolean,
): number | null {
  if (size === 'none') return null
  if (size !== null && fits(size)) return size
  const everybody = { denominator: 'Total population' }
  const [first] = [...reference.indicators.values()]
  const populations = first
    ? fittingPopulations({ ...first, ...everybody }, reference.indicators.values())
    : []
  return populations.find(({ id }) => fits(id))?.id ?? null
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

/** What the axes are resolved against; `table` holds the three indicators. */
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
  const y = sourceOf([wanted.source, initialSource], yearsY, (own) => own.length) ?? 0
  const meeting = (target: readonly number[]) => (own: readonly number[]) =>
    target.filter((year) => nearestYear(own, year) !== null).length
  const target = yearsY.get(y) ?? []
  const x = sourceOf([wanted.xSource], yearsX, meeting(target), y) ?? 0
  const sizeId = indicators.size
  const sizeSource =
    sizeId === null
      ? null
      : sourceOf(
          [wanted.sizeSource],
          years(sizeId),
          meeting([...new Set([...target, ...(yearsX.get(x) ?? [])])]),
          y,
        )
  const axes = {
    x: { indicator: indicators.x, source: x },
    y: { indicator: indicators.y, source: y },
    size: sizeId === null || sizeSource === null ? null : { indicator: sizeId, source: sizeSource },
  }
  const frames = bubbleFrames({ table, reference, ...axes })
  const frame = frameAt(frames, wanted.period)
  return { ...axes, frames, frame, moved: movedSentences(wanted, { ...axes, frame }, figures) }
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

/** The first wanted source that has years; else the best by `worth`, then `like` itself, then the newest. */
function sourceOf(
  wanted: readonly (number | null)[],
  years: ReadonlyMap<number, readonly number[]>,
  worth: (own: readonly number[]) => number,
  like?: number,
): number | null {
  const asked = wanted.find((id) => id !== null && years.has(id))
  if (asked !== undefined && asked !== null) return asked
  const [best] = [...years].toSorted(
    ([a, yearsA], [b, yearsB]) =>
      worth(yearsB) - worth(yearsA) ||
      Number(b === like) - Number(a === like) ||
      Math.max(...yearsB) - Math.max(...yearsA),
  )
  return best?.[0] ?? null
}

function movedSentences(
  wanted: BubbleState,
  { y, frame }: Pick<BubbleChoice, 'y' | 'frame'>,
  { reference, indicators }: BubbleFigures,
): Value[] {
  const sentences: Value[] = []
  const name = (id: number) => {
    const indicator = reference.indicators.get(id)
    return indicator ? indicatorName(indicator) : message('bubble-section.indicator-asked')
  }
  if (wanted.indicator !== null && wanted.indicator !== indicators.y) {
    const asked = name(wanted.indicator)
    sentences.push(message('bubble-section.indicator-moved', { asked, indicator: name(indicators.y) }))
  }
  if (wanted.source !== null && wanted.source !== y.source) {
    const asked = reference.sources.get(wanted.source)?.name ?? message('bubble-section.source-asked')
    const source = reference.sources.get(y.source)?.name ?? ''
    sentences.push(message('bubble-section.source-moved', { asked, indicator: name(y.indicator), source }))
  }
  if (wanted.period !== null && frame && frame.period !== wanted.period) {
    const source = reference.sources.get(y.source)
    const asked = periodName(wanted.period, source)
    sentences.push(
      message('bubble-section.period-moved', { asked, period: periodName(frame.period, source) }),
    )
  }
  return sentences
}
