import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, indicatorName, listOf, percentage, placeName, whole } from '#domain/message/value.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { PeopleShare, PopulationFacts } from './population.ts'

/** Counts by age and sex of one source, place and period. */
export interface PopulationQuestion {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly place: Location
  readonly period: PeriodCode
  readonly facts: PopulationFacts
}

/** The sentence over a pyramid: how many, and how they divide by sex and age. All are added up from the age bands. */
export function populationAnswer({ indicator, source, place, period, facts }: PopulationQuestion): Message {
  const counted = {
    cited: cited(source, period),
    total: whole(facts.total),
    indicator: indicatorName(indicator),
    place: placeName(place),
  }
  const shares = [
    ...shareOf(facts.female, 'female'),
    ...shareOf(facts.male, 'male'),
    ...shareOf(facts.under5, 'under5'),
  ]
  if (shares.length === 0) return message('groups.population', counted)
  return message('groups.population-shares', { ...counted, shares: listOf(shares, 'none') })
}

function shareOf(share: PeopleShare | null, who: 'female' | 'male' | 'under5'): Message[] {
  return share === null ? [] : [message('groups.share', { percent: percentage(share.percent, 1), who })]
}
