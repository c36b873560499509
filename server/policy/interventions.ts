import { join } from 'node:path'
import type { Intervention } from '#domain/policy-simulation/intervention.ts'
import { readIntervention } from '#domain/policy-simulation/read-intervention.ts'
import { csvRecords } from '#server/dataset/csv-records.ts'
import type { CsvRecord } from '#server/dataset/csv-rows.ts'
import { PROJECT } from '#server/platform/project-folder.ts'

const FILE = join(PROJECT, 'datasets/interventions.csv')

let read: Promise<readonly Intervention[]> | undefined

/** The published effects that ship, read once. Throws when a row is wrong: an effect without citation is not loaded. */
export function interventions(): Promise<readonly Intervention[]> {
  read ??= readFile()
  return read
}

async function readFile(): Promise<Intervention[]> {
  const records: CsvRecord[] = []
  for await (const record of csvRecords(FILE)) records.push(record)
  const [header, ...rows] = records
  const columns = header?.cells ?? []
  return rows.map(({ line, cells }) => {
    const found = readIntervention(
      Object.fromEntries(columns.map((column, position) => [column, cells[position] ?? ''])),
    )
    if (found.status === 'ok') return found.intervention
    throw new Error(`interventions.csv, line ${line}: ${found.columns.join(', ')} cannot be used.`)
  })
}
