import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { DASHBOARDS } from '#catalogue/dashboards.ts'
import { shownNames } from '#domain/location/shown-name.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { sectionsOf } from '#sections/find-section.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { ReferenceTables } from '#server/dataset/reference/reference-tables.ts'
import { keepEdited } from '#server/release/keep-edited.ts'
import { citationLinks } from './citation-links.ts'
import { mergeTable, removeOthers, type TableRow, withIds } from './merge-table.ts'

/** A place comes after those it belongs to: states before districts, districts before LGAs. */
const PLACE_ORDER: readonly number[] = [1, 2, 3, 5, 4]

function indicatorRows({ indicators }: ReferenceTables, stamps: TableRow): TableRow[] {
  return indicators.map(({ content: indicator }) => ({
    id: indicator.id,
    code: indicator.code,
    full_name: indicator.fullName,
    short_name: indicator.shortName,
    program_area: indicator.programArea,
    desirable_slope: indicator.slope,
    indicator_type: indicator.type,
    factor: indicator.factor,
    decimals: indicator.decimals,
    definition: indicator.definition,
    numerator: indicator.numerator,
    denominator: indicator.denominator,
    national_target: indicator.nationalTarget,
    national_target_year: indicator.nationalTargetYear,
    national_source: indicator.nationalSource,
    sdg_target: indicator.sdgTarget,
    sdg_information: indicator.sdgInformation,
    first_related: indicator.related[0] ?? null,
    second_related: indicator.related[1] ?? null,
    third_related: indicator.related[2] ?? null,
    fourth_related: indicator.related[3] ?? null,
    ...stamps,
  }))
}

function sourceRows({ sources }: ReferenceTables, stamps: TableRow): TableRow[] {
  return sources.map(({ content: source }) => ({
    id: source.id,
    datasource: source.name,
    full_name: source.fullName,
    description: source.description,
    classification: source.classification,
    methodology: source.methodology,
    custodian: source.custodian,
    year_available: source.yearsAvailable,
    period_available: source.periodAvailable,
    subnational_data: source.subnational,
    link: source.link,
    licence: source.licence,
    licence_class: source.licenceClass,
    citation: source.citation,
    vintage: source.vintage,
    derived_from: source.derivedFrom,
    period_labels: JSON.stringify(source.periodLabels),
    ...stamps,
  }))
}

function evidenceRows({ evidence }: ReferenceTables): TableRow[] {
  return evidence.map(({ content }) => ({
    id: content.id,
    kind: content.kind,
    title: content.title,
    fieldwork_start: content.fieldworkStart,
    fieldwork_end: content.fieldworkEnd,
    birth_cohort: content.birthCohort,
    current_source: content.currentSource,
    basis: content.basis,
  }))
}

function locationRows({ locations }: ReferenceTables, stamps: TableRow): TableRow[] {
  const shown = shownNames(locations.map(({ content }) => content))
  return locations
    .map(({ content }) => content)
    .toSorted((a, b) => PLACE_ORDER.indexOf(a.level) - PLACE_ORDER.indexOf(b.level) || a.id - b.id)
    .map((location) => ({
      id: location.id,
      name: location.name,
      shown_name: shown.get(location.id) ?? location.name,
      level: location.level,
      parent: location.parent,
      iso_code: location.isoCode,
      pcode: location.pcode,
      capital: location.capital,
      area_km2: location.areaKm2,
      latitude: location.latitude,
      longitude: location.longitude,
      senatorial_district: location.senatorialDistrict,
      ...stamps,
    }))
}

function measureRows({ measures }: ReferenceTables, stamps: TableRow): TableRow[] {
  return measures.map(({ content: measure }) => ({
    datasource: measure.source,
    indicator: measure.indicator,
    datasource_indicator: measure.name,
    indicator_definition: measure.definition,
    measurement_numerator: measure.numerator,
    measurement_denominator: measure.denominator,
    frequency: measure.frequency,
    methodology_estimation: measure.method,
    national: measure.national,
    zonal: measure.zonal,
    state: measure.state,
    senatorial: measure.senatorial,
    lga: measure.lga,
    periods: measure.periods,
    comparability_note: measure.comparability,
    custodian: measure.custodian,
    interval_published: measure.intervalPublished,
    ...stamps,
  }))
}

function citationRows({ citations }: ReferenceTables): TableRow[] {
  return citations.map(({ content: citation }) => ({
    datasource: citation.source,
    indicator: citation.indicator,
    level: citation.level,
    period: citation.period,
    locations: citation.locations,
    definition_note: citation.definitionNote,
    citation: citation.citation,
    url: citation.url,
    file: citation.file,
  }))
}

function pointKey({ indicator, source, location, period }: PointKey): TableRow {
  return { indicator, datasource: source, location, period }
}

