import { mergeTables, narrowedTable } from '#domain/observation/merge-tables.ts'
import { emptyTable, type ObservationTable } from '#domain/observation/observation-table.ts'
import { type KnownCoordinates, listedKeys, listedTable } from './listed-table.ts'
import type { StoredFigures } from './stored-figures.ts'

/** The figures that the store tells, as a change would leave them. */
export function figuresTable(
  { published, changes }: StoredFigures,
  about: KnownCoordinates,
): ObservationTable {
  const before = published === null ? emptyTable() : listedTable(published, about)
  if (changes === null) return before
  const changed = listedTable(changes, about)
  // Of an indicator without figures all is new, and no figure takes the place of another: nothing has to be looked up.
  if (published === null) return changed
  const keys = listedKeys(changes)
  const staying = narrowedTable(
    before,
    ({ source, location, period }) => !keys.has(`${source},${location},${period}`),
  )
  return mergeTables([staying, changed])
}
