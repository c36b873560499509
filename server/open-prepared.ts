import type { Database } from './platform/database/database.ts'
import { isEmpty, openDatabase } from './platform/database/open-database.ts'
import type { Environment } from './platform/environment.ts'
import { inOwnProcess } from './own-process.ts'
import { isPrepared } from './prepare-store.ts'

/**
 * Opens the store with everything in it. Missing parts are put there first, by a process that ends: the
 * embedded database and the engine keep the memory that they once took for as long as their process lives.
 */
export async function openPrepared(environment: Environment): Promise<Database> {
  if (!isEmpty(environment)) {
    const database = await openDatabase(environment)
    if (await orClose(database, isPrepared(database, environment))) return database
    await database.close()
  }
  await inOwnProcess(new URL('./prepare.ts', import.meta.url))
  return openDatabase(environment)
}

async function orClose<T>(database: Database, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    await database.close()
    throw error
  }
}
