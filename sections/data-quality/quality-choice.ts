import { dataQualityOf, type QualityReview } from '#domain/data-quality/quality-review.ts'
import { partnersOf } from '#domain/data-quality/related-pairs.ts'
import type { Credibility } from '#domain/triangulation/credibility.ts'
import { ownCredibility } from '#domain/triangulation/own-credibility.ts'
import { periodYear } from '#domain/period/period.ts'
import { releaseYear } from '#contract/release-data.ts'
import { NATION } from '#domain/location/location.ts'
import type { Value } from '#domain/message/message.ts'
import type { Curation } from '#domain/reference/curation.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import type { Availability } from '#domain/choice/availability.ts'
import { moves } from '#domain/choice/moves.ts'
import { filled } from '#domain/choice/slot.ts'
import { resolveChoice } from '#domain/choice/resolve.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import type { Choice } from '#domain/choice/choice.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import { lgaRequests } from '#sections/files/lga-requests.ts'
import type { Figures } from '#sections/files/figures.ts'

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
  const initial = filled({ asked: [first], among: routine }) ?? first
  const weekly = diseaseOf(initial, curation)?.measure.indicator
  return weekly !== undefined && routine.includes(weekly) ? weekly : initial
}

/** The files of a review: the indicator's and those that it is held against. */
export function reviewedIndicators(indicator: number, sourcesOf: HasFigures, curation: Curation): number[] {
  const partners = partnersOf(indicator, curation).filter((id) => [...sourcesOf(id)].length > 0)
  return [...new Set([indicator, ...partners])]
}

/** The source and place reviewed: what was asked for, else a routine source. */
function resolveQuality(
  wanted: SharedWanted,
  indicator: number,
  availability: Availability,
  reference: ReferenceData,
): { readonly choice: Choice; readonly moved: readonly Value[] } {
  const preferredSource = routineSources(availability.sources, reference)[0] ?? null
  const context = { indicator, availability, reference, preferredSource }
  const { choice, moved } = resolveChoice(wanted, context)
  // The period is the review's own to decide: it may be a year of weekly figures.
  const said = moved.flatMap(({ control, sentence }) => (control === 'period' ? [] : [sentence]))
  const { source, location } = choice
  const isReviewable = availability.hasFigure(source, location) || !availability.hasFigure(source, NATION)
  if (isReviewable) return { choice, moved: said }
  // A zone counts as covered by its states; a review needs a course of its own, which then only the nation has.
  const asked = reference.locations.has(wanted.location ?? 0) ? wanted.location : location
  const ofNation = resolveChoice({ source, location: NATION, period: wanted.period }, context).choice
  return {
    choice: ofNation,
    moved: [
      ...moved.filter(({ control }) => control === 'source'),
      ...moves({ location: asked }, ofNation, { reference }),
    ].map(({ sentence }) => sentence),
  }
}

/** The subject of the review, and the review. */
export interface ReviewedChoice {
  readonly choice: Choice
  readonly moved: readonly Value[]
  readonly review: QualityReview
  /** How credible a survey or an estimate is, which the checks of routine data do not say; null for routine sources and without figures. */
  readonly credibility: Credibility | null
}

/** The resolved choice of the section. */
export interface QualityChoice {
  readonly indicator: number
  /** Indicators of the dashboard with a routine source. */
  readonly routine: readonly number[]
  /** Null where no source has a figure of the indicator. */
  readonly reviewed: ReviewedChoice | null
}

/** The indicator that an address asks to review in a dashboard. */
export function reviewIndicator(asked: SectionRequest<SharedWanted>): number {
  const { wanted, dashboard, catalogue } = asked
  const isOffered = wanted.indicator !== null && dashboard.indicators.includes(wanted.indicator)
  const first = dashboard.initial_indicator ?? 0
  const { curation } = catalogue.reference
  return qualityIndicator(isOffered ? wanted.indicator : null, first, offeredRoutine(asked), curation)
}

function offeredRoutine({ dashboard, catalogue }: SectionRequest<SharedWanted>): number[] {
  const { coverage, reference } = catalogue
  return routineIndicators(dashboard.indicators, (id) => coverage.get(id)?.keys() ?? [], reference)
}

/** A state by month is reviewed with its LGAs; an LGA with all that is known of it. */
export function reviewedLgas(asked: SectionRequest<SharedWanted>, arrived: Figures): readonly FileRequest[] {
  const indicator = reviewIndicator(asked)
  if (!arrived.indicators.some(({ id }) => id === indicator)) return []
  const availability = arrived.availability(indicator)
  if (availability.sources.length === 0) return []
  const { reference } = arrived
  const { source, location, period } = resolveQuality(asked.wanted, indicator, availability, reference).choice
  const place = reference.locations.get(location)
  if (place && place.level < 3) return []
  const isLga = place?.level !== 3
  return arrived.indicators
    .filter(({ id, lga }) => lga.has(source) && (isLga || id === indicator))
    .flatMap(({ id, lga }) => lgaRequests(id, { coverage: lga, source, period, place }))
    .filter(({ file }) => isLga || file === 'lga-months')
}

/** The source and place that are reviewed, with their review. */
export function resolveReview(asked: SectionRequest<SharedWanted>, figures: Figures): QualityChoice {
  const { table, reference } = figures
  const indicator = reviewIndicator(asked)
  const routine = offeredRoutine(asked)
  const availability = figures.availability(indicator)
  if (availability.sources.length === 0) return { indicator, routine, reviewed: null }
  const { choice, moved } = resolveQuality(asked.wanted, indicator, availability, reference)
  const review = dataQualityOf({ table, reference, ...choice, period: asked.wanted.period })
  return {
    indicator,
    routine,
    reviewed: { choice, moved, review, credibility: credibilityOf(asked, figures, choice, review) },
  }
}

function credibilityOf(
  { catalogue }: SectionRequest<SharedWanted>,
  { table, reference }: Figures,
  { indicator, source: id, location }: Choice,
  { isRoutine, series }: QualityReview,
): Credibility | null {
  const newest = series.at(-1)
  if (isRoutine || !newest) return null
  const source = byId(reference.sources, id)
  const age = releaseYear(catalogue.release) - periodYear(newest.period)
  return ownCredibility({ source, indicator, location, age, completeness: null, table, reference })
}

/** The review, where there is one. */
export function reviewOf({ indicator, reviewed }: QualityChoice): ReviewedChoice {
  if (!reviewed) throw new RangeError(`No source has a figure of indicator ${indicator}`)
  return reviewed
}
