import { isFlag } from '#domain/observation/flag.ts'
import { NUMBERS_BESIDE } from '#domain/observation/columns.ts'
import { emptyTable, fillNumbers, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import type { Indicator, IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { Coverage } from '#domain/choice/coverage.ts'
import { decodeCoordinates } from './coordinates-codec.ts'
import type { Curation } from '#domain/reference/curation.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type {
  CatalogueFile,
  CatalogueIndicator,
  CatalogueSource,
  EvidenceRow,
  LocationRow,
  MeasureRow,
  PointFile,
} from './release-file.ts'

/**
 * Lookup tables of a catalogue. `measures` is empty: a source's way of measuring an indicator comes with the
 * indicator's file. Locations go down to states. `curation` is the knowledge about particular ids beside the
 * file.
 */
export function decodeCatalogue(
  file: CatalogueFile,
  curation: Curation,
): {
  readonly reference: ReferenceData
  readonly coverage: Coverage
} {
  return {
    reference: {
      indicators: new Map(file.indicators.map((row) => [row.id, decodeIndicator(row)])),
      sources: new Map(file.sources.map((row) => [row.id, decodeSource(row)])),
      locations: new Map(file.locations.map((row) => [row[0], decodeLocation(row)])),
      measures: new Map(),
      evidence: new Map((file.evidence ?? []).map((row) => [row[0], decodeEvidence(row)])),
      curation,
      ...(file.below_states && { belowStates: file.below_states }),
    },
    coverage: new Map(file.indicators.map((row) => [row.id, new Map(row.coverage)])),
  }
}

/** Typed columns of a file. Runs once per file; afterwards every question is answered from memory. */
export function decodePoints(file: PointFile): ObservationTable {
  const { dictionaries, columns } = file
  const length = columns.value.length
  const table = emptyTable(length)
  table.indicator.fill(file.indicator)
  const flagSets = dictionaries.flags.map((set) => set.filter(isFlag))
  for (let row = 0; row < length; row++) {
    table.source[row] = dictionaries.sources[columns.source[row] ?? 0] ?? 0
    table.location[row] = dictionaries.locations[columns.location[row] ?? 0] ?? 0
    table.period[row] = dictionaries.periods[columns.period[row] ?? 0] ?? 0
    table.value[row] = columns.value[row] ?? Number.NaN
  }
  for (const { field, name } of NUMBERS_BESIDE) {
    const column = columns[name]
    if (column) fillNumbers(table, field, (row) => column[row])
  }
  const none: ObservationTable['flags'][number] = []
  const flags = columns.value.map((_, row) => {
    const set = columns.flags?.[row]
    return set === null || set === undefined ? none : (flagSets[set] ?? none)
  })
  const withheld = (file.withheld ?? []).map(([source, location, period, rule]) => {
    return { indicator: file.indicator, source, location, period, rule }
  })
  const withdrawn = (file.withdrawn ?? []).map(([source, location, period, value, reason]) => {
    return { indicator: file.indicator, source, location, period, value, reason }
  })
  return { ...table, flags, coordinates: decodeCoordinates(file, table.period), withheld, withdrawn }
}

/** An indicator as the product speaks of it; every field carries over, absent targets stay null. */
export function decodeIndicator(row: CatalogueIndicator): Indicator {
  return {
    id: row.id,
    code: row.code,
    fullName: row.full_name,
    shortName: row.short_name,
    programArea: row.program_area,
    slope: row.slope,
    type: row.type,
    factor: row.factor,
    decimals: row.decimals,
    definition: row.definition,
    numerator: row.numerator,
    denominator: row.denominator,
    nationalTarget: row.national_target,
    nationalTargetYear: row.national_target_year,
    nationalSource: row.national_source,
    sdgTarget: row.sdg_target,
    sdgInformation: row.sdg_information,
    related: row.related,
  }
}

/** How a source measures an indicator, as the product speaks of it. */
export function decodeMeasure(row: MeasureRow): IndicatorSource {
  return { custodian: false, intervalEditions: [], intervalPublished: 'not_known', ...row }
}

/** A data source as the product speaks of it. Period labels are keyed by ISO period. */
export function decodeSource(row: CatalogueSource): DataSource {
  return {
    id: row.id,
    name: row.name,
    fullName: row.full_name,
    description: row.description,
    classification: row.classification,
    methodology: row.methodology,
    custodian: row.custodian,
    yearsAvailable: row.years_available,
    periodAvailable: row.period_available,
    subnational: row.subnational,
    link: row.link,
    licence: row.licence,
    licenceClass: row.licence_class ?? 'not_verified',
    citation: row.citation,
    vintage: row.vintage,
    hasData: row.has_data,
    derivedFrom: row.derived_from,
    periodLabels: row.period_labels,
  }
}

/** Evidence as the product speaks of it; where its dates were read stays in the store. */
export function decodeEvidence(row: EvidenceRow): Evidence {
  const [id, kind, title, fieldworkStart, fieldworkEnd, birthCohort, currentSource] = row
  return { id, kind, title, fieldworkStart, fieldworkEnd, birthCohort, currentSource }
}

/** A location with its level (1 national to 5 senatorial district) and parent; the nation has none. */
export function decodeLocation([id, name, level, parent]: LocationRow): Location {
  return { id, name, level, parent }
}
