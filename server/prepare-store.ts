import { migrate, pendingMigrations } from './database/migrate.ts'
import { hasDefaultData, seedDefaultData } from './features/publishing/seed-default-data.ts'
import type { Database } from './platform/database/database.ts'
import type { Environment } from './platform/environment.ts'

/** True when the store has the tables and the data of this version. */
export async function isPrepared(
  database: Database,
  { leaveOutLicences: leaveOut }: Environment,
): Promise<boolean> {
  return (await pendingMigrations(database)).length === 0 && hasDefaultData(database, { leaveOut })
}

/** Brings the store up to date, and fills it when it is empty. `progress` is given a line when a step begins. */
export async function prepareStore(
  database: Database,
  { leaveOutLicences: leaveOut }: Environment,
  progress: (line: string) => void,
): Promise<void> {
  await migrate(database)
  await seedDefaultData(database, { progress, leaveOut })
}
