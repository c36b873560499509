import { type IsoDay, isoDay, lastDay } from '#domain/period/calendar.ts'
import { nextPeriod } from '#domain/period/period-range.ts'
import type { PeriodCode } from '#domain/period/period.ts'

/** Who enters what for which place, from one period to another. */
export interface EntryAssignment {
  readonly firstPeriod: PeriodCode
  /** Null: for ever. */
  readonly lastPeriod: PeriodCode | null
  /** So many days after the end of a period it is due. */
  readonly dueDays: number
}

/** Where the form of a period stands, for whoever has to fill it. */
export const TASK_STATES = ['not-begun', 'draft', 'sent', 'sent-back', 'published'] as const

export type TaskState = (typeof TASK_STATES)[number]

/** A period of an assignment. */
export interface EntryTask {
  readonly period: PeriodCode
  readonly due: IsoDay
}

/** The most periods of an assignment that are told: earlier ones are history. */
const MOST = 24

/** So many days before it is due, whoever has to fill a form is reminded. */
export const REMINDED_DAYS = 3

/** What is late for longer was told, or was late before it was assigned. */
const LATE_DAYS = 31

const DAY = 86_400_000

/** The periods of an assignment that are over on a day, the newest first, each with the day on which it is due. */
export function tasksOf({ firstPeriod, lastPeriod, dueDays }: EntryAssignment, today: IsoDay): EntryTask[] {
  const tasks: EntryTask[] = []
  for (let period = firstPeriod; lastPeriod === null || period <= lastPeriod; period = nextPeriod(period)) {
    if (lastDay(period) >= today) break
    tasks.push({ period, due: dayAfter(lastDay(period), dueDays) })
  }
  return tasks.slice(-MOST).toReversed()
}

/** The day so many days after another one. */
export function dayAfter(day: IsoDay, days: number): IsoDay {
  return isoDay(new Date(Date.parse(day) + days * DAY))
}

/** Whether nothing was sent although the day has passed. */
export function isLate(state: TaskState, due: IsoDay, today: IsoDay): boolean {
  return today > due && state !== 'sent' && state !== 'published'
}

/** The letter that is due about a task: before its day, after it, or none. */
export function letterDue(state: TaskState, due: IsoDay, today: IsoDay): 'soon' | 'late' | null {
  if (state === 'sent' || state === 'published') return null
  if (isLate(state, due, today)) return dayAfter(due, LATE_DAYS) >= today ? 'late' : null
  return dayAfter(today, REMINDED_DAYS) >= due ? 'soon' : null
}
