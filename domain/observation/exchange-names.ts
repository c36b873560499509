import { FILE_COLUMNS } from './import-file.ts'

/** The data structure that our own SDMX-CSV names, by which it is known again. */
export const OWN_STRUCTURE = 'MSDAT:FIGURES(1.0)'

/** Columns that SDMX calls otherwise than our files of figures. */
const OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['location', 'REF_AREA'],
  ['period', 'TIME_PERIOD'],
  ['value', 'OBS_VALUE'],
  ['lower', 'LOWER_BOUND'],
  ['upper', 'UPPER_BOUND'],
])

/** A column of a file of figures as SDMX-CSV names it. */
export function sdmxName(column: string): string {
  return OTHERWISE.get(column) ?? column.toUpperCase()
}

const OWN = new Map(FILE_COLUMNS.map(({ name }) => [sdmxName(name), name as string]))

/** The columns of our own SDMX-CSV as our files of figures name them; others stay as they are. */
export function ownHeads(heads: readonly string[]): readonly string[] {
  return heads.map((head) => OWN.get(head) ?? head)
}
