import { seedDefaultData } from '#server/features/publishing/seed-default-data.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { PublishedRelease } from '#server/release/publish-changes.ts'
import { MADE_UP_DATASET, writeDataset } from './made-up-dataset.ts'
import { newTestFolder } from './test-folder.ts'

/** Publishes the made-up data set as the first release of an empty store. */
export async function seedMadeUp(database: Database, files = MADE_UP_DATASET): Promise<PublishedRelease> {
  const folder = writeDataset(newTestFolder(), files)
  const release = await seedDefaultData(database, { folder, progress: () => {} })
  if (release === null) throw new Error('The store has a release already.')
  return release
}
