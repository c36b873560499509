import { CURATION } from '#catalogue/curation.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Point, pointOf } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'

/** A country that does not exist, so that no test figure can be taken for a health figure of a real one. */
const LOCATIONS: readonly Location[] = [
  { id: 1, name: 'Aldovia', level: 1, parent: null },
  { id: 2, name: 'North', level: 2, parent: 1 },
  { id: 3, name: 'South', level: 2, parent: 1 },
  { id: 8, name: 'Northland', level: 3, parent: 2 },
  { id: 9, name: 'Snowland', level: 3, parent: 2 },
  { id: 10, name: 'Southland', level: 3, parent: 3 },
  { id: 45, name: 'Hilltown', level: 4, parent: 8 },
  { id: 46, name: 'Laketown', level: 4, parent: 8 },
]

export function aSource(id: number, name: string, change: Partial<DataSource> = {}): DataSource {
  return {
    id,
    name,
    fullName: `${name} in full`,
    description: '',
    classification: 'Survey',
    methodology: '',
    custodian: '',
    yearsAvailable: '',
    periodAvailable: '',
    subnational: 'Yes',
    link: '',
    licence: 'CC0',
    licenceClass: 'open',
    citation: `${name}, Aldovia`,
    vintage: '',
    hasData: true,
    derivedFrom: [],
    periodLabels: {},
    ...change,
  }
}

export function anIndicator(id: number, change: Partial<Indicator> = {}): Indicator {
  return {
    id,
    code: `I${id}`,
    fullName: `Indicator ${id} in full`,
    shortName: `Indicator ${id}`,
    programArea: 'Area',
    slope: 'Positive',
    type: 'Outcome',
    factor: 2,
    decimals: 1,
    definition: '',
    numerator: '',
    denominator: 'Children aged 12-23 months',
    nationalTarget: null,
    nationalTargetYear: null,
    nationalSource: '',
    sdgTarget: null,
    sdgInformation: '',
    related: [],
    ...change,
  }
}

/** How a source measures an indicator, under its key; national alone unless changed. */
export function aMeasure(
  indicator: number,
  source: number,
  change: Partial<IndicatorSource> = {},
): readonly [key: string, measure: IndicatorSource] {
  const measure: IndicatorSource = {
    ...{ id: 1000 * indicator + source, indicator, source, name: '', definition: '' },
    ...{ numerator: '', denominator: '', frequency: '', method: '', periods: '', comparability: '' },
    ...{ national: true, zonal: false, state: false, senatorial: false, lga: false },
    ...{ custodian: false, intervalEditions: [], intervalPublished: 'not_known' as const },
    ...change,
  }
  return [measureKey(indicator, source), measure]
}

export function aReference(
  sources: readonly DataSource[] = [aSource(2, 'Survey A')],
  indicators: readonly Indicator[] = [anIndicator(7)],
): ReferenceData {
  return {
    indicators: new Map(indicators.map((indicator) => [indicator.id, indicator])),
    sources: new Map(sources.map((source) => [source.id, source])),
    locations: new Map(LOCATIONS.map((location) => [location.id, location])),
    measures: new Map(),
    evidence: new Map(),
    curation: CURATION,
  }
}

/** A point with nothing but a value; `period` is ISO text. */
export function aPoint(
  source: number,
  location: number,
  period: string,
  value: number,
  change: Partial<Point> = {},
): Point {
  return pointOf({ indicator: 7, source, location, period: periodCode(period) ?? 0, value, ...change })
}
