import { type Location, NATION } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, figure, percentage, placeName, sourceName, term, whole } from '#domain/message/value.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { shareOf } from './deaths-by-cause.ts'
import type { EffectInterval, Estimate } from './intervention.ts'
import { peopleReached } from './people-reached.ts'
import { AIM, type PolicyOption, type PolicyOptions } from './policy-options.ts'

/** Whole sentences without full stops for and against an intervention, all from its row and the figures it is run on. */
export interface ForAndAgainst {
  readonly advantages: readonly Message[]
  readonly disadvantages: readonly Message[]
}

export interface PlaceOfProposal {
  readonly reference: ReferenceData
  readonly place: Location
  /** The year that counts as now. */
  readonly currentYear: number
}

const INTERVALS: Readonly<Record<EffectInterval, string>> = {
  '95%_CI': '95% CI',
  IQR: 'IQR',
  range: 'range',
}

/** The coverage that interventions are compared at, as it is said. */
export const AIM_SAID: Value = percentage(AIM)

/** The arguments for and against an intervention at a place. */
export function forAndAgainst(
  option: PolicyOption,
  found: PolicyOptions,
  { reference, place, currentYear }: PlaceOfProposal,
): ForAndAgainst {
  const { intervention, gain, cause, people, coverage, later } = option
  const { evidence, confidence, note, interval } = intervention
  const share = found.ranking ? shareOf(found.ranking, cause) : undefined
  // Deaths by cause of no other place stand in for those of the nation.
  const nation = found.deaths ? place : byId(reference.locations, NATION)
  const year = String(found.ranking?.year ?? '')
  const citedAt = (point: PolicyOption['coverage']) =>
    cited(byId(reference.sources, point.source), point.period)
  const indicator = byId(reference.indicators, coverage.indicator)
  const reached = people ? peopleReached(estimateOf(coverage), AIM, people.value).value : null
  const advantages = [
    gain !== null && message('policy.plus-gain', { deaths: whole(gain), year, aim: AIM_SAID }),
    reached !== null &&
      gain === null &&
      message('policy.plus-people', { people: whole(reached), aim: AIM_SAID }),
    share !== undefined &&
      message('policy.plus-cause', {
        ...{ cause, share: percentage(share), year },
        place: placeName(nation),
      }),
    effectWords(option.avoided, interval),
    confidence !== 'low' && message('policy.plus-evidence', { confidence, evidence: term(evidence) }),
  ]
  const disadvantages = [
    found.deaths === null && message('policy.minus-deaths', { place: placeName(place) }),
    later !== null &&
      message('policy.minus-later', { figure: figure(later.value, indicator), cited: citedAt(later) }),
    later === null &&
      found.deaths !== null &&
      isOld(coverage, currentYear) &&
      message('policy.minus-old', { cited: citedAt(coverage) }),
    confidence === 'low' && message('policy.minus-low', { evidence: term(evidence) }),
    interval !== null && interval !== '95%_CI' && message('policy.minus-range', { interval }),
    note !== '' && message('policy.minus-note', { note: term(note) }),
    indicator.nationalTarget === null &&
      indicator.sdgTarget === null &&
      message('policy.minus-aim', { aim: AIM_SAID }),
  ]
  return {
    advantages: advantages.filter((each) => !!each),
    disadvantages: disadvantages.filter((each) => !!each),
  }
}

/** Years after which a coverage that nobody measured again is called old. */
const OLD = 5

function isOld({ period }: PolicyOption['coverage'], currentYear: number): boolean {
  return currentYear - periodYear(period) > OLD
}

function effectWords({ value, lower, upper }: Estimate, interval: EffectInterval | null): Message | null {
  if (lower === null || upper === null || interval === null) return null
  return message('policy.plus-effect', {
    effect: percentage(100 * value),
    lower: percentage(100 * lower),
    upper: percentage(100 * upper),
    interval: INTERVALS[interval],
  })
}

/** A point as a number with its bounds. */
export function estimateOf({ value, lower, upper, intervalLevel }: PolicyOption['coverage']): Estimate {
  return { value, lower, upper, level: intervalLevel }
}

/** The sources that the deaths and their causes are borrowed from, to be said with every result. */
export function borrowedWords(
  found: PolicyOptions,
  { reference, place }: Omit<PlaceOfProposal, 'currentYear'>,
): Message[] {
  const { deaths, ranking } = found
  if (deaths === null) {
    if (ranking === null) return []
    return [message('policy.borrowed-causes', { year: String(ranking.year), place: placeName(place) })]
  }
  const { total, official, year } = deaths
  const edition = official && {
    total: whole(total.value),
    cited: cited(byId(reference.sources, total.source), total.period),
    official: sourceName(byId(reference.sources, official.source)),
    other: whole(official.value),
    year: String(year),
  }
  return [...(edition ? [message('policy.borrowed-edition', edition)] : []), message('policy.borrowed-ages')]
}
