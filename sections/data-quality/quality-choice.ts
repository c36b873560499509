import { partnersOf } from '#domain/data-quality/related-pairs.ts'
import type { Curation } from '#domain/reference/curation.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import type { Availability } from '#domain/choice/availability.ts'
import { type Moved, resolveChoice } from '#domain/choice/resolve.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import type { Choice } from '#domain/choice/choice.ts'

/** Sources that have figures of an indicator. */
export type HasFigures = (indicator: number) => Iterable<number>

/** Routine sources of an indicator, in the order given. */
export function routineSources(sources: Iterable<number>, reference: ReferenceData): number[] {
  return [...sources].filter((id) => reference.sources.get(id)?.classification === 'Routine')
}

/** Indicators of a dashboard that a routine source publishes. */
export function routineIndicators(
  offered: readonly number[],
  sourcesOf: HasFigures,
  reference: ReferenceData,
): number[] {
  return offered.filter((id) => routineSources(sourcesOf(id), reference).length > 0)
}

/**
 * The indicator asked for where the dashboard has it, even without a routine source, so that the page can say so; else the
 * dashboard's first, or the first with a routine source. Of a disease the weekly count opens the page.
 */
export function qualityIndicator(
  wanted: number | null,
  first: number,
  routine: readonly number[],
  curation: Curation,
): number {
  if (wanted !== null) return wanted
  const initial = routine.includes(first) ? first : (routine[0] ?? first)
  const weekly = diseaseOf(initial, curation)?.measure.indicator
  return weekly !== undefined && routine.includes(weekly) ? weekly : initial
}

/** The files of a review: the indicator's and those that it is held against. */
export function reviewedIndicators(indicator: number, sourcesOf: HasFigures, curation: Curation): number[] {
  const partners = partnersOf(indicator, curation).filter((id) => [...sourcesOf(id)].length > 0)
  return [...new Set([indicator, ...partners])]
}

/** The source and place reviewed: what was asked for, else a routine source. */
export function resolveQuality(
  wanted: SharedWanted,
  indicator: number,
  availability: Availability,
  reference: ReferenceData,
): { readonly choice: Choice; readonly moved: readonly Moved[] } {
  const preferredSource = routineSources(availability.sources, reference)[0] ?? null
  const resolution = resolveChoice(wanted, { indicator, availability, reference, preferredSource })
  // The period is the review's own to decide: it may be a year of weekly figures.
  return { ...resolution, moved: resolution.moved.filter(({ control }) => control !== 'period') }
}
