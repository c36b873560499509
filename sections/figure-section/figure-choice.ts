import type { Value } from '#domain/message/message.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import { isDistrict } from '#domain/reference/reference-data.ts'
import type { Choice } from '#domain/choice/choice.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { periodYear } from '#domain/period/period.ts'
import { type Resolution, resolveChoice } from '#domain/choice/resolve.ts'
import { weighingPopulation } from '#domain/statistics/beside-indicator.ts'
import { RELATED_ROWS, standardRelated } from '#domain/indicator/related.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import type { SectionRequest, ResolvedSection } from '#sections/definition/section-definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { Figures } from '#sections/files/figures.ts'
import { lgaRequests } from '#sections/files/lga-requests.ts'
import type { FigureState } from './state.ts'
import { type Peers, type Surroundings, surroundingsOf } from './surroundings.ts'

/** The choice of a declared section, and what follows from it. */
export interface FigureChoice extends Choice {
  readonly moved: readonly Value[]
  /** The surroundings of the place. */
  readonly surroundings: Surroundings
  /** The chosen state, or that of a chosen LGA. */
  readonly chosenState: number | null
  /** The year that the reader looks back from, as an earlier period than the newest was chosen; null: now. */
  readonly asOf: number | null
  /** Sources that have the indicator. */
  readonly sources: readonly number[]
  /** Related indicators in the table, as far as they are there. */
  readonly related: readonly number[]
}

export type ResolvedFigures = ResolvedSection<FigureState, FigureChoice>

/**
 * The indicator's file, those of its related ones where the dashboard shows them, and its LGAs only when they are shown:
 * they travel in files of their own, by year or, of a state, by month.
 */
export function figureFiles(asked: SectionRequest<FigureState>, arrived: Figures): readonly FileRequest[] {
  const indicator = chosenIndicator(asked)
  const own = arrived.indicators.find(({ id }) => id === indicator)
  const found = own && resolved(asked, arrived)
  const related = asked.dashboard.show_related ? relatedIndicators(indicator, asked) : []
  return [
    { file: 'indicator', indicator },
    ...(own && found ? lgaFiles(found.choice, asked, arrived) : []),
    ...(own && found && isDistrict(arrived.reference, found.choice.location)
      ? [{ file: 'places' as const }]
      : []),
    ...[...new Set([...related, ...weighing(indicator, asked)])].map((id) => ({
      ...{ file: 'indicator' as const, indicator: id },
      ...{ optional: true as const, relatedTo: indicator },
    })),
  ]
}

/** The choice nearest to what is wanted that has data. */
export function resolveFigures(
  asked: SectionRequest<FigureState>,
  figures: Figures,
  peers: Peers,
): FigureChoice {
  const { choice, moved } = resolved(asked, figures)
  const { indicator } = choice
  const arrived = new Set(figures.indicators.map(({ id }) => id))
  return {
    ...choice,
    moved: moved.map(({ sentence }) => sentence),
    surroundings: surroundings(choice, { asked, figures, peers }),
    chosenState: stateOf(choice, figures),
    asOf: asOf(choice, asked, figures),
    sources: figures.availability(indicator).sources,
    related: relatedIndicators(indicator, asked).filter((id) => arrived.has(id)),
  }
}

/** True when some source has figures of LGAs. */
export function hasLgas({ indicators }: Figures, { indicator }: Pick<Choice, 'indicator'>): boolean {
  return (indicators.find(({ id }) => id === indicator)?.lga.size ?? 0) > 0
}

/** The people that figures of states are weighted with, beside the figure of the nation or a zone; the section does not wait for them. */
function weighing(indicator: number, { catalogue }: SectionRequest<FigureState>): readonly number[] {
  const { reference, coverage } = catalogue
  const about = reference.indicators.get(indicator)
  const people = about ? weighingPopulation(about, reference.indicators.values(), coverage) : null
  return people === null ? [] : [people]
}

/** Those of the chosen source, or of another by which the state is shown. */
function lgaFiles(
  choice: Choice,
  asked: SectionRequest<FigureState>,
  figures: Figures,
): readonly FileRequest[] {
  const { among, source, period } = surroundings(choice, { asked, figures, peers: 'nation' })
  const coverage = figures.indicators.find(({ id }) => id === choice.indicator)?.lga
  if (among === 'states' || !coverage?.has(source)) return []
  const place = figures.reference.locations.get(choice.location)
  return lgaRequests(choice.indicator, { coverage, source, period, place })
}

function stateOf({ location }: Choice, { reference }: Figures): number | null {
  const place = reference.locations.get(location)
  if (place && place.level > 3) return place.parent
  return place?.level === 3 ? location : null
}

/** The year of a chosen period that is not the one which the source shows by itself. */
function asOf({ period }: Choice, asked: SectionRequest<FigureState>, figures: Figures): number | null {
  if (period === null || asked.wanted.period !== period) return null
  const usual = resolved(asked, figures, { ...asked.wanted, period: null }).choice.period ?? 0
  return periodYear(period) < periodYear(usual) ? periodYear(period) : null
}

function resolved(
  asked: SectionRequest<FigureState>,
  figures: Figures,
  wanted: SharedWanted = asked.wanted,
): Resolution {
  const indicator = chosenIndicator(asked)
  const { dashboard } = asked
  return resolveChoice(wanted, {
    indicator,
    availability: figures.availability(indicator),
    reference: figures.reference,
    preferredSource: dashboard.initial_datasource,
  })
}

/** Ids of the related indicators shown below the chosen one: the reader's, else the standard ones. */
function relatedIndicators(
  indicator: number,
  { wanted, catalogue: { reference, coverage } }: SectionRequest<FigureState>,
): readonly number[] {
  const usable = (id: number) => hasFigures(coverage, id)
  const own = wanted.related.filter((id) => id !== indicator && usable(id))
  const about = reference.indicators.get(indicator)
  const standard = about ? standardRelated(about, usable).filter((id) => !own.includes(id)) : []
  return [...own, ...standard].slice(0, RELATED_ROWS)
}

function surroundings(choice: Choice, { asked, figures, peers }: Surrounded): Surroundings {
  const own = figures.indicators.find(({ id }) => id === choice.indicator)
  const lgaSources = own?.lga ?? new Map()
  return surroundingsOf(choice, {
    ...{ wanted: asked.wanted.among, peers, lgaSources },
    settled: figures.availability(choice.indicator).settled,
    reference: figures.reference,
  })
}

interface Surrounded {
  readonly asked: SectionRequest<FigureState>
  readonly figures: Figures
  readonly peers: Peers
}
