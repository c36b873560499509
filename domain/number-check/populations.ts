import type { Classification } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, decimal, whole } from '#domain/message/value.ts'
import { nearestYear } from '#domain/observation/nearest-year.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isYear, type PeriodCode, type PeriodKind, periodKind, periodYear } from '#domain/period/period.ts'
import type { PeopleCounts } from '#domain/reference/curation.ts'
import { byId, placesAbove, placesIn, type ReferenceData } from '#domain/reference/reference-data.ts'

/** The people whose number a share is of, as far as they are counted in the data. */
export type PeopleKind = 'infants' | 'births' | 'underFive' | 'women' | 'people'

/** A number of people of a place that a count could be divided by, and how it was come by. */
export interface Population {
  readonly key: string
  readonly name: Message
  readonly derivation: Message
  readonly classification: Classification
  readonly value: number
}

/** Where the numbers of people are read. */
export interface PeopleTables {
  tableOf(indicator: number): ObservationTable
  readonly reference: ReferenceData
}

const KINDS: readonly (readonly [PeopleKind, RegExp])[] = [
  ['births', /\bpregnan|\bbirths?\b(?!.*infants)|\bnewborns?\b|women with a recent birth/i],
  ['infants', /\binfants?\b|12[-–]23 months|under (1|one)\b|target (cohort|population)/i],
  ['underFive', /under[- ](5|five)|0[-–]59 months|aged 0[-–]4|6[-–]59 months/i],
  ['women', /\bwomen\b.*15[-–]49/i],
  ['people', /^(total |resident )?(population|people|persons)\b/i],
]

/** The people that a share is of; null where they are not counted in the data. */
export function peopleKind(indicator: Indicator): PeopleKind | null {
  return KINDS.find(([, words]) => words.test(indicator.denominator))?.[0] ?? null
}

/** The indicators whose figures are needed to find the numbers of some people. */
export function peopleIndicators(kind: PeopleKind, counts: PeopleCounts): number[] {
  const { people, birthRate, infants, underFive, women, plannedInfants } = counts
  if (kind === 'infants') return [people, birthRate, infants, underFive, plannedInfants]
  if (kind === 'births') return [people, birthRate]
  if (kind === 'underFive') return [underFive]
  return kind === 'women' ? [women] : [people]
}

interface Asked {
  readonly kind: PeopleKind
  readonly location: Location
  readonly period: PeriodCode
  readonly counts: PeopleCounts
  readonly tables: PeopleTables
}

/** Into how many of such periods a year falls, and so the people of a year. */
const PARTS: Readonly<Record<PeriodKind, number>> = { year: 1, quarter: 4, month: 12, week: 52 }

/**
 * Every number of these people that is held for a place and year, or can be derived from numbers that are. Of a part of a year as
 * large a part of births and infants, who come evenly over it.
 */
export function populationsOf(asked: Asked): readonly Population[] {
  const parts = asked.kind === 'infants' || asked.kind === 'births' ? PARTS[periodKind(asked.period)] : 1
  const whole = populationsOfYear(asked)
  if (parts === 1) return whole
  return whole.map((one) => ({
    ...one,
    derivation: message('check.part-of-year', { derivation: one.derivation, parts: String(parts) }),
    value: Math.round(one.value / parts),
  }))
}

function populationsOfYear(asked: Asked): readonly Population[] {
  const { kind, counts } = asked
  if (kind === 'underFive') return published(counts.underFive, asked)
  if (kind === 'women') return published(counts.women, asked)
  if (kind === 'people') return published(counts.people, asked)
  if (kind === 'births') return birthsOf(asked)
  return [
    ...published(counts.infants, asked),
    ...birthsOf(asked),
    ...shareOfUnderFive(asked),
    ...planned(asked),
  ]
}

