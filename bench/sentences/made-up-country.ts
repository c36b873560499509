import { CURATION } from '#catalogue/curation.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isFlag } from '#domain/observation/flag.ts'
import { periodCode } from '#domain/period/period.ts'
import type { Factor } from '#domain/number/factor.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { type Chance, chance } from './draw.ts'
import type { Place, Publisher, Quantity, Row } from './rows.ts'
import type { Country } from './score.ts'

const ZONES = ['North', 'Middle', 'South'] as const
const STATES = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Gorse',
  'Hazel',
  'Ivy',
  'Juniper',
  'Larch',
  'Maple',
] as const
const NATION = 1

const PLACES: readonly Place[] = [
  { id: NATION, name: 'Aldovia', level: 1, parent: null },
  ...ZONES.map((name, at) => ({ id: 2 + at, name, level: 2, parent: NATION })),
  ...STATES.map((name, at) => ({ id: 8 + at, name, level: 3, parent: 2 + (at % ZONES.length) })),
]

const PUBLISHERS: readonly Publisher[] = [
  { id: 1, name: 'House survey', classification: 'Survey', methodology: 'Household survey' },
  { id: 2, name: 'Sled survey', classification: 'Survey', methodology: 'Household survey' },
  { id: 3, name: 'Count', classification: 'Survey', methodology: 'Full census count' },
  { id: 4, name: 'Model', classification: 'Estimate', methodology: 'Model' },
  { id: 5, name: 'Other model', classification: 'Estimate', methodology: 'Model' },
  { id: 6, name: 'Shop counts', classification: 'Routine', methodology: 'Counts of shops' },
]

/** Names whose reading is known because it was thought of with them. */
const QUANTITIES: readonly Quantity[] = [
  named(1, 'Snow shovels', 'Houses with a snow shovel', 2, 'the share of snow shovels'),
  named(2, 'Sled ownership rate', 'Sled ownership rate', 2, 'the sled ownership rate'),
  named(3, 'Skating coverage', 'Skating coverage', 2, 'skating coverage'),
  named(4, 'Ice falls', 'Number of ice falls', 4, 'the number of ice falls'),
  named(5, 'Frost mortality rate', 'Frost mortality rate (per 1,000 people)', 1, 'the frost mortality rate'),
  named(6, 'Mean depth of snow', 'Mean depth of snow (persons)', 4, 'the mean depth of snow'),
  named(7, 'Children with mittens', 'Children with mittens', 2, 'the share of children with mittens'),
  named(8, 'Ski incidents', 'Ski incidents (per 100,000 people)', 3, 'ski incidents', true),
  named(
    9,
    'Winter spending per person (US$)',
    'Winter spending per person (US$)',
    4,
    'winter spending per person',
  ),
  named(10, 'People on skates', 'People on skates', 4, 'the number of people on skates'),
]

function named(
  id: number,
  shortName: string,
  fullName: string,
  factor: number,
  phrase: string,
  isMany = false,
): Quantity {
  const decimals = factor === 4 && /^(the )?(mean|winter)/i.test(phrase) ? 1 : factor === 4 ? 0 : 1
  const target = id % 2 === 1 && factor < 4 ? 60 : null
  return {
    id,
    shortName,
    fullName,
    factor,
    slope: id % 3 === 0 ? 'Negative' : 'Positive',
    decimals,
    denominator: /per person/.test(fullName) ? 'People' : '',
    target,
    phrase,
    isMany,
  }
}

/** A country that does not exist with figures drawn for it: ties, gaps, zeros, shares above 100, parts of years, few events. */
export function madeUpCountry(seed: number): Country {
  const next = chance(seed)
  const rows = QUANTITIES.flatMap((quantity) => rowsOf(quantity, next))
  const byIndicator = Map.groupBy(rows, ({ indicator }) => indicator)
  const quantities = new Map(QUANTITIES.map((quantity) => [quantity.id, quantity]))
  const of = (indicator: number) => byIndicator.get(indicator) ?? []
  const world = {
    places: new Map(PLACES.map((place) => [place.id, place])),
    publishers: new Map(PUBLISHERS.map((publisher) => [publisher.id, publisher])),
    quantities,
    measured: new Set<string>(),
    official: new Set<string>(),
    withoutIntervals: new Set<string>(),
    rowsOf: of,
  }
  return {
    world,
    told: { reference: readAsProduct(), tableOf: (indicator) => tableOf(of(indicator).map(pointOf)) },
  }
}

