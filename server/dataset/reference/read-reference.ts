import { join } from 'node:path'
import type { Findings } from '../finding.ts'
import type { KnownIds } from '../known-ids.ts'
import { allRows, type Columns, type DataFile, type ReadRow } from '../read-rows.ts'
import { CITATION_COLUMNS, readCitation } from './citation-row.ts'
import { checkReferences } from './check-references.ts'
import { FACILITY_COLUMNS, readFacility } from './facility-row.ts'
import { INDICATOR_COLUMNS, readIndicator } from './indicator-row.ts'
import { LOCATION_COLUMNS, readLocation } from './location-row.ts'
import { MEASURE_COLUMNS, readMeasure } from './measure-row.ts'
import type { ReferenceTables } from './reference-tables.ts'
import { readSource, SOURCE_COLUMNS } from './source-row.ts'

/** A file of a data set. */
export function dataFile(folder: string, name: string): DataFile {
  return { path: join(folder, name), name }
}

/** Reads the tables that stand behind the figures, and checks what they say about each other. */
export async function readReference(
  folder: string,
  problems: Findings,
  warnings: Findings,
): Promise<ReferenceTables> {
  const rows = <Content>(name: string, columns: Columns, read: ReadRow<Content>) =>
    allRows(dataFile(folder, name), columns, read, problems, warnings)
  const indicators = await rows('indicators.csv', INDICATOR_COLUMNS, readIndicator)
  const sources = await rows('sources.csv', SOURCE_COLUMNS, readSource)
  const locations = await rows('locations.csv', LOCATION_COLUMNS, readLocation)
  const known: KnownIds = {
    indicators: new Map(indicators.map(({ content }) => [content.id, content.factor])),
    sources: new Map(sources.map(({ content }) => [content.id, content.classification])),
    locations: new Map(locations.map(({ content }) => [content.id, content.level])),
  }
  const tables: ReferenceTables = {
    known,
    indicators,
    sources,
    locations,
    measures: await rows('indicator_source.csv', MEASURE_COLUMNS, (row) => readMeasure(row, known)),
    citations: await rows('citations.csv', CITATION_COLUMNS, (row) => readCitation(row, known)),
    facilities: await rows('facilities.csv', FACILITY_COLUMNS, (row) => readFacility(row, known)),
  }
  checkReferences(tables, problems)
  return tables
}
