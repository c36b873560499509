import { type Level, LEVELS } from '#domain/location/location.ts'
import type { Findings } from '../finding.ts'
import type { Placed } from '../read-rows.ts'
import type { ReferenceTables } from './reference-tables.ts'

/** The level that holds each level; LGAs and senatorial districts belong to a state. */
const PARENT_LEVELS: Readonly<Record<Level, Level | null>> = { 1: null, 2: 1, 3: 2, 4: 3, 5: 3 }

/**
 * Checks the rules about all rows of the tables: keys that repeat, and ids that lead from one row to another.
 */
export function checkReferences(tables: ReferenceTables, problems: Findings): void {
  const once = <Content>(
    file: string,
    column: string,
    rows: readonly Placed<Content>[],
    key: (content: Content) => string | number,
  ) => {
    const lines = new Map<string | number, number>()
    for (const { line, content } of rows) {
      const first = lines.get(key(content))
      if (first === undefined) lines.set(key(content), line)
      else problems.add({ file, line, column, message: `"${key(content)}" is already in line ${first}.` })
    }
  }
  once('indicators.csv', 'id', tables.indicators, ({ id }) => id)
  once('indicators.csv', 'code', tables.indicators, ({ code }) => code)
  once('sources.csv', 'id', tables.sources, ({ id }) => id)
  once('sources.csv', 'datasource', tables.sources, ({ name }) => name)
  once('evidence.csv', 'id', tables.evidence, ({ id }) => id)
  once('locations.csv', 'id', tables.locations, ({ id }) => id)
  once('indicator_source.csv', 'indicator', tables.measures, (row) => `${row.indicator}, ${row.source}`)
  once('facilities.csv', 'id', tables.facilities, ({ id }) => id)
  checkRelated(tables, problems)
  checkPlaces(tables, problems)
}

function checkRelated({ indicators, sources, known }: ReferenceTables, problems: Findings): void {
  for (const { line, content } of indicators) {
    for (const id of content.related.filter((related) => !known.indicators.has(related))) {
      const message = `There is no indicator with the id "${id}".`
      problems.add({ file: 'indicators.csv', line, column: 'first_related … fourth_related', message })
    }
  }
  for (const { line, content } of sources) {
    for (const id of content.derivedFrom.filter((origin) => !known.sources.has(origin))) {
      const message = `There is no data source with the id "${id}".`
      problems.add({ file: 'sources.csv', line, column: 'derived_from', message })
    }
  }
}

function checkPlaces({ locations, known }: ReferenceTables, problems: Findings): void {
  for (const { line, content } of locations) {
    const wanted = PARENT_LEVELS[content.level]
    const found = content.parent === null ? null : (known.locations.get(content.parent) ?? 0)
    if (found !== wanted) {
      const expected = wanted === null ? 'has no parent' : `has a parent of the level ${LEVELS[wanted]}`
      const message = `A place of the level ${LEVELS[content.level]} ${expected}.`
      problems.add({ file: 'locations.csv', line, column: 'parent', message })
    }
    const district = content.senatorialDistrict
    if (district !== null && known.locations.get(district) !== 5) {
      const message = `${district} is not a senatorial district.`
      problems.add({ file: 'locations.csv', line, column: 'senatorial_district', message })
    }
  }
}
