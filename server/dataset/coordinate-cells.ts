import { CURATION } from '#catalogue/curation.ts'
import { COORDINATE_COLUMNS } from '#domain/observation/import-file.ts'
import { cohortOfDoses } from '#domain/observation/birth-cohort.ts'
import { type Coordinates, NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { type PeriodCode, periodCode, periodYear } from '#domain/period/period.ts'
import type { KnownIds } from './known-ids.ts'
import type { Row } from './row.ts'

const COLUMNS = COORDINATE_COLUMNS.map(({ name }) => name)

/** A period, or null for an empty cell. */
export function readPeriod(row: Row, column: string): PeriodCode | null {
  const text = row.text(column)
  const period = periodCode(text)
  if (text !== '' && period === null) {
    row.refuse(column, `"${text}" is not a period. Write 2018, 2024-03 for a month or 2024-W40 for a week.`)
  }
  return period
}

/** First and last period of a span: both or neither, and not the wrong way round. */
export function readSpan(
  row: Row,
  [first, last]: readonly [first: string, last: string],
): readonly [start: PeriodCode | null, end: PeriodCode | null] {
  const start = readPeriod(row, first)
  const end = readPeriod(row, last)
  if ((row.text(first) === '') !== (row.text(last) === '')) {
    row.refuse(row.text(first) === '' ? first : last, 'A span needs its beginning and its end.')
  }
  if (start !== null && end !== null && periodYear(start) > periodYear(end)) {
    row.refuse(last, `The span ends (${row.text(last)}) before it begins (${row.text(first)}).`)
  }
  return [start, end]
}

/** The coordinates of a row's figure; unreadable cells are noted on the row. */
export function readCoordinates(row: Row, key: PointKey, known: KnownIds): Coordinates {
  if (!row.hasAny(COLUMNS)) return NO_COORDINATES
  const [referenceStart, referenceEnd] = readSpan(row, ['reference_start', 'reference_end'])
  const evidence = row.list('evidence')
  for (const id of evidence.filter((word) => !known.evidence.has(word))) {
    row.refuse('evidence', `There is no evidence with the id "${id}".`)
  }
  return {
    referenceStart,
    referenceEnd,
    birthCohort: readCohort(row, key, known),
    evidence,
    edition: row.text('edition'),
    supersededBy: readSourceName(row, 'superseded_by', known),
  }
}

/**
 * The cohort of a row, else the one that follows from the age at which the dose is due. A survey's depends on its field work, which
 * no label tells; a row that says nothing of its time leaves what is known of the figure as it is.
 */
function readCohort(row: Row, { indicator, source, period }: PointKey, known: KnownIds): number | null {
  const named = row.whole('cohort', 1900, 2150)
  const due = CURATION.dueAges[indicator]
  const isAsked = known.sources.get(source) === 'Survey' || row.text('reference_start') === ''
  return named !== null || due === undefined || isAsked ? named : cohortOfDoses(period, due)
}

/** The id of the source with this short name, or null for an empty cell. */
export function readSourceName(row: Row, column: string, { sourceNames }: KnownIds): number | null {
  const name = row.text(column)
  if (name === '') return null
  const id = sourceNames.get(name)
  if (id === undefined) row.refuse(column, `There is no data source with the short name "${name}".`)
  return id ?? null
}
