import { NATION } from '#domain/location/location.ts'
import { latestPoint } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { deathsAverted } from './averted.ts'
import { coverageNow, coverageThen } from './coverage-of.ts'
import { type DeathsByCause, deathsByCause, shareOf } from './deaths-by-cause.ts'
import { avoidedShare, type Estimate, type Intervention } from './intervention.ts'
import type { PolicyData } from './policy-terms.ts'

/** The coverage, in percent, to which interventions are compared. */
export const AIM = 80

/** Why an effect cannot be run here, or is not proposed. */
export const WHY_LEFT = [
  'not_deaths',
  'no_coverage_held',
  'no_coverage_here',
  'old_coverage',
  'no_deaths_of_cause',
  'no_interval',
  'no_gap',
  'alternative',
  'other_cause',
  'less_to_gain',
] as const

export type WhyLeft = (typeof WHY_LEFT)[number]

/** An effect that can be run at a place, with the figures it is run on. */
export interface PolicyOption {
  readonly intervention: Intervention
  readonly avoided: Estimate
  readonly cause: string
  /** The coverage that the deaths felt, or today's where no deaths are held. */
  readonly coverage: Point
  /** The coverage that one would quote now, where it is of a later year. */
  readonly later: Point | null
  /** Deaths of the cause; null where none are held of the place. */
  readonly deaths: Estimate | null
  /** People of the coverage; null where their number is not held. */
  readonly people: Point | null
  /** Deaths that would be averted at the aim; null without deaths. */
  readonly gain: number | null
  /** Gap × effect × deaths; where none are held, times the share that the cause has in the nation. */
  readonly weight: number
}

export interface LeftOut {
  readonly intervention: Intervention
  readonly why: WhyLeft
}

/** The interventions that can be run at a place, and why the rest cannot. */
export interface PolicyOptions {
  readonly deaths: DeathsByCause | null
  /** The nation's causes where the place has none: they rank, and are applied to nothing. */
  readonly ranking: DeathsByCause | null
  readonly options: readonly PolicyOption[]
  readonly left: readonly LeftOut[]
}

/** Every published effect, with the figures of a place. */
export function policyOptions(data: PolicyData, location: number): PolicyOptions {
  const deaths = deathsByCause(data, location)
  const ranking = deaths ?? deathsByCause(data, NATION)
  const options: PolicyOption[] = []
  const left: LeftOut[] = []
  for (const intervention of data.interventions) {
    const found = optionOf(intervention, data, { location, deaths, ranking })
    if (typeof found === 'string') left.push({ intervention, why: found })
    else options.push(found)
  }
  return { deaths, ranking, options, left }
}

interface Here {
  readonly location: number
  readonly deaths: DeathsByCause | null
  readonly ranking: DeathsByCause | null
}

function optionOf(intervention: Intervention, data: PolicyData, here: Here): PolicyOption | WhyLeft {
  const { use, indicators, affected } = intervention
  if (use !== 'deaths' || affected === null) return 'not_deaths'
  if (indicators.length === 0) return 'no_coverage_held'
  const cause = data.terms.outcomes[intervention.outcome]
  const share = cause === undefined || !here.ranking ? undefined : shareOf(here.ranking, cause)
  if (cause === undefined || share === undefined) return 'no_deaths_of_cause'
  const points = coverageOf(indicators, data, here)
  if (typeof points === 'string') return points
  const avoided = avoidedShare(intervention)
  const deaths = here.deaths?.deaths[cause] ?? null
  const gainOf = (number: number) =>
    deathsAverted(number, [
      { from: points.coverage.value / 100, to: AIM / 100, avoided: avoided.value, affected },
    ])
  return {
    intervention,
    avoided,
    cause,
    ...points,
    deaths,
    people: peopleOf(points.coverage, data),
    gain: deaths && gainOf(deaths.value),
    weight: gainOf(deaths?.value ?? share),
  }
}

function coverageOf(indicators: readonly number[], data: PolicyData, { location, deaths }: Here) {
  let why: WhyLeft = 'no_coverage_here'
  for (const indicator of indicators) {
    const now = coverageNow(data, indicator, location)
    const coverage = deaths ? coverageThen(data, { indicator, location, year: deaths.year }) : now
    if (coverage === 'old') why = 'old_coverage'
    else if (coverage) return { coverage, later: now && now.period > coverage.period ? now : null }
  }
  return why
}

/** The newest count of the people of a coverage, where its denominator is all of them. */
function peopleOf(coverage: Point, { terms, reference, table }: PolicyData): Point | null {
  const { indicator, denominator } = terms.people
  const isAbout = reference.indicators.get(coverage.indicator)?.denominator === denominator
  const official = reference.curation.population?.source
  if (!isAbout) return null
  const where = { indicator, location: coverage.location }
  return (official ? latestPoint(table, { ...where, source: official }) : null) ?? latestPoint(table, where)
}
