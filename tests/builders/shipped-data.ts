import { fileURLToPath } from 'node:url'
import { CURATION } from '#catalogue/curation.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
import { type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import { shownNames } from '#domain/location/shown-name.ts'
import type { Point } from '#domain/observation/point.ts'
import { districtsOf, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { Findings } from '#server/dataset/finding.ts'
import { OBSERVATION_COLUMNS, readObservation } from '#server/dataset/observation-row.ts'
import { allRows } from '#server/dataset/read-rows.ts'
import { dataFile, readReference } from '#server/dataset/reference/read-reference.ts'

const FOLDER = fileURLToPath(new URL('../../datasets/', import.meta.url))

/** The data set that ships, without a database. */
export interface ShippedData {
  readonly reference: ReferenceData
  /** The figures of an indicator at every place; empty for one without figures. */
  tableOf(indicator: number): ObservationTable
  /** The figures of earlier editions, of all figures. */
  readonly editions: readonly EditionFigure[]
}

declare global {
  /** The shipped data, read once in a process for all its tests. */
  var shippedData: Promise<ShippedData> | undefined
}

/** The shipped files, but the months of LGAs, which are half of all rows; fails when a row cannot be used. */
export function readShippedData(): Promise<ShippedData> {
  globalThis.shippedData ??= readFiles((name) => !name.includes('-monthly-lga-'))
  return globalThis.shippedData
}

/** All shipped files. */
export function readAllShippedData(): Promise<ShippedData> {
  return readFiles(() => true)
}

async function readFiles(wanted: (name: string) => boolean): Promise<ShippedData> {
  const problems = new Findings()
  const warnings = new Findings()
  const tables = await readReference(FOLDER, problems, warnings)
  const points: Point[] = []
  const names = tables.sources.flatMap(({ content }) => content.files)
  for (const name of names.filter(wanted)) {
    const file = dataFile(FOLDER, name)
    const rows = await allRows(
      file,
      OBSERVATION_COLUMNS,
      (row) => readObservation(row, tables.known),
      problems,
      warnings,
    )
    for (const { content } of rows) points.push(content)
  }
  if (problems.total > 0) throw new Error(`The shipped data cannot be read: ${problems.first[0]?.message}`)
  const byIndicator = Map.groupBy(points, ({ indicator }) => indicator)
  const byId = <T extends { readonly id: number | string }>(
    rows: readonly { readonly content: T }[],
  ): ReadonlyMap<T['id'], T> => new Map(rows.map(({ content }) => [content.id, content]))
  const shown = shownNames(tables.locations.map(({ content }) => content))
  const reference: ReferenceData = {
    indicators: byId(tables.indicators),
    sources: byId(tables.sources),
    locations: new Map(
      tables.locations.map(({ content }) => [
        content.id,
        {
          ...content,
          name: shown.get(content.id) ?? content.name,
        },
      ]),
    ),
    districtOf: districtsOf(
      tables.locations.map(({ content: { id, senatorialDistrict } }) => ({
        id,
        district: senatorialDistrict,
      })),
    ),
    evidence: byId(tables.evidence),
    curation: CURATION,
    measures: new Map(
      tables.measures.map(({ content }, index) => [
        measureKey(content.indicator, content.source),
        { id: index + 1, ...content, intervalEditions: [] },
      ]),
    ),
  }
  const editions = [...tables.editions.values()].flat().map(({ content }) => content)
  return { reference, editions, tableOf: (indicator) => tableOf(byIndicator.get(indicator) ?? []) }
}
