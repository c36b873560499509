import { type Evidence, EVIDENCE_KINDS } from '#domain/evidence/evidence.ts'
import { readSourceName, readSpan } from '../coordinate-cells.ts'
import type { KnownIds } from '../known-ids.ts'
import type { Columns } from '../read-rows.ts'
import type { Row } from '../row.ts'

export const EVIDENCE_COLUMNS: Columns = {
  required: ['id', 'kind', 'title'],
  optional: ['fieldwork_start', 'fieldwork_end', 'birth_cohort_year', 'current_source', 'basis'],
}

/** Letters, digits and hyphens, so that several can stand in one cell. */
const ID = /^[A-Za-z][A-Za-z0-9-]*$/

/** Evidence and where its dates were read; empty where nothing is said. */
export interface EvidenceWithBasis extends Evidence {
  readonly basis: string
}

/** A piece of evidence; null when the row was refused. */
export function readEvidence(row: Row, known: KnownIds): EvidenceWithBasis | null {
  const id = row.required('id')
  if (id !== '' && !ID.test(id)) row.refuse('id', `"${id}" is not made of letters, digits and hyphens.`)
  const [fieldworkStart, fieldworkEnd] = readSpan(row, ['fieldwork_start', 'fieldwork_end'])
  const evidence: EvidenceWithBasis = {
    id,
    kind: row.word('kind', EVIDENCE_KINDS),
    title: row.required('title'),
    fieldworkStart,
    fieldworkEnd,
    birthCohort: row.whole('birth_cohort_year', 1900, 2150),
    currentSource: readSourceName(row, 'current_source', known),
    basis: row.text('basis'),
  }
  return row.problems.length > 0 ? null : evidence
}
