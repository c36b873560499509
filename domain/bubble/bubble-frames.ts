import { isWhole } from '#domain/observation/settled.ts'
import type { Location } from '#domain/location/location.ts'
import { acrossPlaces } from '#domain/reference/across-places.ts'
import { type ObservationTable, pointsWhere, tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind } from '#domain/period/period.ts'
import { locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'

/** An indicator in one source. */
export interface BubbleAxis {
  readonly indicator: number
  readonly source: number
}

export interface BubbleQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly x: BubbleAxis
  readonly y: BubbleAxis
  /** Null: no areas. */
  readonly size: BubbleAxis | null
}

/** A state with both figures of a period, or of the nearest year. */
export interface Bubble {
  readonly state: Location
  readonly x: Point
  readonly y: Point
  readonly size: Point | null
  /** One of the figures on the axes is of another year than the frame. */
  readonly isElsewhen: boolean
}

/** A state without a bubble, and which of the two figures it has. */
export interface StateWithout {
  readonly state: Location
  readonly x: Point | null
  readonly y: Point | null
}

/** All bubbles of one period, states by id. */
export interface BubbleFrame {
  readonly period: PeriodCode
  readonly bubbles: readonly Bubble[]
  /** States without one of the two figures. */
  readonly missing: readonly StateWithout[]
}

/** Frames of a question stay with its table: every step of the slider asks for all of them. */
const KEPT = new WeakMap<ObservationTable, Map<string, readonly BubbleFrame[]>>()

/**
 * The periods in which states have both figures, oldest first. Where a state has no figure of the period the nearest year
 * counts, at most 2 away; months, quarters and weeks are taken exactly. Source: methods §4.
 */
export function bubbleFrames(question: BubbleQuestion): readonly BubbleFrame[] {
  const { table, x, y, size } = question
  const key = [x, y, size].map((axis) => (axis ? `${axis.indicator}:${axis.source}` : '')).join()
  const kept = KEPT.get(table) ?? new Map<string, readonly BubbleFrame[]>()
  const frames = kept.get(key) ?? newFrames(question)
  KEPT.set(table, kept.set(key, frames))
  return frames
}

function newFrames({ table, reference, x, y, size }: BubbleQuestion): BubbleFrame[] {
  const states = locationsAt(reference, 3).toSorted((a, b) => a.id - b.id)
  const locations = new Set(states.map(({ id }) => id))
  const ownTable = (axis: BubbleAxis) => tableOf(pointsWhere(table, { ...axis, locations }))
  const [tableX, tableY] = [ownTable(x), ownTable(y)]
  const tableSize = size && ownTable(size)
  const periods = [...new Set([...tableX.period, ...tableY.period])].toSorted((a, b) => a - b)
  return periods.flatMap((period) => {
    const at = (axis: BubbleAxis, own: ObservationTable) => {
      const nearest = periodKind(period) === 'year'
      const points = acrossPlaces(own, { ...axis, level: 3, period, nearest }, reference)
      return new Map(points.map((point) => [point.location, point]))
    }
    const [left, up] = [at(x, tableX), at(y, tableY)]
    const area = size && tableSize ? at(size, tableSize) : null
    const bubbles = states.flatMap((state): Bubble[] => {
      const [across, high] = [left.get(state.id), up.get(state.id)]
      if (!across || !high) return []
      const isElsewhen = across.period !== period || high.period !== period
      return [{ state, x: across, y: high, size: area?.get(state.id) ?? null, isElsewhen }]
    })
    const present = new Set(bubbles.map(({ state }) => state.id))
    const missing = states
      .filter(({ id }) => !present.has(id))
      .map((state) => ({ state, x: left.get(state.id) ?? null, y: up.get(state.id) ?? null }))
    return bubbles.length === 0 ? [] : [{ period, bubbles, missing }]
  })
}

/**
 * The frame asked for, else the newest whole one in which some state has both figures of that very period; undefined
 * without frames.
 */
export function frameAt(frames: readonly BubbleFrame[], period: PeriodCode | null): BubbleFrame | undefined {
  const isUnsettled = ({ x, y }: Bubble) => !isWhole(x) || !isWhole(y)
  return (
    frames.find((frame) => frame.period === period) ??
    frames.findLast(({ bubbles }) => bubbles.some((bubble) => !isUnsettled(bubble) && !bubble.isElsewhen)) ??
    frames.findLast(({ bubbles }) => !bubbles.every(isUnsettled)) ??
    frames.at(-1)
  )
}
