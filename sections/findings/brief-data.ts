import { type Catalogue, releaseYear } from '#contract/release-data.ts'
import type { BriefData } from '#domain/brief/question.ts'
import type { BriefSubjects } from '#domain/brief/subjects.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { emptyTable, type ObservationTable } from '#domain/observation/observation-table.ts'
import type { Figures } from '#sections/files/figures.ts'

/** The material of findings, from the files that have come. */
export function briefDataOf(subjects: BriefSubjects, catalogue: Catalogue, figures: Figures): BriefData {
  const { indicators, lgas, groups, places, reference } = figures
  const none = emptyTable()
  const tables = new Map<number, ObservationTable>()
  const tableOf = (id: number) => {
    const own = [...indicators, ...lgas].filter((data) => data.id === id).map(({ table }) => table)
    const [first = none] = own
    return own.length > 1 ? mergeTables(own) : first
  }
  const named = (places?.lgas ?? []).map((lga) => [lga.id, lga] as const)
  return {
    reference: { ...reference, locations: new Map([...reference.locations, ...named]) },
    subjects,
    currentYear: releaseYear(catalogue.release),
    tableOf(id) {
      const known = tables.get(id)
      if (known) return known
      const made = tableOf(id)
      tables.set(id, made)
      return made
    },
    groupsOf: (indicator) => groups.get(indicator) ?? [],
    heldAt: (location) => places?.held.get(location) ?? 0,
  }
}
