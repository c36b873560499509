import type { AuditInput } from '#domain/data-audit/audited-indicator.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Level, Location } from '#domain/location/location.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
import type { Rejection } from '#domain/observation/rejection.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { aReference, anIndicator, aPoint, aSource } from './made-up-country.ts'

/** Numbers from 0 to 1 that always fall the same way (Park and Miller, 48271). */
export function chanceOf(seed: number): () => number {
  let state = (seed * 7919 + 12_345) % 2_147_483_647
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Ids of the made-up indicators: first and last dose, a count of people, and one of every dose given. */
export const DOSE_1 = 71
export const DOSE_3 = 72
export const PEOPLE = 73

/** Ids of its sources. `COPY` re-tabulates `SURVEY`; `OFFICIAL` and `OTHER` estimate the nation each year. */
export const SURVEY = 2
export const COPY = 3
export const ROUTINE = 4
export const OFFICIAL = 5
export const OTHER = 6

const ZONES = 6
const STATES_EACH = 6
const YEARS = Array.from({ length: 14 }, (_, index) => 2008 + index)
const ROUNDS = [2010, 2015, 2020]

/** Figures as they are published: a sum or a mean is right, a survey errs by chance, everything is rounded. */
export interface AuditedCountry {
  readonly reference: ReferenceData
  readonly people: ReadonlyMap<number, number>
  readonly points: readonly Point[]
  readonly editions: readonly EditionFigure[]
  readonly rejections: readonly Rejection[]
}

/** The figures of one of its indicators, as the audit takes them. */
export function inputOf(
  { reference, people, points, editions, rejections }: AuditedCountry,
  indicator: number,
): AuditInput {
  const of = (id: number) => tableOf(points.filter((point) => point.indicator === id))
  const first = reference.curation.relatedPairs.find(({ second }) => second === indicator)?.first
  return { indicator, table: of(indicator), wholes: of(first ?? 0), reference, people, editions, rejections }
}

const zoneId = (zone: number) => 2 + zone
const stateId = (zone: number, state: number) => 8 + zone * STATES_EACH + state

function locations(): Location[] {
  const place = (id: number, level: Level, parent: number | null): Location => ({
    id,
    level,
    parent,
    name: `Place ${id}`,
  })
  const zones = Array.from({ length: ZONES }, (_, zone) => place(zoneId(zone), 2, 1))
  const states = zones.flatMap((parent, zone) =>
    Array.from({ length: STATES_EACH }, (_, state) => place(stateId(zone, state), 3, parent.id)),
  )
  return [place(1, 1, null), ...zones, ...states]
}

const INDICATORS: readonly Indicator[] = [
  anIndicator(DOSE_1),
  anIndicator(DOSE_3),
  anIndicator(PEOPLE, { factor: 4, denominator: '', fullName: 'Total population', decimals: 0 }),
]

const SOURCES: readonly DataSource[] = [
  aSource(SURVEY, 'Survey'),
  aSource(COPY, 'Copy', { derivedFrom: [SURVEY] }),
  aSource(ROUTINE, 'Routine', { classification: 'Routine' }),
  aSource(OFFICIAL, 'Official', { classification: 'Estimate' }),
  aSource(OTHER, 'Other', { classification: 'Estimate' }),
]

/** The official estimate of first doses is its custodian's. */
const OFFICIAL_MEASURE: IndicatorSource = {
  id: 1,
  indicator: DOSE_1,
  source: OFFICIAL,
  name: 'First dose',
  definition: '',
  numerator: '',
  denominator: '',
  frequency: 'Every year',
  method: '',
  national: true,
  zonal: false,
  state: false,
  senatorial: false,
  lga: false,
  periods: '',
  comparability: '',
  custodian: true,
  intervalEditions: [],
  intervalPublished: 'not_known',
}

/** A country without a fault, another for each seed. */
export function auditedCountry(seed: number): AuditedCountry {
  const chance = chanceOf(seed)
  const places = locations()
  const reference: ReferenceData = {
    ...aReference(SOURCES, INDICATORS),
    locations: new Map(places.map((place) => [place.id, place])),
    measures: new Map([[measureKey(DOSE_1, OFFICIAL), OFFICIAL_MEASURE]]),
  }
  const curation = {
    ...reference.curation,
    relatedPairs: [{ kind: 'drop_out', first: DOSE_1, second: DOSE_3, mayLag: false }] as const,
  }
  const states = places.filter(({ level }) => level === 3)
  const people = new Map(states.map(({ id }) => [id, 1_000_000 + Math.round(6_000_000 * chance())]))
  // Places differ, and all of them change slowly over the years.
  const level = new Map(states.map(({ id }) => [id, 25 + 60 * chance()]))
  const growth = 1.2 * chance() - 0.2
  const truth = (id: number, year: number) => clamp((level.get(id) ?? 50) + growth * (year - 2008))
  const points = [
    ...surveyed(chance, places, people, truth),
    ...routine(chance, places, people, truth),
    ...estimated(chance, people, truth),
    ...counted(places, people, chance),
  ]
  return { reference: { ...reference, curation }, people, points, editions: [], rejections: [] }
}

type Truth = (id: number, year: number) => number

/** Mean of a place over its states, weighted with people. */
function meanOver(ids: readonly number[], people: ReadonlyMap<number, number>, of: (id: number) => number) {
  const all = ids.reduce((sum, id) => sum + (people.get(id) ?? 0), 0)
  return ids.reduce((sum, id) => sum + of(id) * (people.get(id) ?? 0), 0) / all
}

function statesIn(place: Location, places: readonly Location[]): number[] {
  const states = places.filter(({ level }) => level === 3)
  if (place.level === 1) return states.map(({ id }) => id)
  return place.level === 2
    ? states.filter(({ parent }) => parent === place.id).map(({ id }) => id)
    : [place.id]
}

function surveyed(
  chance: () => number,
  places: readonly Location[],
  people: ReadonlyMap<number, number>,
  truth: Truth,
): Point[] {
  return ROUNDS.flatMap((year) => {
    // The results of the interviews of a state; zones and the nation are made of the same interviews.
    const errors = new Map(places.map(({ id }) => [id, 3 * normal(chance)]))
    return places.flatMap((place) => {
      const value = (share: number) =>
        round(
          clamp(
            meanOver(statesIn(place, places), people, (id) => truth(id, year) + (errors.get(id) ?? 0)) *
              share,
          ),
        )
      const one = (source: number, indicator: number, at: number, noise = 0) =>
        aPoint(source, place.id, String(year), round(clamp(at + noise)), {
          indicator,
          coordinates: interviewed(year),
          lower: round(clamp(at - 5.5)),
          upper: round(clamp(at + 5.5)),
          intervalLevel: 95,
          sampleSize: 400,
        })
      return [
        one(SURVEY, DOSE_1, value(1)),
        one(SURVEY, DOSE_3, value(0.8)),
        one(COPY, DOSE_1, value(1), 0.4 * normal(chance)),
      ]
    })
  })
}

function routine(
  chance: () => number,
  places: readonly Location[],
  people: ReadonlyMap<number, number>,
  truth: Truth,
): Point[] {
  return YEARS.flatMap((year) => {
    const given = new Map(
      statesIn({ id: 1, name: '', level: 1, parent: null }, places).map((id) => {
        const denominator = Math.round(0.035 * (people.get(id) ?? 0))
        const share = Math.min(97, truth(id, year) + 2 * normal(chance)) / 100
        return [id, { denominator, numerator: Math.round(denominator * Math.max(0.02, share)) }]
      }),
    )
    return places.flatMap((place) => {
      const parts = statesIn(place, places).flatMap((id) => given.get(id) ?? [])
      const numerator = parts.reduce((sum, part) => sum + part.numerator, 0)
      const denominator = parts.reduce((sum, part) => sum + part.denominator, 0)
      const later = Math.round(0.85 * numerator)
      const one = (indicator: number, count: number) =>
        aPoint(ROUTINE, place.id, String(year), round((100 * count) / denominator), {
          indicator,
          numerator: count,
          denominator,
        })
      return [one(DOSE_1, numerator), one(DOSE_3, later)]
    })
  })
}

function estimated(chance: () => number, people: ReadonlyMap<number, number>, truth: Truth): Point[] {
  const states = [...people.keys()]
  return YEARS.flatMap((year) => {
    const value = meanOver(states, people, (id) => truth(id, year))
    return [OFFICIAL, OTHER].map((source) =>
      aPoint(source, 1, String(year), Math.round(clamp(value + 1.5 * normal(chance))), {
        indicator: DOSE_1,
        flags: ['rounded'],
        coordinates: {
          ...NO_COORDINATES,
          birthCohort: year,
          evidence: [`MODEL${source}`],
          // The other source still holds its copies of the first years.
          supersededBy: source === OTHER && year < 2012 ? OFFICIAL : null,
        },
      }),
    )
  })
}

function counted(
  places: readonly Location[],
  people: ReadonlyMap<number, number>,
  chance: () => number,
): Point[] {
  const growth = 1.02 + 0.01 * chance()
  return YEARS.flatMap((year) =>
    places.map((place) => {
      const sum = statesIn(place, places).reduce(
        (all, id) => all + Math.round((people.get(id) ?? 0) * growth ** (year - 2008)),
        0,
      )
      return aPoint(OFFICIAL, place.id, String(year), sum, { indicator: PEOPLE })
    }),
  )
}

/** A survey asks about the children born the year before, and its tabulations share its interviews. */
function interviewed(round: number): Point['coordinates'] {
  return { ...NO_COORDINATES, birthCohort: round - 1, evidence: [`SURVEY${round}`] }
}

/** Standard normal numbers (sum of twelve uniform ones). */
function normal(chance: () => number): number {
  return Array.from({ length: 12 }, chance).reduce((sum, one) => sum + one, 0) - 6
}

function clamp(value: number): number {
  return Math.min(98, Math.max(1, value))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Code of a year. */
export function year(of: number): number {
  return periodCode(String(of)) ?? 0
}
