import { filled } from '#domain/choice/slot.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import type { Curation, RoutineCount } from '#domain/reference/curation.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import { indicatorFiles } from '#sections/files/file-request.ts'
import type { QuarterlyState } from './state.ts'

type QuarterlyAsked = SectionRequest<QuarterlyState>

/** The counts by month that the dashboard shows and the release has, in the dashboard's order. */
export function countsOf({
  dashboard,
  catalogue,
}: Pick<QuarterlyAsked, 'dashboard' | 'catalogue'>): RoutineCount[] {
  const there = dashboard.indicators.filter((id) => hasFigures(catalogue.coverage, id))
  return countsAmong(there, catalogue.reference.curation)
}

/** The indicators that are counts by month, in their order. */
export function countsAmong(
  indicators: readonly number[],
  { routineCounts }: Pick<Curation, 'routineCounts'>,
): RoutineCount[] {
  return indicators.flatMap((id) => routineCounts.find(({ indicator }) => indicator === id) ?? [])
}

/**
 * The count that is asked for, or the one behind the coverage that is asked for; where nothing is asked for, the dashboard's first. Null
 * where there is none, as of an indicator of the dashboard that nobody counts by month.
 */
export function countAsked(asked: QuarterlyAsked): RoutineCount | null {
  const counts = countsOf(asked)
  const { initial_indicator: initial, indicators } = asked.dashboard
  const { indicator } = asked.wanted
  const behind = (id: number | null) =>
    counts.find((count) => count.indicator === id) ??
    counts.find((count) => id !== null && count.numeratorOf === id)
  const own = behind(indicator)
  if (own || (indicator !== null && indicators.includes(indicator))) return own ?? null
  return filled({ asked: [behind(initial)], among: counts })
}

/** The count, what stands beside it, the coverage, who reported; and the LGAs of a chosen state by month. */
export function quarterlyFiles(asked: QuarterlyAsked): readonly FileRequest[] {
  const count = countAsked(asked)
  if (!count) return []
  const { locations, curation } = asked.catalogue.reference
  const beside = curation.routineCounts.find(({ indicator }) => indicator === count.beside) ?? null
  const shown = [count, ...(beside ? [beside] : [])]
  const coverages = shown.flatMap(({ numeratorOf }) => numeratorOf ?? [])
  const state = locations.get(asked.wanted.location ?? 0)
  return [
    ...indicatorFiles([...shown.map(({ indicator }) => indicator), ...coverages]),
    ...coverages.map((indicator) => ({ file: 'reporting' as const, indicator })),
    ...(state?.level === 3
      ? shown.map(({ indicator, numeratorOf }) => ({
          file: 'lga-months' as const,
          indicator: numeratorOf ?? indicator,
          state: state.id,
        }))
      : []),
  ]
}
