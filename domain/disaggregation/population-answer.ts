import type { DataSource } from '#domain/data-source/data-source.ts'
import { midSentence } from '#domain/indicator/indicator-words.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { placeWords } from '#domain/location/place-words.ts'
import type { Location } from '#domain/location/location.ts'
import { plain, type Segment, strong } from '#domain/narrative/segment.ts'
import { formatNumber } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
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

/** The sentences over a pyramid: how many, and how they divide by sex and age. All are added up from the age bands. */
export function populationAnswer({ indicator, source, place, period, facts }: PopulationQuestion): Segment[] {
  const subject = midSentence(indicator.shortName)
  const shares = [
    shareOf(facts.female, 'female'),
    shareOf(facts.male, 'male'),
    shareOf(facts.under5, 'children under 5'),
  ].filter((share) => share !== null)
  return [
    plain(`The age groups of ${sourceAndPeriod(source, { period })} add up to `),
    strong(formatNumber(facts.total, 0)),
    plain(` for ${subject} in ${placeWords(place)}`),
    ...shares.flatMap((share, index) => [
      plain(index === 0 ? ': ' : ', '),
      strong(share.text),
      plain(share.who),
    ]),
    plain('.'),
  ]
}

function shareOf(share: PeopleShare | null, who: string) {
  return share === null ? null : { text: `${formatNumber(share.percent)}%`, who: ` ${who}` }
}