function readAsProduct() {
  const sources = PUBLISHERS.map(({ id, name, classification, methodology }) =>
    aSource(id, name, { classification: classification as 'Survey', methodology }),
  )
  const indicators = QUANTITIES.map(
    ({ id, shortName, fullName, factor, slope, decimals, denominator, target }) =>
      anIndicator(id, {
        shortName,
        fullName,
        factor: factor as Factor,
        slope: slope as 'Positive',
        decimals,
        denominator,
        nationalTarget: target,
      }),
  )
  const locations = PLACES.map((place) => [place.id, { ...place, level: place.level as 1 | 2 | 3 }] as const)
  return { ...aReference(sources, indicators), locations: new Map(locations), curation: CURATION }
}

function pointOf(row: Row): Point {
  const { source, location, period, value, lower, upper, level, numerator, denominator, sample, flags } = row
  return {
    ...aPoint(source, location, period, value, {
      lower,
      upper,
      intervalLevel: level,
      numerator,
      denominator,
      sampleSize: sample,
      flags: flags.filter(isFlag),
    }),
    indicator: row.indicator,
    period: periodCode(period) ?? 0,
  }
}

const YEARS = ['2006', '2010', '2015', '2018', '2021', '2022', '2024', '2024-03', '2026']

/** Some sources of a quantity, each with some years, levels and places. */
function rowsOf(quantity: Quantity, next: Chance): Row[] {
  return PUBLISHERS.flatMap((publisher) => {
    if (next() < 0.4) return []
    return YEARS.filter(() => next() < 0.35).flatMap((period) => setOf(quantity, publisher, period, next))
  })
}

function setOf(quantity: Quantity, publisher: Publisher, period: string, next: Chance): Row[] {
  const hasIntervals = next() < 0.4 && publisher.classification !== 'Routine'
  const isPartial = period === '2026'
  const share = next()
  const isCoarse = next() < 0.3
  return PLACES.filter((place) =>
    place.level === 1 ? next() < 0.7 : next() < (share < 0.4 ? 0 : share < 0.6 ? 0.25 : 1),
  ).map((place) => {
    const value = drawnValue(quantity, isCoarse, next)
    const spread = hasIntervals ? value * 0.02 + next() * 3 : 0
    return {
      indicator: quantity.id,
      source: publisher.id,
      location: place.id,
      period,
      value,
      lower: hasIntervals ? Math.max(0, value - spread) : null,
      upper: hasIntervals ? value + spread : null,
      level: hasIntervals ? 95 : null,
      numerator:
        publisher.classification === 'Routine' && quantity.factor === 2 ? Math.round(next() * 60) : null,
      denominator: publisher.classification === 'Routine' && quantity.factor === 2 ? 60 : null,
      sample: null,
      flags: [
        ...(isPartial ? ['partial_period'] : []),
        ...(value > 100 && quantity.factor === 2 ? ['over_100'] : []),
      ],
      cohort: '',
      evidence: [],
      supersededBy: '',
    }
  })
}

/** Values with ties, zeros and now and then a share above 100. */
function drawnValue({ factor, decimals }: Quantity, isCoarse: boolean, next: Chance): number {
  if (factor === 4 && decimals === 0) return Math.floor(next() * (isCoarse ? 3 : 5000))
  const most = factor === 2 ? (next() < 0.02 ? 130 : 100) : 200
  const value = next() * most
  return isCoarse ? Math.round(value / 20) * 20 : Math.round(value * 10) / 10
}