function editionRows({ editions }: ReferenceTables): TableRow[] {
  return [...editions.values()].flat().map(({ content }) => ({
    ...pointKey(content),
    edition: content.edition,
    value: content.value,
    lower: content.lower,
    upper: content.upper,
    interval_level: content.intervalLevel,
    origin: content.origin,
  }))
}

function rejectionRows({ rejections }: ReferenceTables): TableRow[] {
  return rejections.map(({ content }) => ({
    ...pointKey(content),
    value: content.value,
    reason: content.reason,
  }))
}

function facilityRows({ facilities }: ReferenceTables, stamps: TableRow): TableRow[] {
  return facilities.map(({ content: facility }) => ({
    id: facility.id,
    name: facility.name,
    type: facility.type,
    tier: facility.tier,
    level: facility.level,
    ownership: facility.ownership,
    state: facility.state,
    lga: facility.lga,
    latitude: facility.latitude,
    longitude: facility.longitude,
    datasource: facility.source,
    flag: facility.flag,
    ...stamps,
  }))
}

function dashboardRows(stamps: TableRow): TableRow[] {
  return DASHBOARDS.map((dashboard) => ({
    id: dashboard.id,
    name: dashboard.name,
    title: dashboard.title,
    description: dashboard.description,
    indicators: dashboard.indicators,
    default_indicators: dashboard.defaultIndicators,
    data_sources: dashboard.dataSources,
    initial_indicator: dashboard.initialIndicator,
    initial_datasource: dashboard.initialDatasource,
    initial_location: dashboard.initialLocation,
    show_table_related_indicator: dashboard.showTableRelatedIndicator,
    sections: sectionTitles(dashboard.name),
    waiting_for: dashboard.waitingFor,
    ...stamps,
  }))
}

/** Sections go by their names over HTTP, as in custom dashboards. */
function sectionTitles(dashboard: string): string[] {
  return sectionsOf(DASHBOARD_SECTIONS[dashboard] ?? []).map(({ name }) => name)
}

/** By which columns a row without an id of its own is known again. */
const KEYS = {
  datasource_specific_indicator: ['indicator', 'datasource'],
  edition: ['indicator', 'datasource', 'location', 'period', 'edition'],
  rejection: ['indicator', 'datasource', 'location', 'period'],
  citation: [
    ...['datasource', 'indicator', 'level', 'period', 'locations'],
    ...['definition_note', 'citation', 'url', 'file'],
  ],
  link: ['indicator', 'datasource', 'period', 'link'],
} as const

async function mergeKeyed(
  transaction: Transaction,
  table: keyof typeof KEYS,
  rows: readonly TableRow[],
): Promise<readonly number[]> {
  const placed = await withIds(transaction, { table, key: KEYS[table] }, rows)
  await mergeTable(transaction, table, placed)
  return placed.map(({ id }) => id)
}

/** As `mergeKeyed`; what the data set no longer says goes. */
async function replaceKeyed(
  transaction: Transaction,
  table: keyof typeof KEYS,
  rows: readonly TableRow[],
): Promise<void> {
  await removeOthers(transaction, table, await mergeKeyed(transaction, table, rows))
}

/**
 * Brings the tables that stand behind the figures up to a version of the data set; new and changed rows carry the time given, and what
 * people edited stays as they have it. Returns the
 * ids of its citations, in their order.
 */
export async function loadReference(
  transaction: Transaction,
  tables: ReferenceTables,
  { now, version }: { readonly now: Date; readonly version: string },
): Promise<readonly number[]> {
  const stamps = { created_at: now, updated_at: now }
  await mergeTable(transaction, 'location', locationRows(tables, stamps))
  const indicators = await keepEdited(transaction, 'indicator', indicatorRows(tables, stamps), version)
  await mergeTable(transaction, 'indicator', indicators)
  const sources = await keepEdited(transaction, 'source', sourceRows(tables, stamps), version)
  await mergeTable(transaction, 'datasource', sources)
  await mergeTable(transaction, 'evidence', evidenceRows(tables))
  const measures = await keepEdited(transaction, 'measure', measureRows(tables, stamps), version)
  await mergeKeyed(transaction, 'datasource_specific_indicator', measures)
  await replaceKeyed(transaction, 'edition', editionRows(tables))
  await replaceKeyed(transaction, 'rejection', rejectionRows(tables))
  const citations = await mergeKeyed(transaction, 'citation', citationRows(tables))
  await replaceKeyed(transaction, 'link', citationLinks(tables.citations, stamps))
  await mergeTable(transaction, 'dashboard', dashboardRows(stamps))
  await mergeTable(transaction, 'facility', facilityRows(tables, stamps))
  return citations
}

/** Gives the tables that come with the store itself the time of the first release. */
export async function stampFixedTables(transaction: Transaction, now: Date): Promise<void> {
  for (const table of ['factor', 'value_type', 'location_hierarchy_level']) {
    await transaction.query(`update ${table} set created_at = $1, updated_at = $1`, [now])
  }
}
