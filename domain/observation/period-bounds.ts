import type { Classification } from '#domain/data-source/data-source.ts'
import { firstDay, type IsoDay, lastDay } from '#domain/period/calendar.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'

/** Projections of people and health go no further. */
export const LAST_PROJECTED_YEAR = 2100

/** Why a figure cannot be of its period: it has not begun, it is not over, or nobody projects so far. */
export type PeriodTrouble = 'ahead' | 'not-over' | 'too-far'

/** A figure, as far as the time goes that it can be of. */
export interface DatedFigure {
  readonly period: PeriodCode
  readonly classification: Classification
  /** It is said to be of the part of its period that is over. */
  readonly isPartial: boolean
  /** The last period of the time that it describes; null where it is not said. */
  readonly referenceEnd: PeriodCode | null
}

/**
 * Why a figure cannot be of its period, seen from a day; null where it can. Surveys and routine sources count what has been: the whole
 * period, a part of it that is named as one, or the time that a survey says its fieldwork took. Estimates look ahead.
 */
export function periodTrouble(figure: DatedFigure, today: IsoDay): PeriodTrouble | null {
  const { period, classification, isPartial, referenceEnd } = figure
  if (classification === 'Estimate') return periodYear(period) > LAST_PROJECTED_YEAR ? 'too-far' : null
  // Most figures are of years long past, for which no day is computed.
  if (periodYear(period) + 1 < Number(today.slice(0, 4))) return null
  if (firstDay(period) > today) return 'ahead'
  if (lastDay(period) < today || isPartial) return null
  const isOver = classification === 'Survey' && referenceEnd !== null && lastDay(referenceEnd) <= today
  return isOver ? null : 'not-over'
}
