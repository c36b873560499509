import type { Catalogue } from '#contract/release-data.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import { LEVELS, type Location, NATION } from '#domain/location/location.ts'
import type {
  CountryRow,
  FactorRow,
  IndicatorRow,
  LevelRow,
  LinkRow,
  MeasureRow,
  PlaceRow,
  SourceRow,
  ValueTypeRow,
} from './tables.ts'

/** The rows of a release for the tables of reference of the browser database. */
export interface ReleaseRows {
  readonly datasources: readonly SourceRow[]
  readonly countries: readonly CountryRow[]
  readonly indicators: readonly IndicatorRow[]
  readonly location: readonly PlaceRow[]
  readonly valuetypes: readonly ValueTypeRow[]
  readonly factors: readonly FactorRow[]
  readonly links: readonly LinkRow[]
  readonly location_hierarchy_level: readonly LevelRow[]
}

/** The same in every release. */
const VALUE_TYPES = [
  'Estimate',
  'Survey',
  'Lower bound',
  'Upper bound',
  'Routine',
  'Numerator',
  'Denominator',
]
const FACTORS = [
  [1000, 'Per 1000'],
  [100, 'in percentage'],
  [100_000, 'Per 100,000'],
  [1, '1'],
] as const

/** The rows of a release: of its catalogue, with the places below states. */
export function releaseRows({ release, reference }: Catalogue, lgas: readonly Location[]): ReleaseRows {
  const stamps = { created_at: release.published_at, updated_at: release.published_at }
  const sources = [...reference.sources.values()]
  const places = [...reference.locations.values(), ...lgas]
  return {
    datasources: sources.map((source) => ({ ...sourceRow(source), ...stamps })),
    countries: places.filter(({ level }) => level === NATION).map(({ id, name }) => ({ id, country: name })),
    indicators: [...reference.indicators.values()].map((one) => ({ ...indicatorRow(one), ...stamps })),
    location: places.map(({ id, name, parent, level }) => ({ id, name, parent, level })),
    valuetypes: VALUE_TYPES.map((name, at) => ({ id: at + 1, value_type: name })),
    factors: FACTORS.map(([multiplier, name], at) => ({
      ...{ id: at + 1, multiplier_factor: multiplier, display_factor: name },
    })),
    links: sources.filter(({ link }) => link !== '').map(linkRow),
    location_hierarchy_level: Object.entries(LEVELS).map(([id, name]) => ({ id: Number(id), name })),
  }
}

function sourceRow(source: DataSource): Omit<SourceRow, 'created_at' | 'updated_at'> {
  const { id, name, description, methodology, classification } = source
  return {
    ...{ id, datasource: name, full_name: source.fullName, description, methodology, classification },
    year_available: source.yearsAvailable,
    period_available: source.periodAvailable,
    subnational_data: source.subnational,
  }
}

function indicatorRow(indicator: Indicator): Omit<IndicatorRow, 'created_at' | 'updated_at'> {
  const [first = null, second = null, third = null, fourth = null] = indicator.related
  return {
    ...{ id: indicator.id, full_name: indicator.fullName, short_name: indicator.shortName },
    ...{ desirable_slope: indicator.slope, indicator_type: indicator.type, factor: indicator.factor },
    program_area: indicator.programArea,
    national_target: indicator.nationalTarget,
    national_source: indicator.nationalSource,
    national_information: String(indicator.nationalTargetYear ?? ''),
    sdg_target: indicator.sdgTarget,
    sdg_information: indicator.sdgInformation,
    ...{ first_related: first, second_related: second, third_related: third, fourth_related: fourth },
  }
}

function linkRow({ id, yearsAvailable, link }: DataSource): LinkRow {
  return { id, period: yearsAvailable, link, datasource: id, indicator: null }
}

/** How a source measures an indicator, as a row. */
export function measureRow(measure: IndicatorSource): MeasureRow {
  const { national, zonal, state, senatorial, lga, indicator, source, frequency } = measure
  const levels = { National: national, Zonal: zonal, State: state, LGA: lga, Senatorial: senatorial }
  return {
    ...{ national, zonal, state, senatorial, lga, indicator, datasource: source, frequency },
    datasource_indicator: measure.name,
    measurement_numerator: measure.numerator,
    measurement_denominator: measure.denominator,
    methodology_estimation: measure.method,
    indicator_definition: measure.definition,
    data_level: Object.entries(levels)
      .flatMap(([name, has]) => (has ? [name] : []))
      .join(', '),
  }
}
