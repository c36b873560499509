import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { migratedStore } from './test-database.ts'

/** An embedded database with the data set that ships; whoever asked for it closes it. Takes a while on a busy machine. */
export async function openDefaultData(): Promise<Database> {
  const database = await openDatabase(await migratedStore('embedded'))
  await seedDefaultData(database, { progress: () => {} })
  return database
}
