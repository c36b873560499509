import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type IsoDay, isoDay } from '#domain/period/calendar.ts'
import { numberKind } from '#domain/statistics/number-kind.ts'
import type { Findings } from '../finding.ts'
import { EVIDENCE_COLUMNS, readEvidence } from './evidence-row.ts'
import type { KnownIds } from '../known-ids.ts'
import { allRows, type Columns, type DataFile, type Placed, type ReadRow } from '../read-rows.ts'
import { CITATION_COLUMNS, readCitation } from './citation-row.ts'
import { checkReferences } from './check-references.ts'
import { EDITION_COLUMNS, readEdition } from './edition-row.ts'
import { readRejection, REJECTION_COLUMNS } from './rejection-row.ts'
import { FACILITY_COLUMNS, readFacility } from './facility-row.ts'
import { INDICATOR_COLUMNS, readIndicator } from './indicator-row.ts'
import { LOCATION_COLUMNS, readLocation } from './location-row.ts'
import { MEASURE_COLUMNS, readMeasure } from './measure-row.ts'
import type { ReferenceTables } from './reference-tables.ts'
import { readSource, SOURCE_COLUMNS } from './source-row.ts'

/** The tables of files in the folder of editions, by file. */
async function readEditions<Content>(
  folder: string,
  read: (name: string) => Promise<Placed<Content>[]>,
): Promise<ReadonlyMap<string, readonly Placed<Content>[]>> {
  const files = new Map<string, readonly Placed<Content>[]>()
  for (const name of csvFiles(folder, 'editions')) files.set(name, await read(name))
  return files
}

/** The names of the CSV files in a folder of a data set, sorted; none when there is no such folder. */
export function csvFiles(folder: string, inner: string): string[] {
  const path = join(folder, inner)
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.csv')) : []
  return names.sort().map((name) => `${inner}/${name}`)
}

/** A file of a data set. */
export function dataFile(folder: string, name: string): DataFile {
  return { path: join(folder, name), name }
}

/**
 * Reads the tables that stand behind the figures, and checks them against each other. `today`: the day from
 * which figures are ahead.
 */
export async function readReference(
  folder: string,
  problems: Findings,
  warnings: Findings,
  today: IsoDay = isoDay(new Date()),
): Promise<ReferenceTables> {
  const rows = <Content>(name: string, columns: Columns, read: ReadRow<Content>) =>
    allRows(dataFile(folder, name), columns, read, problems, warnings)
  const indicators = await rows('indicators.csv', INDICATOR_COLUMNS, readIndicator)
  const sources = await rows('sources.csv', SOURCE_COLUMNS, readSource)
  const locations = await rows('locations.csv', LOCATION_COLUMNS, readLocation)
  const ids = {
    indicators: new Map(indicators.map(({ content }) => [content.id, numberKind(content)])),
    sources: new Map(sources.map(({ content }) => [content.id, content.classification])),
    locations: new Map(locations.map(({ content }) => [content.id, content.level])),
    sourceNames: new Map(sources.map(({ content }) => [content.name, content.id])),
    evidence: new Set<string>(),
    today,
  }
  const optional = async <Content>(name: string, columns: Columns, read: ReadRow<Content>) =>
    existsSync(join(folder, name)) ? rows(name, columns, read) : []
  const evidence = await optional('evidence.csv', EVIDENCE_COLUMNS, (row) => readEvidence(row, ids))
  const known: KnownIds = { ...ids, evidence: new Set(evidence.map(({ content }) => content.id)) }
  const tables: ReferenceTables = {
    known,
    indicators,
    sources,
    evidence,
    locations,
    measures: await rows('indicator_source.csv', MEASURE_COLUMNS, (row) => readMeasure(row, known)),
    citations: await rows('citations.csv', CITATION_COLUMNS, (row) => readCitation(row, known)),
    rejections: await optional('rejections.csv', REJECTION_COLUMNS, (row) => readRejection(row, known)),
    editions: await readEditions(folder, (name) =>
      rows(name, EDITION_COLUMNS, (row) => readEdition(row, known)),
    ),
    facilities: await rows('facilities.csv', FACILITY_COLUMNS, (row) => readFacility(row, known)),
  }
  checkReferences(tables, problems)
  return tables
}
