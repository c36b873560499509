import type { Factor } from '#domain/number/factor.ts'
import { periodCode } from '#domain/period/period.ts'
import type { Candidate, Group, Named, PeriodReason, PlaceNamed } from '#exchange/reading/candidate.ts'
import { askUnit, type UnitQuestion } from './ask-unit.ts'
import { type HeldFigure, matchByValues, type ValueMatch } from './by-values.ts'
import type { IndicatorBook } from './indicator-book.ts'
import { groupKey, indicatorKey, type Mapping, type MappedIndicator, placeKey } from './mapping.ts'
import { placeByOthers } from './place-by-others.ts'
import type { PlaceBook } from './place-book.ts'
import { type OurGroup, proposeGroup } from './propose-group.ts'
import { type IndicatorProposal, proposeIndicators } from './propose-indicator.ts'
import { areOfCountries, type PlaceProposal, placeOfSource, proposePlace } from './propose-place.ts'
import { type KnownSource, proposeSource, type SourceProposal } from './propose-source.ts'

/** Everything of ours that names of a file are compared with. */
export interface Books {
  readonly places: PlaceBook
  readonly indicators: IndicatorBook
  readonly sources: readonly KnownSource[]
  /** Published figures, by which a column is recognised; may be empty. */
  readonly held: Iterable<HeldFigure>
}

/** A name of a file with what is proposed for it, and how many figures have it. */
interface Proposed<Name, Proposal> {
  readonly key: string
  readonly named: Name
  readonly count: number
  readonly proposal: Proposal
}

/** What may be proposed for an indicator: by its names, by its values, and what to ask about its unit. */
export interface IndicatorProposals {
  readonly byName: readonly IndicatorProposal[]
  readonly byValues: readonly ValueMatch[]
  /** About the indicator that comes first. */
  readonly unit: UnitQuestion | null
}

/** All names of a file with what is proposed for them. */
export interface Proposals {
  readonly places: readonly Proposed<PlaceNamed, PlaceProposal>[]
  readonly indicators: readonly Proposed<Named, IndicatorProposals>[]
  readonly groups: readonly Proposed<Group, OurGroup | null>[]
  readonly sources: readonly Proposed<string, SourceProposal | null>[]
  /** Periods that we do not have. */
  readonly periods: readonly Proposed<string, PeriodReason>[]
  /** True where most intervals hold their value only with the bounds exchanged. */
  readonly swapsBounds: boolean
}

interface Gathered<Name> {
  readonly named: Name
  readonly figures: Candidate[]
}

/** Proposes for all names of the figures of a file. Nothing is taken over by it. */
export function proposeNames(candidates: readonly Candidate[], books: Books): Proposals {
  const numbers = candidates.filter(({ kind }) => kind === 'number')
  const gather = <Name>(of: (candidate: Candidate) => readonly (readonly [key: string, named: Name])[]) => {
    const found = new Map<string, Gathered<Name>>()
    for (const candidate of numbers) {
      for (const [key, named] of of(candidate)) {
        const known = found.get(key)
        if (known) known.figures.push(candidate)
        else found.set(key, { named, figures: [candidate] })
      }
    }
    return [...found]
  }
  const ofCountries = areOfCountries(numbers.map(({ place }) => place))
  const alone = gather(({ place }) => [[placeKey(place), place]]).map(([key, { named, figures }]) => ({
    key,
    named,
    count: figures.length,
    proposal:
      (key === '' ? placeOfSource(figures[0]?.source ?? '', books.places) : null) ??
      proposePlace(named, books.places, ofCountries),
  }))
  const byOthers = placeByOthers(
    alone.map(({ proposal }) => proposal),
    books.places,
  )
  const places = alone.map(({ proposal, ...one }) => ({
    ...one,
    proposal: byOthers(proposal, one.named.name),
  }))
  const placeIds = new Map(places.map(({ key, proposal }) => [key, proposal.place]))
  const held = [...books.held]
  return {
    places,
    indicators: gather(({ indicator }) => [[indicatorKey(indicator), indicator]]).map(
      ([key, { named, figures }]) => ({
        key,
        named,
        count: figures.length,
        proposal: indicatorProposals(named, figures, placeIds, held, books),
      }),
    ),
    groups: gather(({ groups }) =>
      groups.filter(({ isWhole }) => !isWhole).map((group) => [groupKey(group), group] as const),
    ).map(([key, { named, figures }]) => ({
      key,
      named,
      count: figures.length,
      proposal: proposeGroup(named),
    })),
    sources: gather(({ source }) => (source === '' ? [] : [[source, source]])).map(
      ([key, { named, figures }]) => ({
        key,
        named,
        count: figures.length,
        proposal: proposeSource(named, books.sources),
      }),
    ),
    periods: gather(({ period }) => (period.reason === null ? [] : [[period.text, period.text]])).map(
      ([key, { named, figures }]) => ({
        key,
        named,
        count: figures.length,
        proposal: figures[0]?.period.reason ?? 'no-period',
      }),
    ),
    swapsBounds: needsSwap(numbers),
  }
}

