import { periodCode } from '#domain/period/period.ts'
import type { KnownIds } from '../known-ids.ts'
import type { Columns } from '../read-rows.ts'
import type { Row } from '../row.ts'

export const CITATION_COLUMNS: Columns = {
  required: ['datasource', 'indicator', 'level', 'period', 'locations', 'citation'],
  optional: ['definition_note', 'url', 'file'],
}

/** The publication in which the figures of one source and period were read, for the places listed. */
export interface Citation {
  readonly indicator: number
  readonly source: number
  /** `national`, `zonal` or `state`. */
  readonly level: string
  readonly period: number
  readonly locations: readonly number[]
  readonly definitionNote: string
  readonly citation: string
  readonly url: string
  /** The file within the address. */
  readonly file: string
}

function readLocations(row: Row, known: KnownIds): number[] {
  const words = row.list('locations')
  if (words.length === 0) row.refuse('locations', 'The cell is empty.')
  for (const word of words) {
    if (!known.locations.has(Number(word))) {
      row.refuse('locations', `There is no location with the id "${word}".`)
    }
  }
  return words.map(Number)
}

function readUrl(row: Row): string {
  const url = row.text('url')
  if (url !== '' && !(URL.canParse(url) && /^https?:/.test(url))) {
    row.refuse('url', `"${url}" is not an address that begins with http:// or https://.`)
  }
  return url
}

/** A citation; null when the row was refused. */
export function readCitation(row: Row, known: KnownIds): Citation | null {
  const period = periodCode(row.text('period'))
  if (period === null) row.refuse('period', `"${row.text('period')}" is not a period.`)
  const citation: Citation = {
    indicator: row.id('indicator', known.indicators, 'indicator'),
    source: row.id('datasource', known.sources, 'data source'),
    level: row.word('level', ['national', 'zonal', 'state', 'lga', 'senatorial']),
    period: period ?? 0,
    locations: readLocations(row, known),
    definitionNote: row.text('definition_note'),
    citation: row.required('citation'),
    url: readUrl(row),
    file: row.text('file'),
  }
  return row.problems.length > 0 ? null : citation
}
