import type { Indicator } from '#domain/indicator/indicator.ts'
import { midSentence } from '#domain/indicator/indicator-words.ts'

/**
 * What a weekly figure counts: `new` cases of the week, a `cumulative` count at its end, or a `stock` of open cases at its
 * end.
 */
export type CountNature = 'new' | 'cumulative' | 'stock'

/** A count of a disease by week. */
export interface Measure {
  readonly indicator: number
  readonly nature: CountNature
  /** As a choice: `Confirmed cases`. */
  readonly name: string
  /** Several of them inside a sentence: `confirmed cases of Lassa fever`. */
  readonly many: string
  /** One of them. */
  readonly one: string
  /** Indicator of the map: the count of a year; null where there is none by state. */
  readonly mapped: number | null
}

/** A disease reported by week. */
export interface Disease {
  readonly name: string
  /** The first is shown unless the reader says otherwise. */
  readonly measures: readonly Measure[]
  /** Indicator whose national figure shows that a report of the week was made. */
  readonly reports: number
  /** Null when the data have no deaths beside the cases. */
  readonly fatality: Fatality | null
}

/** Where the share that died is worked out from. */
export interface Fatality {
  readonly cases: number
  readonly deaths: number
  /** Ratio as published; null where there is none. */
  readonly published: number | null
  /** `year`: counts of whole years. `cumulative`: counts so far, of which many cases may still be open. */
  readonly counts: 'year' | 'cumulative'
}

const LASSA: Disease = {
  name: 'Lassa fever',
  reports: 1301,
  fatality: { cases: 481, deaths: 483, published: 484, counts: 'year' },
  measures: [
    {
      indicator: 1301,
      nature: 'new',
      name: 'Confirmed cases',
      many: 'confirmed cases of Lassa fever',
      one: 'confirmed case of Lassa fever',
      mapped: 481,
    },
    {
      indicator: 1300,
      nature: 'new',
      name: 'Suspected cases',
      many: 'suspected cases of Lassa fever',
      one: 'suspected case of Lassa fever',
      mapped: 480,
    },
    {
      indicator: 1302,
      nature: 'new',
      name: 'Deaths',
      many: 'deaths from Lassa fever',
      one: 'death from Lassa fever',
      mapped: 483,
    },
    {
      indicator: 1303,
      nature: 'new',
      name: 'Health workers',
      many: 'health workers with Lassa fever',
      one: 'health worker with Lassa fever',
      mapped: null,
    },
  ],
}

const COVID: Disease = {
  name: 'COVID-19',
  reports: 499,
  fatality: { cases: 499, deaths: 501, published: null, counts: 'cumulative' },
  measures: [
    {
      indicator: 499,
      nature: 'cumulative',
      name: 'Confirmed cases',
      many: 'confirmed cases of COVID-19',
      one: 'confirmed case of COVID-19',
      mapped: 499,
    },
    {
      indicator: 501,
      nature: 'cumulative',
      name: 'Deaths',
      many: 'deaths from COVID-19',
      one: 'death from COVID-19',
      mapped: 501,
    },
    {
      indicator: 500,
      nature: 'cumulative',
      name: 'Recovered cases',
      many: 'recovered cases of COVID-19',
      one: 'recovered case of COVID-19',
      mapped: 500,
    },
    {
      indicator: 503,
      nature: 'stock',
      name: 'Active cases',
      many: 'active cases of COVID-19',
      one: 'active case of COVID-19',
      mapped: 503,
    },
  ],
}

/** The diseases that the data have by week. */
export const DISEASES: readonly [Disease, ...Disease[]] = [LASSA, COVID]

/** A disease and one of its counts. */
export interface DiseaseMeasure {
  readonly disease: Disease
  readonly measure: Measure
}

/** The disease and the weekly count that an indicator belongs to, the count of its year included; null for others. */
export function diseaseOf(indicator: number): DiseaseMeasure | null {
  for (const disease of DISEASES) {
    const own = disease.measures.find((measure) => measure.indicator === indicator)
    const measure = own ?? disease.measures.find(({ mapped }) => mapped === indicator)
    if (measure) return { disease, measure }
    const [first] = disease.measures
    if (first && disease.fatality?.published === indicator) return { disease, measure: first }
  }
  return null
}

/** A weekly indicator that no disease above lists, such as one imported later: new cases, by its own name. */
export function countOf(indicator: Indicator): DiseaseMeasure {
  const words = midSentence(indicator.shortName)
  const measure: Measure = {
    indicator: indicator.id,
    nature: 'new',
    name: indicator.shortName,
    many: words,
    one: words,
    mapped: null,
  }
  return {
    disease: { name: indicator.shortName, measures: [measure], reports: indicator.id, fatality: null },
    measure,
  }
}
