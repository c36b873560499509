import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { quotedAt, statedOf } from './key-figure.ts'
import { type BriefQuestion, zoneAround } from './question.ts'

/** A figure with what it is of. */
export interface FactFigure extends StatedFigure {
  readonly indicator: Indicator
}

/** What a place is, before its health. */
export interface PlaceFacts {
  readonly place: Location
  readonly zone: Location | null
  readonly states: number
  readonly lgas: number
  /** The counts of people that may be quoted, in the order of the catalogue. */
  readonly people: readonly FactFigure[]
}

/** How large a place is and where it lies. */
export function placeFacts(question: BriefQuestion): PlaceFacts {
  const { data, place } = question
  const within = [...data.reference.locations.values()].filter((location) => liesIn(question, location))
  return {
    place,
    zone: zoneAround(question),
    states: within.filter(({ level }) => level === 3).length,
    lgas: within.filter(({ level }) => level === 4).length,
    people: data.subjects.people.flatMap((id) => factOf(question, id) ?? []),
  }
}

/** The figure to quote of an indicator, where there is one. */
export function factOf(question: BriefQuestion, id: number): FactFigure | null {
  const stated = statedOf(quotedAt(question, id))
  return stated && { ...stated, indicator: byId(question.data.reference.indicators, id) }
}

function liesIn({ data, place }: BriefQuestion, location: Location): boolean {
  let current: Location | undefined = location
  while (current && current !== place) {
    current = current.parent === null ? undefined : data.reference.locations.get(current.parent)
  }
  return current === place && location !== place
}

/** The public facilities of a place. */
export interface FacilityFacts {
  readonly all: FactFigure
  /** From the smallest tier to the largest, those that were counted. */
  readonly tiers: readonly FactFigure[]
  readonly density: FactFigure | null
  /** The density of the nation by the same count; null for the nation itself. */
  readonly nationDensity: StatedFigure | null
}

/** What is known of the facilities of a place; null where nobody counted them. */
export function facilityFacts(question: BriefQuestion): FacilityFacts | null {
  const { facilities } = question.data.subjects
  const all = factOf(question, facilities.all)
  if (!all) return null
  const density = factOf(question, facilities.density)
  return {
    all,
    tiers: facilities.tiers.flatMap((id) => factOf(question, id) ?? []),
    density,
    nationDensity: density && question.place.id !== NATION ? nationOf(question, density) : null,
  }
}

function nationOf({ data }: BriefQuestion, { point, source }: FactFigure): StatedFigure | null {
  const { indicator, period } = point
  const [nation] = pointsWhere(data.tableOf(indicator), {
    indicator,
    source: source.id,
    location: NATION,
    period,
  })
  return nation ? { point: nation, source } : null
}
