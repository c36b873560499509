import type { Availability } from '#domain/choice/availability.ts'
import type { SettledAt } from '#domain/choice/settled-periods.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { GroupFigure } from './group-figure.ts'

/**
 * The places where one indicator has figures of one dimension, in the form that controls and resolver read.
 * Only the place itself counts, not those below it: groups of states say nothing about the groups of the
 * nation.
 */
export function groupAvailability(figures: readonly GroupFigure[], settled: SettledAt): Availability {
  const periods = new Map<string, Set<PeriodCode>>()
  for (const { source, location, period } of figures) {
    const key = `${source}:${location}`
    const codes = periods.get(key) ?? new Set<PeriodCode>()
    codes.add(period)
    periods.set(key, codes)
  }
  const covers = (source: number, location: number) => periods.has(`${source}:${location}`)
  const periodsAt = (source: number, location: number) =>
    [...(periods.get(`${source}:${location}`) ?? [])].sort((a, b) => b - a)
  return {
    sources: [...new Set(figures.map(({ source }) => source))].sort((a, b) => a - b),
    covers,
    hasFigure: covers,
    periods: periodsAt,
    shownPeriods: periodsAt,
    settled,
    withdrawn: [],
  }
}