/** The figures of the place by year, one of each source: of the year, else of up to two years beside it. */
function held(
  indicator: number,
  { location, period: askedPeriod, tables }: Asked,
  place = location.id,
): Point[] {
  const points = pointsWhere(tables.tableOf(indicator), { indicator, location: place }).filter(
    ({ period, value, coordinates }) => isYear(period) && value > 0 && coordinates.supersededBy === null,
  )
  return [...Map.groupBy(points, ({ source }) => source).values()].flatMap((own) => {
    const near = nearestYear(
      own.map(({ period }) => periodYear(period)),
      periodYear(askedPeriod),
    )
    return own.find(({ period }) => periodYear(period) === near) ?? []
  })
}

function citedOf({ source, period }: Point, { tables }: Asked) {
  return cited(byId(tables.reference.sources, source), period)
}

function classOf({ source }: Point, { tables }: Asked): Classification {
  return byId(tables.reference.sources, source).classification
}

function published(indicator: number, asked: Asked): Population[] {
  return held(indicator, asked).map((point) => ({
    key: `held-${point.source}`,
    name: message('check.population', { cited: citedOf(point, asked), kind: asked.kind }),
    derivation: message('check.as-published'),
    classification: classOf(point, asked),
    value: point.value,
  }))
}

/** People times the birth rate of the place, or of the smallest place around it that has one. */
function birthsOf(asked: Asked): Population[] {
  const { counts, tables, location } = asked
  const places = placesAbove(tables.reference, location.id)
  const rate = places
    .flatMap((place) => held(counts.birthRate, asked, place))
    .toSorted((a, b) => places.indexOf(a.location) - places.indexOf(b.location) || b.period - a.period)[0]
  if (!rate) return []
  return held(counts.people, asked).map((people) => ({
    key: `births-${people.source}`,
    name: message('check.population-births', { cited: citedOf(people, asked), rate: citedOf(rate, asked) }),
    derivation: message('check.times-rate', { people: whole(people.value), rate: decimal(rate.value) }),
    classification: classOf(people, asked),
    value: Math.round((people.value * rate.value) / 1000),
  }))
}

/** The children under five of the place, of whom as many are under one as in the nation; of sources that do not say how many are. */
function shareOfUnderFive(asked: Asked): Population[] {
  const { counts, location } = asked
  if (location.id === NATION) return []
  const infants = held(counts.infants, asked, NATION)
  const pairs = held(counts.underFive, asked, NATION).flatMap((all) => {
    const part = infants.find(({ source, period }) => source === all.source && period === all.period)
    return part ? [{ all, part }] : []
  })
  const [pair] = pairs
  if (!pair) return []
  const published = new Set(held(counts.infants, asked).map(({ source }) => source))
  const others = held(counts.underFive, asked).filter(({ source }) => !published.has(source))
  return others.map((children) => ({
    key: `share-${children.source}`,
    name: message('check.population-share', {
      cited: citedOf(children, asked),
      nation: citedOf(pair.part, asked),
    }),
    derivation: message('check.times-share', {
      children: whole(children.value),
      share: decimal((100 * pair.part.value) / pair.all.value),
    }),
    classification: classOf(children, asked),
    value: Math.round((children.value * pair.part.value) / pair.all.value),
  }))
}

/** The target of a plan: of the place, or the sum of its areas when all of them have one. */
function planned(asked: Asked): Population[] {
  const { counts, location, tables } = asked
  const own = held(counts.plannedInfants, asked)
  if (own.length > 0) {
    return own.map((point) => ({
      key: `planned-${point.source}`,
      name: message('check.population-planned', { cited: citedOf(point, asked) }),
      derivation: message('check.as-published'),
      classification: classOf(point, asked),
      value: point.value,
    }))
  }
  const areas = placesIn(tables.reference, location, 4)
  const points = areas.flatMap(({ id }) => held(counts.plannedInfants, asked, id))
  const bySource = [...Map.groupBy(points, ({ source, period }) => `${source}@${period}`).values()]
  return bySource.flatMap((all) => {
    const [first] = all
    if (!first || all.length < areas.length) return []
    return [
      {
        key: `planned-${first.source}`,
        name: message('check.population-planned', { cited: citedOf(first, asked) }),
        derivation: message('check.sum-of-lgas', { count: all.length }),
        classification: classOf(first, asked),
        value: all.reduce((sum, { value }) => sum + value, 0),
      },
    ]
  })
}