function indicatorProposals(
  named: Named,
  figures: readonly Candidate[],
  places: ReadonlyMap<string, number | null>,
  held: readonly HeldFigure[],
  { indicators }: Books,
): IndicatorProposals {
  const byName = proposeIndicators(named, indicators)
  const ofAll = figures.filter(({ groups }) => groups.every(({ isWhole }) => isWhole))
  const column = ofAll.flatMap(({ place, period, value, text }) => {
    const id = places.get(placeKey(place))
    const code = period.iso === null ? null : periodCode(period.iso)
    return id === null || id === undefined || code === null || value === null
      ? []
      : [{ place: id, period: code, value, text }]
  })
  const byValues = matchByValues(column, held)
  const first = byName[0]?.indicator ?? byValues[0]?.indicator
  const factor: Factor | undefined = first === undefined ? undefined : indicators.byId.get(first)?.factor
  const values = figures.flatMap(({ value }) => value ?? [])
  const unit = figures.find((figure) => figure.unit !== '')?.unit ?? ''
  return { byName, byValues, unit: factor === undefined ? null : askUnit(values, unit, factor) }
}

function needsSwap(figures: readonly Candidate[]): boolean {
  const wrong = figures.filter(
    ({ value, lower, upper }) =>
      value !== null && lower !== null && upper !== null && (lower > value || upper < value),
  )
  const swapped = wrong.filter(
    ({ value, lower, upper }) => (upper ?? 0) <= (value ?? 0) && (value ?? 0) <= (lower ?? 0),
  )
  const all = figures.filter(({ lower, upper }) => lower !== null && upper !== null).length
  return all > 0 && swapped.length > all / 2
}

/**
 * A mapping with everything of which there is no doubt: equal names and known codes, and names that are no places. All else stays
 * open, and no unit is converted.
 */
export function draftMapping(base: Mapping, { places, indicators, groups, sources }: Proposals): Mapping {
  const sure = places.filter(({ proposal }) => proposal.kind === 'none' || proposal.sureness === 1)
  return {
    ...base,
    places: { ...base.places, ...Object.fromEntries(sure.map(({ key, proposal }) => [key, proposal.place])) },
    indicators: {
      ...base.indicators,
      ...Object.fromEntries(indicators.flatMap(({ key, proposal }) => sureIndicator(key, proposal))),
    },
    groups: {
      ...base.groups,
      ...Object.fromEntries(
        groups.flatMap(({ key, proposal }) => (proposal === null ? [] : [[key, proposal]])),
      ),
    },
    sources: {
      ...base.sources,
      ...Object.fromEntries(
        sources.flatMap(({ key, proposal }) => (proposal === null ? [] : [[key, proposal.source]])),
      ),
    },
  }
}

function sureIndicator(key: string, { byName, unit }: IndicatorProposals): [string, MappedIndicator][] {
  const [first] = byName
  return first?.sureness === 1 && unit === null ? [[key, { indicator: first.indicator, scale: 1 }]] : []
}
